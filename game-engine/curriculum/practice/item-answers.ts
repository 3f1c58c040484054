// What a practice session says of the difficulty of written items.
import type { ItemAnswer } from '#engine/core/game-rules.ts'
import { expectedSuccess } from '#engine/learning/rating.ts'
import type { Generators } from '../generator.ts'
import { writtenItemOf } from '../written/draft-item.ts'
import { exerciseOf } from './ask.ts'
import { DIFFICULTY_RATING } from './skill-state.ts'
import type { PracticeState } from './state.ts'

export interface PracticeItemAnswer extends ItemAnswer {
  readonly skill: string
}

/**
 * First tries without help. Questions missed before and asked again are none: the learner has seen their solution.
 * @param generators of the written skills that count
 */
export function itemAnswersOf(
  generators: Generators,
  { results, options }: Pick<PracticeState, 'results' | 'options'>,
): PracticeItemAnswer[] {
  return results
    .filter(({ skill, reason, hinted }) => Object.hasOwn(generators, skill) && reason !== 'review' && !hinted)
    .map(({ skill, difficulty, seed, closing, rating }) => {
      const version = options.skills[skill]?.version ?? 0
      return {
        skill,
        item: writtenItemOf(exerciseOf(generators, { skill, version, difficulty, seed })),
        difficulty,
        right: closing === 'right',
        expected: expectedSuccess(rating, DIFFICULTY_RATING[difficulty]),
      }
    })
}
