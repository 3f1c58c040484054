// What the curriculum is made of: skills, each with what has to be learned before it.
import type { Band } from '#engine/core/bands.ts'
import type { Framework } from './frameworks.ts'

/** `language` is the language of the reader: English, Lengua, Français, 语文. */
export const SUBJECTS = ['mathematics', 'language', 'science', 'history'] as const

export type Subject = (typeof SUBJECTS)[number]

/** US school years; 0 is kindergarten. school-years.ts has the years of other countries. */
export type Grade = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

export interface Skill {
  /** Kebab-case, unique among all subjects; never changed, because practice is recorded under it. */
  readonly id: string
  readonly subject: Subject
  /** The part of the subject, for instance `fractions`. */
  readonly strand: string
  readonly band: Band
  readonly grade: Grade
  /** Ids of skills that come first: of the same grade or an earlier one. */
  readonly prerequisites: readonly string[]
  readonly codes: Readonly<Partial<Record<Framework, readonly string[]>>>
  /** Whether its exercises are generated, or written by hand. */
  readonly source: 'generator' | 'written'
}

/** The band a US grade belongs to (spec 001, section 5). */
export function bandOf(grade: Grade): Band {
  if (grade <= 5) return 'elementary'
  return grade <= 8 ? 'middle' : 'high'
}
