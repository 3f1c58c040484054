// How well a player masters a skill, in five steps people have words for.
import { START_RATING } from './rating.ts'

/** From the first question on to the rare height; each step's words are messages. */
export const MASTERY_STEPS = ['new', 'growing', 'steady', 'strong', 'expert'] as const

export type Mastery = (typeof MASTERY_STEPS)[number]

/** Fewer questions than this say nothing yet: the skill stays new. */
export const SEEN_TO_JUDGE = 5
/** Ratings at which a step begins: of a beginner's questions half are answered rightly, then 3 in 4, then 9 in 10. */
export const MASTERY_FLOORS = {
  steady: START_RATING,
  strong: START_RATING + 200,
  expert: START_RATING + 400,
} as const

/** @param seen questions met in this skill so far */
export function masteryOf(rating: number, seen: number): Mastery {
  if (seen < SEEN_TO_JUDGE) return 'new'
  if (rating >= MASTERY_FLOORS.expert) return 'expert'
  if (rating >= MASTERY_FLOORS.strong) return 'strong'
  return rating >= MASTERY_FLOORS.steady ? 'steady' : 'growing'
}
