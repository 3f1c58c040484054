// What is known of a learner in one skill, and when that is mastery. Whole numbers and plain JSON.
import { expectedSuccess, HIGHEST_RATING, LOWEST_RATING, START_RATING } from '#engine/learning/rating.ts'
import { DIFFICULTIES, type ExerciseDifficulty } from '../exercise.ts'

export interface SkillState {
  /** On the Elo scale of learning/rating.ts. */
  readonly rating: number
  /** Questions met, and answered rightly at the first try without help. */
  readonly seen: number
  readonly right: number
  /**
   * The last first tries that are evidence (tryOf), newest last, at most RECENT_KEPT: a right one as its difficulty, a wrong one
   * as 0.
   */
  readonly recent: string
}

/** A skill with what it was before any question. */
export const NEW_SKILL: SkillState = { rating: START_RATING, seen: 0, right: 0, recent: '' }

/** Ratings of exercises by their difficulty. */
export const DIFFICULTY_RATING: Readonly<Record<ExerciseDifficulty, number>> = { 1: 900, 2: 1_050, 3: 1_200 }

/** How far below the learner's rating an exercise should lie: at 150 points about seven in ten are answered rightly. */
const BELOW_LEARNER = 150

const [EASIEST] = DIFFICULTIES

/** How much an answer moves a rating: much while little is known of the learner. */
const STEPS = [
  { below: 4, step: 160 },
  { below: 10, step: 120 },
  { below: Number.POSITIVE_INFINITY, step: 48 },
] as const

export const RECENT_KEPT = 8
/** Of the last MASTERY_OF first tries so many are right, so many of these at difficulty 2 or 3. */
export const MASTERY_OF = 5
export const MASTERY_RIGHT = 4
export const MASTERY_HARD = 3
export const MASTERY_RATING = 1_200

/** How a question was closed: right at the first try, right in the end, or shown. */
export type Closing = 'right' | 'fixed' | 'shown'

export interface ClosedQuestion {
  readonly difficulty: ExerciseDifficulty
  readonly closing: Closing
  /** Whether a hint was on show at the first try. */
  readonly hinted: boolean
}

/** The difficulty this learner should get. */
export function difficultyFor({ rating }: Pick<SkillState, 'rating'>): ExerciseDifficulty {
  const wanted = rating - BELOW_LEARNER
  const distance = (difficulty: ExerciseDifficulty) => Math.abs(DIFFICULTY_RATING[difficulty] - wanted)
  return DIFFICULTIES.reduce((best, other) => (distance(other) < distance(best) ? other : best))
}

/** Whether a hint led to the answer: such a one leaves the rating alone. */
export function wasLed({ closing, hinted }: ClosedQuestion): boolean {
  return hinted && closing !== 'shown'
}

/**
 * What a question adds to `recent`: nothing where a hint led to the answer, or where one of the easiest was answered rightly by
 * somebody who should get harder ones and has met them all.
 * @param question its rating: of the learner in the skill, when it was asked
 */
export function tryOf(question: ClosedQuestion & { readonly rating: number }): string {
  if (wasLed(question)) return ''
  if (question.closing !== 'right') return '0'
  const { difficulty, rating } = question
  return difficulty === EASIEST && difficultyFor({ rating }) > EASIEST ? '' : String(difficulty)
}

/** The state after a question. */
export function afterQuestion(state: SkillState, question: ClosedQuestion): SkillState {
  const seen = state.seen + 1
  if (wasLed(question)) return { ...state, seen }
  const { difficulty, closing } = question
  const isRight = closing === 'right'
  const added = tryOf({ ...question, rating: state.rating })
  const { step } = STEPS.find(({ below }) => state.seen < below) ?? STEPS[2]
  const surprise = (isRight ? 1_000 : 0) - expectedSuccess(state.rating, DIFFICULTY_RATING[difficulty])
  const rating = state.rating + Math.round((step * surprise) / 1_000)
  return {
    rating: Math.max(LOWEST_RATING, Math.min(HIGHEST_RATING, rating)),
    seen,
    right: state.right + (isRight ? 1 : 0),
    recent: `${state.recent}${added}`.slice(-RECENT_KEPT),
  }
}

/** What mastery is argued from. */
export interface Evidence {
  /** First tries looked at: the last MASTERY_OF, or fewer. */
  readonly tries: number
  readonly right: number
  readonly hard: number
}

export function evidenceOf({ recent }: Pick<SkillState, 'recent'>): Evidence {
  const tries = [...recent.slice(-MASTERY_OF)].map(Number)
  return {
    tries: tries.length,
    right: tries.filter((difficulty) => difficulty > 0).length,
    hard: tries.filter((difficulty) => difficulty > 1).length,
  }
}

export function isMastered(state: SkillState): boolean {
  const { tries, right, hard } = evidenceOf(state)
  return (
    state.rating >= MASTERY_RATING && tries === MASTERY_OF && right >= MASTERY_RIGHT && hard >= MASTERY_HARD
  )
}
