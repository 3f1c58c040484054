import type { Language } from '#engine/core/languages.ts'
import type { ExerciseRef } from '#engine/curriculum/exercise.ts'
import { courseOf } from './courses.ts'

/** Those of the exercises that can still be asked in this language: without what has changed since they were missed. */
export function askableAgain<Missed extends ExerciseRef>(
  missed: readonly Missed[],
  language: Language,
): Missed[] {
  return missed.filter(
    ({ skill, version }) => courseOf(skill, language)?.generators[skill]?.version === version,
  )
}
