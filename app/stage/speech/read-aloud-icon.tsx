import { Volume2, VolumeX } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { ReadAloudButtonProps } from './read-aloud-button.tsx'
import './read-aloud-icon.css'

/** The speaker beside a question. */
export function ReadAloudIcon({ reader, parts }: ReadAloudButtonProps) {
  if (!reader) return null
  return (
    <IconButton
      className="read-aloud"
      label={reader.isReading ? m.speech_stop() : m.speech_read()}
      icon={reader.isReading ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      onClick={() => (reader.isReading ? reader.stop() : reader.read(parts))}
    />
  )
}
