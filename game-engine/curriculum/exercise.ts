// One exercise: what is asked, what is drawn, the exact answer, the mistakes it can tell apart, help, and the way to the end.
// Plain data without words: it survives JSON, and any language can say it.
import type { Drawing, Point } from './drawing.ts'
import type { Rational } from './exact.ts'
import type { Maths } from './notation.ts'
import type { Sentence } from './sentence.ts'

/** 1: the idea in small numbers; 2: what the school year asks; 3: turned around, longer or with a trap. */
export const DIFFICULTIES = [1, 2, 3] as const

export type ExerciseDifficulty = (typeof DIFFICULTIES)[number]

/** An answer that a known mistake leads to. */
export interface Wrong<Value> {
  readonly value: Value
  /** `<area>/<name>`: the same mistake has one name in every exercise of its area. */
  readonly misconception: string
  /** One sentence: what happened there and why it does not work. */
  readonly why: Sentence
}

/**
 * Which forms of the right number will do:
 * - whole: a whole number, as 12 or 012
 * - decimal: a decimal of this value, final zeros or not
 * - any: fraction, mixed number, decimal or percent of this value
 * - lowest-terms: a fraction that cannot be shortened, or its mixed number
 * - mixed: a whole number and a fraction below 1
 * - { denominator }: a fraction with this denominator
 */
export type NumberRule =
  | 'whole'
  | 'decimal'
  | 'any'
  | 'lowest-terms'
  | 'mixed'
  | { readonly denominator: number }

export interface NumberAnswer {
  readonly kind: 'number'
  readonly right: Rational
  readonly rule: NumberRule
  /** All different and none the right one; below 0 from grade 6 on. */
  readonly wrong: readonly Wrong<Rational>[]
  /** Written behind the field, never typed. */
  readonly unit?: Sentence
}

/**
 * Which forms of an equal expression will do:
 * - any: all of them
 * - simplified: like terms together, fractions and roots in lowest terms, nothing left to calculate
 * - expanded: simplified, and a sum without brackets
 * - factored: a product, and no common factor left in its sums
 * - solved: an equation or inequality with one letter alone on a side
 */
export type ExpressionForm = 'any' | 'simplified' | 'expanded' | 'factored' | 'solved'

export interface ExpressionAnswer {
  readonly kind: 'expression'
  /** As it is written in the form that is asked for; an equation or inequality where one is asked for. */
  readonly right: Maths
  readonly form: ExpressionForm
  /** That may be typed. */
  readonly letters: readonly string[]
  /** All different in value and none the right one. */
  readonly wrong: readonly Wrong<Maths>[]
  /** Written behind the field, never typed. */
  readonly unit?: Sentence
}

export interface MatchingAnswer {
  readonly kind: 'matching'
  /** Each gets one of `options`. */
  readonly items: readonly Choice[]
  readonly options: readonly Sentence[]
  /** The option of each item, by index. */
  readonly right: readonly number[]
  /** A false pair. */
  readonly wrong: readonly Wrong<readonly [item: number, option: number]>[]
}

/** Words typed into a gap. */
export interface TextAnswer {
  readonly kind: 'text'
  readonly right: string
  /** Other words that are right as well. */
  readonly also: readonly string[]
  /** Where a slip is a miss; elsewhere capitals do not count, and accents may be mended. */
  readonly watch: readonly ('capitals' | 'accents')[]
  readonly wrong: readonly Wrong<string>[]
}

export type Choice = { readonly say: Sentence } | { readonly maths: Maths } | { readonly drawing: Drawing }

export type Answer =
  | NumberAnswer
  | ExpressionAnswer
  | MatchingAnswer
  | TextAnswer
  | {
      readonly kind: 'choice'
      readonly options: readonly Choice[]
      /** Indices of options, as all values below. */
      readonly right: number
      readonly wrong: readonly Wrong<number>[]
    }
  | {
      readonly kind: 'multi-select'
      readonly options: readonly Choice[]
      readonly right: readonly number[]
      /** What to say when this option is misjudged: taken though wrong, or left though right. */
      readonly wrong: readonly Wrong<number>[]
    }
  | {
      /** Several fields: quotient and remainder. */
      readonly kind: 'numbers'
      readonly labels: readonly Sentence[]
      readonly right: readonly Rational[]
      readonly wrong: readonly Wrong<readonly Rational[]>[]
    }
  | { readonly kind: 'point'; readonly right: Point; readonly wrong: readonly Wrong<Point>[] }
  | {
      readonly kind: 'ordering'
      /** As they are shown first. */
      readonly items: readonly (Maths | Sentence)[]
      readonly right: readonly number[]
      /** What each item needs before it, by index. Where it is given, any order that keeps to it is right. */
      readonly needs?: readonly (readonly number[])[]
      /** Other orders that are right as well. */
      readonly also?: readonly (readonly number[])[]
      /** Words or parts that make one line of text. */
      readonly inLine?: true
      readonly wrong: readonly Wrong<readonly number[]>[]
    }

/** A line of the worked solution: what is done, and what it looks like in figures. */
export interface Step {
  readonly say: Sentence
  /** True as it stands. */
  readonly work?: Maths
  /** What it looks like; where pictures are chosen from, the right ones. */
  readonly drawings?: readonly Drawing[]
}

/** What a generator makes. */
export interface Draft {
  /** What is read first. */
  readonly passage?: { readonly title: Sentence; readonly text: readonly Sentence[] }
  readonly question: Sentence
  readonly drawing?: Drawing
  readonly answer: Answer
  /** From a nudge to the first step; the answer itself is not among them. */
  readonly hints: readonly [Sentence, Sentence, Sentence]
  /** Two steps at least; the last one ends at the answer. */
  readonly solution: readonly Step[]
}

/** What an exercise is drawn from, and all that has to be stored of it. */
export interface ExerciseRef {
  readonly skill: string
  /** Of its generator. */
  readonly version: number
  readonly difficulty: ExerciseDifficulty
  /** uint32 */
  readonly seed: number
}

export interface Exercise extends ExerciseRef, Draft {}
