// An empty slot, the size of a sheet: a file is dropped, chosen, or taken with the camera of a phone. The fields have no name and
// no form, so that nothing can send them.
import { Camera, FileUp, Smartphone } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useId } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { isLocale, LOCALE_NAMES, LOCALES, type Locale } from '#app/i18n/locales.ts'
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
  function allowDrop(event: DragEvent) {
    event.preventDefault()
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a wider target for the buttons inside, for those who drag
    <div className="upload-form" onDragOver={allowDrop} onDrop={drop}>
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
      <div className="ways-in">
        <label className="button primary key">
          <FileUp aria-hidden />
          <span className="words">{m.homework_upload()}</span>
          <input type="file" accept={KINDS} aria-describedby={`${id}-hint`} onChange={choose} />
        </label>
        <label className="button ghost by-camera">
          <Camera aria-hidden />
          <span className="words">{m.worksheet_camera()}</span>
          <input type="file" accept="image/*" capture="environment" onChange={choose} />
        </label>
      </div>
      <NativeSelect
        id="worksheet-language"
        name=""
        label={m.worksheet_language()}
        items={LANGUAGES}
        value={language}
        onChange={({ target }) => isLocale(target.value) && onLanguage(target.value)}
      />
      <p className="on-device">
        <Smartphone aria-hidden /> {m.worksheet_private()}
      </p>
    </div>
  )
}
