// Item calibration: how difficult a written item is by the answers to it, instead of by its writer's argument. The model is that of
// Rasch (Probabilistic Models for Some Intelligence and Attainment Tests, 1960) on the scale of Elo, as ratings have it
// (rating.ts); R. Pelánek, Applications of the Elo rating system in adaptive educational systems, 2016. The share of right
// answers is the p-value of classical test theory.

/** How an item fared, for all players together. */
export interface ItemResult {
  /** As it was written while it was asked. */
  readonly difficulty: number
  readonly asked: number
  readonly right: number
  /** The sum of the chances, in thousandths, that the answers would be right. */
  readonly expected: number
}

/** The difficulties an item can have, and their ratings (Elo points). */
export type RatingScale = Readonly<Record<number, number>>

export interface Calibration {
  /** Shares of right answers, 0 to 1: as they were, the bounds they lie between with 99 % confidence, as they were expected. */
  readonly rate: number
  readonly low: number
  readonly high: number
  readonly expected: number
  /** The difficulty that explains the answers; the one it has, where they do not speak against it. */
  readonly difficulty: number
}

/** Fewer answers say too little. */
export const LEAST_ANSWERS = 200
/** Of the normal distribution, two-sided 99 %. */
const Z = 2.576

/**
 * What the answers say of each item of a bank; null where there are too few. Another difficulty is proposed only where even the
 * bound nearest to the expectation lies at another one: to mend an item for noise costs more than to wait. By how much all of the bank
 * are easier or harder than expected says something of its players' ratings and not of the items: it is taken off.
 */
export function calibrateBank<Result extends ItemResult>(
  results: readonly Result[],
  scale: RatingScale,
): (Result & { readonly calibration: Calibration | null })[] {
  const sum = (key: 'asked' | 'right' | 'expected') => results.reduce((total, row) => total + row[key], 0)
  const shift = harderBy(sum('expected') / 1_000 / sum('asked'), sum('right') / sum('asked'))
  return results.map((result) => ({ ...result, calibration: calibrate(result, scale, shift) }))
}

/** @param shift Elo points by which the bank is harder than expected */
function calibrate(
  { asked, right, difficulty, ...sums }: ItemResult,
  scale: RatingScale,
  shift: number,
): Calibration | null {
  if (asked < LEAST_ANSWERS) return null
  const rate = right / asked
  const expected = sums.expected / 1_000 / asked
  const [low, high] = wilson(right, asked)
  const rating = scale[difficulty] ?? 0
  const at = (share: number) => nearestDifficulty(scale, rating + harderBy(expected, share) - shift)
  const isHarder = harderBy(expected, rate) > shift
  const isSure = isHarder ? at(high) > difficulty : at(low) < difficulty
  return { rate, low, high, expected, difficulty: isSure ? at(rate) : difficulty }
}

/** Elo points by which an item is harder than expected when this share of the answers to it was right. */
function harderBy(expected: number, rate: number): number {
  return 400 * (logit10(expected) - logit10(rate))
}

function logit10(share: number): number {
  const inside = Math.min(0.995, Math.max(0.005, share))
  return Math.log10(inside / (1 - inside))
}

function nearestDifficulty(scale: RatingScale, rating: number): number {
  const [nearest] = Object.entries(scale).toSorted(
    ([, a], [, b]) => Math.abs(a - rating) - Math.abs(b - rating),
  )
  return Number(nearest?.[0])
}

/** The score interval of E. B. Wilson (Probable inference, the law of succession, and statistical inference, 1927). */
function wilson(right: number, asked: number): [low: number, high: number] {
  const share = right / asked
  const middle = share + (Z * Z) / (2 * asked)
  const spread = Z * Math.sqrt((share * (1 - share)) / asked + (Z * Z) / (4 * asked * asked))
  const whole = 1 + (Z * Z) / asked
  return [(middle - spread) / whole, (middle + spread) / whole]
}
