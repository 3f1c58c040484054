// The state of a practice session and the events on its way: plain readonly JSON without words.
import type { RandomState } from '#engine/core/random.ts'
import type { ExerciseDifficulty, ExerciseRef } from '../exercise.ts'
import type { Given } from './moves.ts'
import type { PracticeOptions } from './options.ts'
import type { Closing, SkillState } from './skill-state.ts'

/** Why a question is asked: it is of the skill chosen, of one it stands on, of an older one that is due, or was missed before. */
export type Reason = 'focus' | 'prerequisite' | 'due' | 'review'

export interface PracticeQuestion extends ExerciseRef {
  readonly reason: Reason
}

export interface QuestionResult {
  readonly skill: string
  readonly difficulty: ExerciseDifficulty
  readonly seed: number
  readonly reason: Reason
  readonly closing: Closing
  /** Whether a hint was on show at the first try. */
  readonly hinted: boolean
  /** Of the learner in the skill, when it was asked. */
  readonly rating: number
}

/** A skill on the way back from the focus, and how it goes there. The first is the focus itself. */
export interface Stop {
  readonly skill: string
  /** The misconception that led here; null for misses of no name, and for the focus. */
  readonly because: string | null
  readonly asked: number
  readonly rightInARow: number
  readonly missesInARow: number
  /** Tries that told of a misconception, by its name. */
  readonly misconceptions: Readonly<Record<string, number>>
}

export interface PracticeState {
  /** 'closed': the question is answered or shown, and stays in view until "next". */
  readonly phase: 'asking' | 'closed' | 'over'
  readonly options: PracticeOptions
  readonly random: RandomState
  /** Skills of the session as they are by now. */
  readonly skills: Readonly<Record<string, SkillState>>
  readonly due: readonly string[]
  readonly path: readonly [Stop, ...Stop[]]
  readonly question: PracticeQuestion
  /** Fingerprints of the exercises asked so far. */
  readonly asked: readonly number[]
  readonly hints: number
  /** Wrong answers to the question on show, oldest first. */
  readonly misses: readonly Given[]
  /** A hint was on show at the first try. */
  readonly hinted: boolean
  readonly results: readonly QuestionResult[]
  readonly playedMs: number
  /** Time spent on the question so far. */
  readonly thinkMs: number
  /** Right answers given sooner than a person can read. */
  readonly rushed: number
}

export type PracticeEvent =
  | { readonly type: 'right' }
  | { readonly type: 'wrong' }
  | { readonly type: 'shown' }
  | { readonly type: 'hint'; readonly hints: number }
  /** A skill reached mastery with this question. */
  | { readonly type: 'mastered'; readonly skill: string }
  /** On to something the skill stands on, because of a misconception or of misses without a name. */
  | { readonly type: 'back'; readonly skill: string; readonly because: string | null }
  /** Back from there to what was practised before. */
  | { readonly type: 'return'; readonly skill: string }
  | { readonly type: 'next' }
  | { readonly type: 'over' }
