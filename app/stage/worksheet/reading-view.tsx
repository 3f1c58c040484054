import { useEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Art } from '#app/ui/art/art.tsx'
import { Button } from '#app/ui/button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import type { ReadingProgress } from './worksheet.types.ts'

/** How far reading is, in words and as a bar; the words alone are read out. */
export function ReadingView({ progress, onCancel }: { progress: ReadingProgress; onCancel: () => void }) {
  const words = progressWords(progress)
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="upload-form reading" ref={box} tabIndex={-1}>
      <Art name="worksheet" grain />
      <ProgressBar label={words} value={Math.round(progress.done * 100)} />
      <p className="visually-hidden" role="status">
        {words}
      </p>
      <Button variant="ghost" onClick={onCancel}>
        {m.worksheet_cancel()}
      </Button>
    </div>
  )
}

function progressWords({ step, page, pages }: ReadingProgress): string {
  if (step === 'preparing') return m.worksheet_preparing()
  if (step === 'turning') return m.worksheet_turning()
  return pages > 1 ? m.worksheet_reading_page({ page, pages }) : m.worksheet_reading()
}
