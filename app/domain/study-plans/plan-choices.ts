// What may be chosen for a study plan.

/** Whole subjects: practised or studied in one's own way, and ticked by hand. */
export const PLAN_SUBJECTS = ['math', 'science', 'english', 'history'] as const
export type PlanSubject = (typeof PLAN_SUBJECTS)[number]

export const CHUNK_MINUTES = 25
export const BREAK_MINUTES = 5
/** Chunks of a day that can be chosen: half an hour to two hours, breaks counted in. */
export const CHUNKS_A_DAY = [1, 2, 3, 4] as const
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const
export const MAX_TOPICS = 20
export const LONGEST_TITLE = 60
/** Days from today to the test, at most. */
export const LONGEST_PLAN = 180

export interface PlanChoices {
  readonly title: string
  readonly testDay: string
  readonly topics: readonly string[]
  readonly weekdays: readonly number[]
  readonly chunksADay: number
}

/**
 * - bad_date: no day, not after today, or more than LONGEST_PLAN days away
 * - no_topics, too_many_topics, no_weekdays: what it says
 * - malformed: something no form of ours sends
 */
export type PlanChoiceRefusal = 'bad_date' | 'no_topics' | 'too_many_topics' | 'no_weekdays' | 'malformed'

export const isPlanSubject = (topic: string): topic is PlanSubject =>
  PLAN_SUBJECTS.some((subject) => subject === topic)
