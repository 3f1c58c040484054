// Asks for the grade band once, before a game needs it. The choice itself is stored by whoever opens it.
import { useEffect, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { PickCard } from '#app/ui/pick-card.tsx'
import { BANDS, type Band } from '#engine/core/bands.ts'
import './grade-dialog.css'

const CHOICES = {
  elementary: { label: () => m.grade_elementary(), level: 'elementary', drawing: 'glim-hello' },
  middle: { label: () => m.grade_middle(), level: 'middle-school', drawing: 'science' },
  high: { label: () => m.grade_high(), level: 'high', drawing: 'math' },
} as const

let asked = false

/** Whether the dialog has been open in this visit. Closing it without a choice is an answer too: do not ask again by oneself. */
export function gradeWasAsked(): boolean {
  return asked
}

export interface GradeDialogProps {
  open: boolean
  onChoose: (band: Band) => void
  /** Closed without a choice. */
  onClose: () => void
}

export function GradeDialog({ open, onChoose, onClose }: GradeDialogProps) {
  const [picked, setPicked] = useState<Band | null>(null)
  useEffect(() => {
    if (open) asked = true
  }, [open])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.grade_title()}
      description={m.grade_text()}
      tape
      startAtTitle
      closeLabel={m.grade_close()}
    >
      <form
        className="grade-dialog"
        onSubmit={(event) => {
          event.preventDefault()
          if (picked) onChoose(picked)
        }}
      >
        <div className="choices" role="radiogroup" aria-label={m.grade_title()}>
          {BANDS.map((band) => (
            <PickCard
              key={band}
              name="grade"
              value={band}
              title={CHOICES[band].label()}
              art={CHOICES[band].drawing}
              level={CHOICES[band].level}
              checked={picked === band}
              onChange={() => setPicked(band)}
            />
          ))}
        </div>
        <Button type="submit" disabled={picked === null} keyAction full>
          {m.grade_start()}
        </Button>
      </form>
    </Dialog>
  )
}
