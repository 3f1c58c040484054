// Which exercises of a skill a learner has met, where a skill has few: they come again only when the others have been met as well.
import type { Generators } from '../generator.ts'
import type { PracticeState } from './state.ts'

/** So many are remembered of a skill, the last met. */
export const MET_KEPT = 40

/** Prints of what a session has asked of each skill with few exercises, in that order. */
export function printsOf(
  { results, asked }: Pick<PracticeState, 'results' | 'asked'>,
  generators: Generators,
): Map<string, number[]> {
  const prints = new Map<string, number[]>()
  for (const [place, { skill }] of results.entries()) {
    const print = asked[place]
    if (print !== undefined && generators[skill]?.size !== undefined)
      prints.set(skill, [...(prints.get(skill) ?? []), print])
  }
  return prints
}

/** Each once, last met last. */
export function metAfter(met: readonly number[], prints: readonly number[]): number[] {
  return [...new Set([...met, ...prints].toReversed())].slice(0, MET_KEPT).reverse()
}
