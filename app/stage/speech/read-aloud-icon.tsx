import { Volume2, VolumeX } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { classNames } from '#app/ui/class-names.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { ReadAloudButtonProps } from './read-aloud-button.tsx'
import './read-aloud-icon.css'

export interface ReadAloudIconProps extends ReadAloudButtonProps {
  /** Beside texts other than the question. */
  small?: boolean
}

/** The speaker beside a text. */
export function ReadAloudIcon({ reader, parts, small }: ReadAloudIconProps) {
  if (!reader) return null
  return (
    <IconButton
      className={classNames('read-aloud', small && 'small')}
      label={reader.isReading ? m.speech_stop() : m.speech_read()}
      icon={reader.isReading ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      onClick={() => (reader.isReading ? reader.stop() : reader.read(parts))}
    />
  )
}
