// The check at the end of a lesson: its questions one after the other.
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import type { Exercise } from '#engine/curriculum/exercise.ts'
import { LessonExercise } from './lesson-exercise.tsx'

export interface LessonCheckProps {
  exercises: readonly Exercise[]
  /** All of them were answered rightly, or their solutions read. */
  onDone: () => void
  /** Other questions. */
  onAgain: () => void
}

export function LessonCheck({ exercises, onDone, onAgain }: LessonCheckProps) {
  const [place, setPlace] = useState(0)
  const exercise = exercises[place]
  if (!exercise) return null
  const isLast = place === exercises.length - 1
  return (
    <>
      <p className="left">{m.lesson_check_place({ number: place + 1, count: exercises.length })}</p>
      <LessonExercise
        key={exercise.seed}
        exercise={exercise}
        onDone={() => isLast && onDone()}
        next={
          isLast
            ? {
                label: m.lesson_another(),
                go: () => {
                  setPlace(0)
                  onAgain()
                },
              }
            : { label: m.lesson_check_next(), go: () => setPlace(place + 1) }
        }
      />
    </>
  )
}
