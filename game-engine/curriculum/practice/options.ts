// Everything a practice session depends on besides its moves: fixed by the server when it is opened, plain JSON.
import type { Language } from '#engine/core/languages.ts'
import type { ExerciseRef } from '../exercise.ts'
import type { Generators } from '../generator.ts'
import type { SkillState } from './skill-state.ts'

/** A session ends after so many questions, or with the first question closed after so many minutes. */
export type PracticeEnd = { readonly questions: number } | { readonly minutes: number }

/** What may be chosen. */
export const PRACTICE_ENDS: readonly [PracticeEnd, ...PracticeEnd[]] = [
  { questions: 10 },
  { questions: 5 },
  { questions: 20 },
  { minutes: 5 },
  { minutes: 10 },
]

/** A skill that may come up in the session. */
export interface PlannedSkill {
  /** As the session began. */
  readonly state: SkillState
  /** Of its generator. */
  readonly version: number
  /** To go back to, among the skills of the session. */
  readonly prerequisites: readonly string[]
  /** Prints (ask.ts) of what was asked in earlier sessions, last asked last; absent where exercises are many. */
  readonly met?: readonly number[]
}

export interface PracticeOptions {
  /** uint32, issued by the server for one session. */
  readonly seed: number
  /** Typed numbers are read in it. */
  readonly language: Language
  /** The skill that is practised. */
  readonly focus: string
  readonly end: PracticeEnd
  /** By skill id: the focus, what it stands on, and what is due. */
  readonly skills: Readonly<Record<string, PlannedSkill>>
  /** Older skills to look at again, most urgent first. */
  readonly due: readonly string[]
  /** Exercises missed before, to be asked again in this order and nothing else; absent where a skill is practised. */
  readonly review?: readonly ExerciseRef[]
}

/** The focus of a session that looks again at what was missed, of whatever skills. */
export const REVIEW_FOCUS = 'review'

/** Whether every exercise of the session can still be made as it was when the session was opened. */
export function canReplay({ skills }: PracticeOptions, generators: Generators): boolean {
  return Object.entries(skills).every(
    ([skill, { version }]) => Object.hasOwn(generators, skill) && generators[skill]?.version === version,
  )
}
