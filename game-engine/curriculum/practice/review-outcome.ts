// What a session says about single exercises: which were missed, and which of those missed before were remembered.
import type { ExerciseRef } from '../exercise.ts'
import type { PracticeState } from './state.ts'

/** An exercise by which it can be made again, and by its print (ask.ts), under which it is known whatever its seed. */
export interface ReviewedExercise extends ExerciseRef {
  readonly print: number
}

export interface ReviewOutcome {
  readonly missed: readonly ReviewedExercise[]
  /** Missed before, and right this time at the first try and without a hint. */
  readonly remembered: readonly ReviewedExercise[]
}

/** Looked at again, a hint or a second try is a miss once more; in practice of a skill an answer after a hint is none. */
export function reviewOutcomeOf({ results, asked, options }: PracticeState): ReviewOutcome {
  const all = results.map(({ skill, difficulty, seed, reason, closing, hinted }, place) => {
    const version = options.skills[skill]?.version ?? 0
    const isRight = closing === 'right' && !(reason === 'review' && hinted)
    const exercise: ReviewedExercise = { skill, version, difficulty, seed, print: asked[place] ?? 0 }
    return { exercise, isRight, reason }
  })
  return {
    missed: all.filter(({ isRight }) => !isRight).map(({ exercise }) => exercise),
    remembered: all
      .filter(({ isRight, reason }) => isRight && reason === 'review')
      .map(({ exercise }) => exercise),
  }
}
