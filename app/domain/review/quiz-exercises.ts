// The questions of the quiz games as exercises of the curriculum, which can be asked again in practice.
import type { Band } from '#engine/core/bands.ts'
import { makeExercise } from '#engine/curriculum/generator.ts'
import { fingerprint } from '#engine/curriculum/practice/ask.ts'
import type { ReviewedExercise } from '#engine/curriculum/practice/review-outcome.ts'
import { type QuizPractice, quizSkills } from '#engine/curriculum/written/quiz-practice.ts'
import { writtenGenerator } from '#engine/curriculum/written/written-generator.ts'
import { QUIZ_BANKS } from '#engine/games/quiz-banks.ts'

const BANKS: Readonly<Record<string, Readonly<Record<Band, QuizPractice>>>> = {
  scienceExplorer: QUIZ_BANKS.science,
  historyQuest: QUIZ_BANKS.history,
}

/** A seed draws one of the few items of a skill and difficulty: the first that draws a certain one comes long before this. */
const SEEDS_TRIED = 1_000

/**
 * The exercises that ask these questions, each by the first seed that draws it.
 * @param ids of a round; those that no skill of the map practises are left out, as those of games without exercises
 */
export function quizExercises(gameId: string, band: Band, ids: readonly string[]): ReviewedExercise[] {
  const bank = Object.hasOwn(BANKS, gameId) ? BANKS[gameId]?.[band] : undefined
  if (!bank || ids.length === 0) return []
  return Object.entries(quizSkills(bank)).flatMap(([skill, written]) => {
    const generators = { [skill]: writtenGenerator(skill, written) }
    const version = generators[skill]?.version ?? 0
    return written.items
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ id, difficulty }) => {
        for (let seed = 0; seed < SEEDS_TRIED; seed++) {
          const made = makeExercise(generators, { skill, version, difficulty, seed })
          if (made.ok && made.value.question.key === `${skill}/${id}-question`)
            return [{ skill, version, difficulty, seed, print: fingerprint(made.value) }]
        }
        return []
      })
  })
}
