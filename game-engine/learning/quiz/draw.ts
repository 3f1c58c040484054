// Which question of a topic comes next: one the player has not met for long whose difficulty suits them.
import type { Dice } from '#engine/core/random.ts'
import { chooseItem, type ItemTarget, targetRating } from '#engine/learning/choose-item.ts'
import { type Learner, ratingIn } from '#engine/learning/learner.ts'
import { notRecentlyMet } from '#engine/learning/not-recently-met.ts'
import { START_RATING } from '#engine/learning/rating.ts'
import { OPTION_COUNT } from './moves.ts'
import type { Difficulty, QuizItem } from './quiz-item.ts'
import type { OptionOrder } from './state.ts'

/** The difficulty that is rated as a newcomer is, and what one step up or down is worth in Elo points. */
export const MIDDLE_DIFFICULTY = 3
export const RATING_PER_DIFFICULTY = 120

/** What is new is preferred to what is not as if that lay one step further from what is wished for. */
const MET_BEFORE = RATING_PER_DIFFICULTY

export interface DrawTarget {
  readonly itemTarget: ItemTarget
  readonly learner: Learner
  /** As the quiz says (QuizSetup). */
  readonly newcomerStep: number
  /** Name of the item's skill among all skills. */
  skillOf(item: QuizItem): string
}

export function ratingOf({ difficulty }: Pick<QuizItem, 'difficulty'>): number {
  return START_RATING + RATING_PER_DIFFICULTY * (difficulty - MIDDLE_DIFFICULTY)
}

/** Ratings of items by their difficulty. */
export const QUIZ_SCALE: Readonly<Record<Difficulty, number>> = {
  1: ratingOf({ difficulty: 1 }),
  2: ratingOf({ difficulty: 2 }),
  3: ratingOf({ difficulty: 3 }),
  4: ratingOf({ difficulty: 4 }),
  5: ratingOf({ difficulty: 5 }),
}

/** What the player has been asked before. */
export interface Memory {
  /** Ids met in earlier rounds, last met last; undefined in rounds that were opened without. */
  readonly met: readonly string[] | undefined
  /** Ids asked so far in this round, one entry for each time. */
  readonly asked: readonly string[]
  /** Ids of the band that are fresh to the player; without them, two thirds of the items to draw from are kept back. */
  readonly fresh?: ReadonlySet<string>
}

/**
 * Draws one of the items.
 * @param above Elo points by which it should be harder than what suits the player
 * @throws RangeError when there are no items
 */
export function drawItem(
  dice: Dice,
  items: readonly QuizItem[],
  memory: Memory,
  { itemTarget, learner, skillOf }: DrawTarget,
  above = 0,
): QuizItem {
  const { met } = memory
  const ids = items.map(({ id }) => id)
  const eligible = new Set(eligibleOf(ids, memory))
  const candidates = items.filter(({ id }) => eligible.has(id))
  return chooseItem(dice, candidates, (item) => {
    const wanted = targetRating(ratingIn(learner, skillOf(item)), itemTarget) + above
    const distance = Math.abs(ratingOf(item) - wanted)
    return met?.includes(item.id) ? distance + MET_BEFORE : distance
  })
}

function eligibleOf(ids: readonly string[], { met, asked, fresh }: Memory): string[] {
  if (!met) return leastAsked(ids, asked)
  const ofBand = ids.filter((id) => fresh?.has(id))
  return ofBand.length > 0 ? ofBand : notRecentlyMet(ids, [...met, ...asked])
}

/** None comes again before all of them were asked, which only happens in rounds with extra levels. */
function leastAsked(ids: readonly string[], asked: readonly string[]): string[] {
  const times = ids.map((id) => asked.filter((other) => other === id).length)
  const fewest = Math.min(...times)
  return ids.filter((_, index) => times[index] === fewest)
}

/** Draws so many different items of one topic and puts them in the order in which `items` has them. */
export function drawSet(
  dice: Dice,
  items: readonly QuizItem[],
  count: number,
  memory: Memory,
  target: DrawTarget,
): QuizItem[] {
  const step = isNewcomer(target.learner) ? target.newcomerStep : 0
  const chosen = new Set<QuizItem>()
  while (chosen.size < count) {
    const asked = [...memory.asked, ...[...chosen].map(({ id }) => id)]
    const left = memory.fresh ? items.filter((item) => !chosen.has(item)) : items
    chosen.add(drawItem(dice, left, { ...memory, asked }, target, chosen.size * step))
  }
  return items.filter((item) => chosen.has(item))
}

/** Nothing was ever answered, and the round was opened when that was told. */
export function isNewcomer({ practised }: Learner): boolean {
  return practised !== undefined && Object.values(practised).every((answers) => answers === 0)
}

export function drawOrder(dice: Dice): OptionOrder {
  return dice.shuffle(Array.from({ length: OPTION_COUNT }, (_, option) => option))
}
