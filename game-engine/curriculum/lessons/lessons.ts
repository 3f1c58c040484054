// The short lessons, by topic: each is about one skill of the map, and its exercises are the skill's own. What they say stands in
// words/<language>/<topic>.json.
import type { ExerciseDifficulty } from '../exercise.ts'

export const LESSON_TOPICS = [
  'arithmetic',
  'algebra',
  'geometry',
  'functions',
  'trigonometry',
  'statistics',
  'calculus',
] as const

export type LessonTopic = (typeof LESSON_TOPICS)[number]

export interface Lesson {
  /** Of mathematics; the lesson's address, too. */
  readonly skill: string
  /** What the worked example is drawn from: one that shows the idea in its picture. */
  readonly example: { readonly difficulty: ExerciseDifficulty; readonly seed: number }
}

/** What a lesson says before its example. */
export interface LessonWords {
  /** The idea as a headline. */
  readonly title: string
  /** Two or three sentences. */
  readonly idea: readonly string[]
  /** What often goes wrong, and one look that shows the way. */
  readonly mistake: string
}

const lesson = (skill: string, difficulty: ExerciseDifficulty, seed: number): Lesson => ({
  skill,
  example: { difficulty, seed },
})

/** In the order in which they are learned. */
export const LESSONS: Readonly<Record<LessonTopic, readonly Lesson[]>> = {
  arithmetic: [
    lesson('partners-of-ten', 2, 4),
    lesson('add-within-20-make-ten', 1, 1),
    lesson('subtract-within-100', 2, 4),
    lesson('multiply-as-equal-groups', 1, 2),
    lesson('divide-as-sharing', 1, 2),
    lesson('fractions-on-number-line', 1, 2),
    lesson('equivalent-fractions-pictures', 1, 1),
    lesson('multiply-multi-digit-area', 1, 1),
    lesson('add-fractions-unlike', 2, 3),
    lesson('percent-of-a-quantity', 1, 1),
  ],
  algebra: [
    lesson('negative-numbers', 1, 2),
    lesson('write-expressions', 2, 3),
    lesson('one-step-equations', 1, 1),
    lesson('equivalent-expressions', 2, 4),
    lesson('two-step-equations', 1, 1),
    lesson('two-step-inequalities', 2, 3),
    lesson('proportional-relationships', 1, 1),
    lesson('build-linear-functions', 1, 1),
    lesson('systems-of-equations', 2, 3),
    lesson('factor-quadratics', 1, 1),
    lesson('quadratic-formula', 1, 5),
  ],
  geometry: [
    lesson('name-shapes', 1, 1),
    lesson('area-with-squares', 1, 1),
    lesson('perimeter', 2, 3),
    lesson('measure-angles', 1, 1),
    lesson('volume-of-boxes', 1, 2),
    lesson('area-of-polygons', 1, 1),
    lesson('angle-pairs', 1, 1),
    lesson('angles-parallel-lines', 2, 3),
    lesson('circles', 1, 1),
    lesson('pythagorean-theorem', 1, 1),
    lesson('similar-triangles', 2, 5),
    lesson('circle-theorems', 1, 2),
  ],
  functions: [
    lesson('graph-parabolas', 1, 5),
    lesson('sequences-arithmetic-geometric', 1, 1),
    lesson('exponential-growth', 2, 6),
    lesson('logarithms', 1, 3),
  ],
  trigonometry: [
    lesson('right-triangle-trig', 2, 5),
    lesson('unit-circle-radians', 2, 2),
    lesson('graph-sine-cosine', 2, 2),
    lesson('vectors', 1, 6),
  ],
  statistics: [lesson('conditional-probability', 1, 2), lesson('normal-distribution', 2, 1)],
  calculus: [
    lesson('limits-graphs-tables', 1, 4),
    lesson('derivative-definition', 2, 6),
    lesson('chain-rule', 1, 6),
    lesson('optimization', 2, 1),
    lesson('riemann-sums', 1, 4),
    lesson('definite-integrals', 1, 12),
  ],
}
