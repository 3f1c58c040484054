// Every number of rounds made of missions in one table.
import { START_RATING } from '#engine/learning/rating.ts'

/** Levels of a round, one mission each; levels beyond come from game-level packs. */
export const LEVELS = 4

/** Points of a mission done, times the level. */
export const POINTS_PER_LEVEL = 10
/** A mission done without a mistake and without a hint counts so many times. */
export const CLEAN_FACTOR = 2

/** From the mission done until its reason is shown. */
export const FEEDBACK_MS = 1_500

/** What to think of; the rule behind it; the next move itself. */
export const HINT_STEPS = 3

/** What a mission of each level is rated on the scale of learning/rating.ts. */
export const ITEM_RATINGS = {
  1: START_RATING - 300,
  2: START_RATING - 100,
  3: START_RATING + 100,
  4: START_RATING + 300,
} as const
