import { memo } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import type { Grade } from '#engine/cards/schedule.ts'
import { ANSWERS } from './answer-names.ts'

/** The line under a card that tells its keys; the same for every card. */
export const StudyKeys = memo(function StudyKeys({ grades }: { grades: readonly Grade[] }) {
  return (
    <p className="keys" aria-hidden="true">
      <span>
        <kbd>{m.study_key_space()}</kbd> {m.study_show()}
      </span>
      {grades.map((one, index) => (
        <span key={one}>
          <kbd>{index + 1}</kbd> {ANSWERS[one]()}
        </span>
      ))}
      <span>
        <kbd>Z</kbd> {m.study_undo()}
      </span>
    </p>
  )
})
