// Where a file is chosen, photographed or dropped.
import { useId } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { FileButtons } from '#app/stage/chosen-file/file-buttons.tsx'
import { fileDrop } from '#app/stage/chosen-file/file-drop.ts'
import { OnDeviceLine } from '#app/stage/chosen-file/on-device-line.tsx'
import { REFUSAL_WORDS } from '#app/stage/worksheet/refusal-words.ts'
import type { WorksheetRefusal } from '#app/stage/worksheet/worksheet.types.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Notice } from '#app/ui/notice.tsx'

const KINDS = 'application/pdf,image/jpeg,image/png,text/plain,text/markdown,.txt,.md'

/** As for a worksheet, but for what a guide may be besides. */
const WORDS: Readonly<Record<WorksheetRefusal, () => string>> = {
  ...REFUSAL_WORDS,
  wrong_kind: m.guide_wrong_kind,
  no_text: m.guide_no_text,
}

export function GuideFile({
  refusal,
  onFile,
}: {
  refusal: WorksheetRefusal | null
  onFile: (file: Blob) => void
}) {
  const id = useId()
  return (
    <div className="guide-file" {...fileDrop(onFile)}>
      <Art name="worksheet" grain />
      <div className="ways-in">
        <FileButtons label={m.guide_choose()} kinds={KINDS} describedBy={`${id}-hint`} onFile={onFile} />
        <p className="hint" id={`${id}-hint`}>
          {m.guide_kinds()}
        </p>
      </div>
      {refusal && (
        <Notice tone="error" role="alert">
          <p>{WORDS[refusal]()}</p>
        </Notice>
      )}
      <OnDeviceLine />
    </div>
  )
}
