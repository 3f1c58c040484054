// The ways a file comes in: chosen, or taken with the camera of a phone. The fields have no name and no form, so that nothing can
// send them.
import { Camera, FileUp } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { classNames } from '#app/ui/class-names.ts'
import './file-buttons.css'

export interface FileButtonsProps {
  /** On the button. */
  label: string
  isKeyAction?: boolean
  /** As the attribute accept says it. */
  kinds: string
  /** Id of the text that says what the file may be. */
  describedBy: string
  onFile(file: Blob): void
}

export function FileButtons({ label, isKeyAction, kinds, describedBy, onFile }: FileButtonsProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file) onFile(file)
    // The same file may be chosen again once it was mended.
    target.value = ''
  }
  return (
    <div className="file-buttons">
      <label className={classNames('button', isKeyAction ? 'primary key' : 'secondary')}>
        <FileUp aria-hidden />
        <span className="words">{label}</span>
        <input type="file" accept={kinds} aria-describedby={describedBy} onChange={choose} />
      </label>
      <label className="button ghost by-camera">
        <Camera aria-hidden />
        <span className="words">{m.worksheet_camera()}</span>
        <input type="file" accept="image/*" capture="environment" onChange={choose} />
      </label>
    </div>
  )
}
