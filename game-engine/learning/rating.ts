// Elo ratings in whole numbers (A. Elo, The Rating of Chessplayers, 1978): how likely a right answer is, and what an
// answer says about the player. No floating-point powers: every engine must come to the same number.

/** What a player is taken for who never practised a skill, and what an item of middling difficulty is rated. */
export const START_RATING = 1_000
export const LOWEST_RATING = 100
export const HIGHEST_RATING = 3_000

/** Answers to a skill until its rating moves in smaller steps. */
const PROVISIONAL = 12
const BIG_STEP = 48
const SMALL_STEP = 20
/**
 * The most each of the first answers of somebody new to an area can move a rating: the less is known of a player, the more an
 * answer says (as in M. Glickman, The Glicko system, 1999).
 */
const FIRST_STEPS = [320, 280, 240, 200, 160, 130, 110, 90, 75, 65, 55, 50, 45, 40] as const
const LATER_STEP = 32
/** As long as every answer was right, the player's height is not found yet: steps do not fall below this one. */
const CLIMBING_STEP = 200
/** Answers in an area until nobody counts as new to it. */
const CLIMB_ENDS = 30

/** Chance of success in thousandths for a player 0, 25, 50 ... 800 points above the item: 1000 / (1 + 10^(-d/400)). */
const EXPECTED = [
  500, 536, 571, 606, 640, 673, 703, 733, 760, 785, 808, 830, 849, 867, 882, 896, 909, 920, 930, 939, 947,
  954, 960, 965, 969, 973, 977, 980, 983, 985, 987, 989, 990,
] as const
const EXPECTED_STEP = 25

/** The chance, in thousandths, that a player of this rating answers an item of that rating rightly. */
export function expectedSuccess(player: number, item: number): number {
  const ahead = Math.abs(player - item)
  const index = Math.min(Math.floor(ahead / EXPECTED_STEP), EXPECTED.length - 1)
  const low = EXPECTED[index] ?? 0
  const high = EXPECTED[index + 1] ?? low
  const chance = low + Math.floor(((high - low) * (ahead % EXPECTED_STEP)) / EXPECTED_STEP)
  return player >= item ? chance : 1_000 - chance
}

/** The most an answer can move a rating in a round that knows nothing but its own answers to the skill. */
export function stepInRound(seen: number): number {
  return seen < PROVISIONAL ? BIG_STEP : SMALL_STEP
}

/**
 * The most an answer can move a rating.
 * @param answers given in the area before, in this round and earlier ones
 * @param faultless whether this one and all before it in this round are right
 */
export function stepAfter(answers: number, faultless: boolean): number {
  const step = FIRST_STEPS[answers]
  if (faultless && answers < CLIMB_ENDS) return Math.max(CLIMBING_STEP, step ?? 0)
  return step ?? LATER_STEP
}

/**
 * The player's rating after an answer.
 * @param step the most it can move
 */
export function ratedAgain(player: number, item: number, right: boolean, step: number): number {
  const surprise = (right ? 1_000 : 0) - expectedSuccess(player, item)
  const rating = player + Math.round((step * surprise) / 1_000)
  return Math.max(LOWEST_RATING, Math.min(HIGHEST_RATING, rating))
}
