// The place for a worksheet: read on this device where the plan has it, else told what it is. Coming soon, there is no file field;
// a file dropped here gets the notice, and does not open in the place of the page.
import { FeatureButton } from '#app/features/feature-button.tsx'
import { showNotice } from '#app/features/feature-form.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { fileDrop } from '#app/stage/chosen-file/file-drop.ts'
import { Art } from '#app/ui/art/art.tsx'
import { FEATURES } from './features.ts'
import { useInputRights } from './input-rights.ts'
import { LockedUpload } from './locked-upload.tsx'
import { WorksheetReader } from './worksheet/worksheet-reader.tsx'
import './upload-form.css'

export function UploadForm() {
  const { worksheets } = useInputRights()
  if ('notice' in FEATURES.worksheetUpload) return <ComingUpload />
  return worksheets === 'open' ? <WorksheetReader /> : <LockedUpload right={worksheets} />
}

function ComingUpload() {
  return (
    <div className="upload-form" {...fileDrop(() => showNotice(FEATURES.worksheetUpload))}>
      <Art name="worksheet" grain />
      <p className="drop">{m.homework_drop()}</p>
      <p className="hint">{m.homework_upload_hint()}</p>
      <FeatureButton feature={FEATURES.worksheetUpload} keyAction>
        {m.homework_upload()}
      </FeatureButton>
    </div>
  )
}
