// The task on a slip of paper: one sentence, and below it a hint, what was wrong, or why it is so.
import { Check, CircleX, Lightbulb } from 'lucide-react'
import { Tape } from '#app/ui/sheet.tsx'
import type { ArTask } from './ar-game.ts'
import './slip.css'

const ICONS = { plain: null, hint: <Lightbulb />, wrong: <CircleX />, right: <Check /> }

export function Slip({ title, note, tone }: ArTask) {
  return (
    <div className="slip" data-tone={tone}>
      <Tape side="left" />
      <h2 id="game-question" tabIndex={-1}>
        {title}
      </h2>
      {note !== null && (
        <p>
          {ICONS[tone]} {note}
        </p>
      )}
    </div>
  )
}
