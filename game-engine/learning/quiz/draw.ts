// Which question of a level comes next: one asked least often so far whose difficulty suits the player.
import type { Dice } from '#engine/core/random.ts'
import { chooseItem, type ItemTarget, targetRating } from '#engine/learning/choose-item.ts'
import { type Learner, ratingIn } from '#engine/learning/learner.ts'
import { START_RATING } from '#engine/learning/rating.ts'
import { OPTION_COUNT } from './moves.ts'
import type { QuizItem } from './quiz-item.ts'
import type { OptionOrder } from './state.ts'

/** The difficulty that is rated as a newcomer is, and what one step up or down is worth in Elo points. */
export const MIDDLE_DIFFICULTY = 3
export const RATING_PER_DIFFICULTY = 120

export interface DrawTarget {
  readonly itemTarget: ItemTarget
  readonly learner: Learner
  /** Name of the item's skill among all skills. */
  skillOf(item: QuizItem): string
}

export function ratingOf({ difficulty }: Pick<QuizItem, 'difficulty'>): number {
  return START_RATING + RATING_PER_DIFFICULTY * (difficulty - MIDDLE_DIFFICULTY)
}

/**
 * Draws one of the items. None comes again before all of them were asked, which only happens in rounds with extra levels.
 * @param asked ids asked so far, one entry for each time
 * @throws RangeError when there are no items
 */
export function drawItem(
  dice: Dice,
  items: readonly QuizItem[],
  asked: readonly string[],
  { itemTarget, learner, skillOf }: DrawTarget,
): QuizItem {
  const times = items.map((item) => asked.filter((id) => id === item.id).length)
  const fewest = Math.min(...times)
  const fresh = items.filter((_, index) => times[index] === fewest)
  return chooseItem(dice, fresh, (item) =>
    Math.abs(ratingOf(item) - targetRating(ratingIn(learner, skillOf(item)), itemTarget)),
  )
}

/** Draws so many different items for one level and puts them in the order in which `items` has them. */
export function drawSet(
  dice: Dice,
  items: readonly QuizItem[],
  count: number,
  asked: readonly string[],
  target: DrawTarget,
): QuizItem[] {
  const chosen = new Set<QuizItem>()
  while (chosen.size < count) {
    const drawn = [...chosen].map(({ id }) => id)
    chosen.add(drawItem(dice, items, [...asked, ...drawn], target))
  }
  return items.filter((item) => chosen.has(item))
}

export function drawOrder(dice: Dice): OptionOrder {
  return dice.shuffle(Array.from({ length: OPTION_COUNT }, (_, option) => option))
}
