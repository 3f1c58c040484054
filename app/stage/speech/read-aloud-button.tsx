import { Volume2, VolumeX } from 'lucide-react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import type { Language } from '#engine/core/languages.ts'
import { useReader } from './use-reader.ts'

/** Not there where the device cannot read the language by itself. */
export function ReadAloudButton({ text, language }: { text: string; language: Language }) {
  const reader = useReader(language)
  if (!reader) return null
  return (
    <Button
      variant="ghost"
      size="small"
      icon={reader.isReading ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      onClick={() => reader.toggle(text)}
    >
      {reader.isReading ? m.lesson_stop_reading() : m.lesson_read_aloud()}
    </Button>
  )
}
