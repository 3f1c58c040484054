// When a mastered skill should be looked at again: FSRS with whole days (ts-fsrs), one review a session. Runs on the server
// alone: its floating-point numbers never take part in a replay.
import { fsrs, type Grade, Rating } from 'ts-fsrs'
import type { QuestionResult } from './state.ts'

/** The memory of one skill. Times are milliseconds since the epoch. */
export interface Spacing {
  /** Days until nine in ten would still be known. */
  readonly stability: number
  /** 1 to 10. */
  readonly difficulty: number
  readonly reviewedAt: number
  readonly dueAt: number
}

const DAY_MS = 86_400_000
/** Nothing is left alone for longer than a school year has months. */
const MAX_DAYS = 300

const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: MAX_DAYS })

/** How a session went in one skill, as FSRS grades a review: all right without help, some not, most not. */
export function gradeOf(results: readonly Pick<QuestionResult, 'closing' | 'hinted'>[]): Grade {
  const right = results.filter(({ closing, hinted }) => closing === 'right' && !hinted).length
  if (right === results.length) return Rating.Good
  return right * 2 >= results.length ? Rating.Hard : Rating.Again
}

/**
 * The memory after a review. Practising again on the same day proves nothing new, unless it goes wrong.
 * @param before null at the first one
 */
export function afterReview(before: Spacing | null, grade: Grade, now: number): Spacing {
  const days = before ? Math.max(0, Math.floor((now - before.reviewedAt) / DAY_MS)) : 0
  if (before && days === 0 && grade !== Rating.Again) return before
  const { stability, difficulty } = scheduler.next_state(before, days, grade)
  const interval = Math.max(1, scheduler.next_interval(stability, days))
  return { stability, difficulty, reviewedAt: now, dueAt: now + interval * DAY_MS }
}
