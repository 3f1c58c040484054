// An empty slot, the size of a sheet: a file is dropped, chosen, or taken with the camera of a phone.
import { useId } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { isLocale, LOCALE_NAMES, LOCALES, type Locale } from '#app/i18n/locales.ts'
import { FileButtons } from '#app/stage/chosen-file/file-buttons.tsx'
import { fileDrop } from '#app/stage/chosen-file/file-drop.ts'
import { OnDeviceLine } from '#app/stage/chosen-file/on-device-line.tsx'
import { REFUSAL_WORDS } from '#app/stage/worksheet/refusal-words.ts'
import type { WorksheetRefusal } from '#app/stage/worksheet/worksheet.types.ts'
import { Art } from '#app/ui/art/art.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { Notice } from '#app/ui/notice.tsx'

const KINDS = 'application/pdf,image/jpeg,image/png'
const LANGUAGES = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))

export interface WorksheetDropProps {
  refusal: WorksheetRefusal | null
  language: Locale
  onLanguage(language: Locale): void
  onFile(file: Blob): void
}

export function WorksheetDrop({ refusal, language, onLanguage, onFile }: WorksheetDropProps) {
  const id = useId()
  return (
    <div className="upload-form" {...fileDrop(onFile)}>
      <noscript>
        <Notice>
          <p>{m.homework_needs_scripts()}</p>
        </Notice>
      </noscript>
      <Art name="worksheet" grain />
      <p className="drop">{m.homework_drop()}</p>
      <p className="hint" id={`${id}-hint`}>
        {m.homework_upload_hint()}
      </p>
      {refusal && (
        <Notice tone="error" role="alert">
          <p>{REFUSAL_WORDS[refusal]()}</p>
        </Notice>
      )}
      <FileButtons
        label={m.homework_upload()}
        isKeyAction
        kinds={KINDS}
        describedBy={`${id}-hint`}
        onFile={onFile}
      />
      <NativeSelect
        id="worksheet-language"
        name=""
        label={m.worksheet_language()}
        items={LANGUAGES}
        value={language}
        onChange={({ target }) => isLocale(target.value) && onLanguage(target.value)}
      />
      <OnDeviceLine />
    </div>
  )
}
