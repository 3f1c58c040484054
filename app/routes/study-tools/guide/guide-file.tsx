// Where a file is chosen, photographed or dropped. The fields have no name and no form, so that nothing can send them.
import { Camera, FileUp, Smartphone } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useId } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
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
  function drop(event: DragEvent) {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file) onFile(file)
    // The same file may be chosen again once it was mended.
    target.value = ''
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a wider target for the buttons inside, for those who drag
    <div className="guide-file" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Art name="worksheet" grain />
      <div className="ways-in">
        <label className="button secondary">
          <FileUp aria-hidden />
          <span className="words">{m.guide_choose()}</span>
          <input type="file" accept={KINDS} aria-describedby={`${id}-hint`} onChange={choose} />
        </label>
        <label className="button ghost by-camera">
          <Camera aria-hidden />
          <span className="words">{m.worksheet_camera()}</span>
          <input type="file" accept="image/*" capture="environment" onChange={choose} />
        </label>
        <p className="hint" id={`${id}-hint`}>
          {m.guide_kinds()}
        </p>
      </div>
      {refusal && (
        <Notice tone="error" role="alert">
          <p>{WORDS[refusal]()}</p>
        </Notice>
      )}
      <p className="on-device">
        <Smartphone aria-hidden /> {m.worksheet_private()}
      </p>
    </div>
  )
}
