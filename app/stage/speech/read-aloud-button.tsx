import { Volume2, VolumeX } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import type { Reader, ToRead } from './use-reader.ts'

export interface ReadAloudButtonProps {
  /** Null where the device has no voice: then there is no button. */
  reader: Reader | null
  parts: ToRead
}

export function ReadAloudButton({ reader, parts }: ReadAloudButtonProps) {
  if (!reader) return null
  return (
    <Button
      variant="ghost"
      size="small"
      icon={reader.isReading ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      onClick={() => (reader.isReading ? reader.stop() : reader.read(parts))}
    >
      {reader.isReading ? m.speech_stop() : m.speech_read()}
    </Button>
  )
}
