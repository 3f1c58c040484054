// The ways a file comes in: chosen, or taken with the camera of a phone.
import { Camera, FileUp } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { FileButton } from '#app/ui/file-button.tsx'
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
  return (
    <div className="file-buttons">
      <FileButton
        look={isKeyAction ? 'primary key' : 'secondary'}
        icon={<FileUp aria-hidden />}
        accept={kinds}
        aria-describedby={describedBy}
        onFile={onFile}
      >
        {label}
      </FileButton>
      <FileButton
        look="ghost by-camera"
        icon={<Camera aria-hidden />}
        accept="image/*"
        capture="environment"
        onFile={onFile}
      >
        {m.worksheet_camera()}
      </FileButton>
    </div>
  )
}
