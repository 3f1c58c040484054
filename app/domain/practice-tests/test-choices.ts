// What may be chosen for a practice test.
export const QUESTION_COUNTS = [5, 10, 20] as const
export const MAX_SKILLS = 10
/** Of a test with a clock. */
export const MINUTES_A_QUESTION = 2
/** Of each skill that is asked beside a study guide. */
export const QUESTIONS_A_GUIDE_SKILL = 2
