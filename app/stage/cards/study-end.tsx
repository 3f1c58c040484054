// The end of a session, or of as much of it as somebody wanted.
import { useEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { Stat, StatList } from '#app/ui/stat.tsx'
import { SavedAnswers } from '../saved-answers.tsx'
import type { ReviewOutbox } from './review-outbox.ts'
import type { Finished } from './study-data.ts'

export interface StudyEndProps {
  finished: Finished
  outbox: ReviewOutbox
  onMissed: () => void
}

export function StudyEnd({ finished, outbox, onMissed }: StudyEndProps) {
  const { answers, knew, missed, minutes } = finished
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <section className="study-end">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {m.study_done()}
        </h1>
        <p className="lead">{m.study_done_line({ count: answers, minutes, knew })}</p>
        <StatList layout="stack">
          <Stat label={m.study_stat_knew()} value={knew} />
          <Stat label={m.study_stat_learning()} value={missed.length} />
        </StatList>
        <ButtonRow>
          <ButtonLink to="/study-tools">{m.study_back_to_sets()}</ButtonLink>
          {missed.length > 0 && (
            <Button variant="ghost" onClick={onMissed}>
              {m.study_review_missed({ count: missed.length })}
            </Button>
          )}
        </ButtonRow>
        <SavedAnswers outbox={outbox} />
      </div>
      <Glim mood="sleeping" />
    </section>
  )
}
