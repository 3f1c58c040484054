// An exercise written by hand, as writers keep it in a file: one file a skill and language (docs/extending.md, "A language skill").
import type { ExerciseDifficulty } from '../exercise.ts'

export interface WrongWords {
  readonly text: string
  /** One sentence, of this option alone: what it really is, or why it does not fit. */
  readonly why: string
  /**
   * A mistake that several items of the skill can tell of, in kebab-case. Made twice, the session goes back to what the
   * skill stands on. Without one, the mistake is this option's own.
   */
  readonly mistake?: string
}

interface ItemBase {
  /** Kebab-case, unique in its file; never used again for another question. */
  readonly id: string
  readonly difficulty: ExerciseDifficulty
  /** The passage that is read first, by its id. */
  readonly passage?: string
  readonly question: string
  /** From a nudge to the first step. Items of quizzes have none: their wrong options are ruled out one by one. */
  readonly hints?: readonly [string, string, string]
  /** Why the answer is right: a sentence or two. */
  readonly because?: string
  /** Something worth knowing besides, and where it can be looked up. */
  readonly fact?: string
  readonly source?: string
}

/** One of three or four. */
export interface ChoiceItem extends ItemBase {
  readonly kind: 'choice'
  readonly right: string
  readonly wrong: readonly WrongWords[]
  /** Shown in this order, the right one at its place from 0: for options that have an order of their own, such as 1, 2, 3. */
  readonly place?: number
}

/** A word or two typed into the gap, written ___ in the question. */
export interface GapItem extends ItemBase {
  readonly kind: 'gap'
  readonly right: string
  /** Other spellings and words that are right as well. */
  readonly also?: readonly string[]
  /** What the item asks for besides letters: there, a slip is a miss. Elsewhere capitals do not count, accents may be mended. */
  readonly watch?: readonly ('capitals' | 'accents')[]
  readonly wrong: readonly WrongWords[]
}

/** Words or parts of a text put in order. */
export interface OrderItem extends ItemBase {
  readonly kind: 'order'
  /** In the right order, no two alike. */
  readonly parts: readonly string[]
  /** Other orders that are right as well. */
  readonly also?: readonly (readonly string[])[]
  /** `text` is an order that pupils choose, its parts with " / " between them. */
  readonly wrong: readonly WrongWords[]
}

/** Each thing gets what belongs to it. */
export interface MatchItem extends ItemBase {
  readonly kind: 'match'
  /** `why` is said when this left side is given another right side. */
  readonly pairs: readonly {
    readonly left: string
    readonly right: string
    readonly why: string
    readonly mistake?: string
  }[]
  /** Right sides that belong to none. */
  readonly more?: readonly string[]
}

export type Item = ChoiceItem | GapItem | OrderItem | MatchItem

export interface PassageWords {
  readonly title: string
  /** Paragraphs, or the stanzas of a poem, each line of it on a line of its own. */
  readonly text: readonly string[]
  /** Where its facts were checked; a story has none. */
  readonly checked?: string
}

/** The file of a skill. */
export interface WrittenSkill {
  /** By id. */
  readonly passages?: Readonly<Record<string, PassageWords>>
  readonly items: readonly Item[]
}

/** What stands between the parts of an order that is written in one line. */
export const PART_SEPARATOR = ' / '
