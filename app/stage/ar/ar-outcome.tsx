// Of an AR round on the screen that follows it: the last thing that was found out, and the minutes of the session.
import { type ComponentType, useContext } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import type { ArLesson } from './ar-game.ts'
import { ArSessionContext } from './ar-session.ts'
import { wholeMinutes } from './session-time.ts'
import './ar-outcome.css'

export interface ArOutcomeProps {
  /** null where none was told on this page: the round was played elsewhere to its end */
  lesson: ArLesson | null
  /** Ways to look at the thing the lesson is about, in games that have them. */
  Thing?: ComponentType<{ lesson: ArLesson }> | undefined
}

export function ArOutcome({ lesson, Thing }: ArOutcomeProps) {
  const session = useContext(ArSessionContext)
  return (
    <div className="ar-outcome">
      {lesson && (
        <div className="lesson">
          <h2>{lesson.title}</h2>
          <p>{lesson.why}</p>
        </div>
      )}
      {lesson && Thing && <Thing lesson={lesson} />}
      {session && session.left > 0 && (
        <p className="muted">
          {m.arplay_minutes({
            played: wholeMinutes(session.lasts - session.left),
            left: wholeMinutes(session.left),
          })}
        </p>
      )}
    </div>
  )
}
