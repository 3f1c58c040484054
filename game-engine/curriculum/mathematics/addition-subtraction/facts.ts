// Single sums and differences in ten-frames and in the head: what kindergarten to grade 2 learn by heart.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft, ExerciseDifficulty, Step } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, difference, equation, num, sum } from '../../notation.ts'
import { THINGS, type Thing } from '../../sentence.ts'
import { smallerFromLarger } from '../digits.ts'
import { figures, whatIsMissing, workOut } from '../sentences.ts'
import { hints, number, step } from './area.ts'

type Draw = (dice: Dice, difficulty: ExerciseDifficulty) => Draft

const generator = (draw: Draw): Generator => ({ version: 1, draw })

/** add-subtract-within-5 */
export const withinFive = generator((dice, difficulty) => {
  const thing = dice.pick(THINGS)
  const isSum = difficulty === 1 || (difficulty === 3 && dice.int(1, 2) === 1)
  // Zero in at most one exercise of five.
  const least = difficulty === 3 && dice.int(1, 5) === 1 ? 0 : 1
  if (isSum) {
    const a = dice.int(1, 4)
    const b = least === 0 ? 0 : dice.int(1, 5 - a)
    const drawing: Drawing = { kind: 'ten-frames', frames: [{ filled: a + b, added: b }], places: 5, thing }
    const mistakes: readonly Mistake<number>[] = [
      [Math.abs(a - b), 'sign-not-read'],
      ...(b === 0 ? [[0, 'zero-changes'] as const] : []),
      [a + b - 1, 'counted-the-start'],
      [a + b + 1, 'one-too-many'],
    ]
    return draftSum(a, b, 'small-sum', { mistakes, ...(difficulty < 3 && { drawing }) })
  }
  const c = dice.int(2, 5)
  const b = least === 0 ? 0 : dice.int(1, c)
  const mistakes: readonly Mistake<number>[] = [
    [c + b, 'sign-not-read'],
    ...(b === 0 ? [[0, 'zero-changes'] as const] : []),
    [c - b + 1, 'counted-the-start'],
    [c - b - 1, 'one-too-few'],
  ]
  const drawing: Drawing = { kind: 'ten-frames', frames: [{ filled: c, crossed: b }], places: 5, thing }
  return draftDifference(c, b, 'small-difference', { mistakes, ...(difficulty < 3 && { drawing }) })
})

/** partners-of-ten */
export const partnersOfTen = generator((dice, difficulty) => {
  const thing = dice.pick(THINGS)
  const whole = difficulty === 1 ? dice.int(4, 6) : difficulty === 2 ? 10 : dice.int(7, 10)
  const drawn = difficulty === 2 ? dice.int(5, 9) : dice.int(1, whole - 1)
  // Two equal parts in one exercise of five at most.
  const known = drawn * 2 === whole && dice.int(1, 5) > 1 ? drawn + 1 : drawn
  const missing = whole - known
  return {
    question: whatIsMissing(equation(sum(known, BLANK), whole)),
    ...(difficulty < 3 && {
      drawing: {
        kind: 'ten-frames',
        frames: [{ filled: known }],
        places: whole <= 5 ? 5 : 10,
        thing,
      },
    }),
    answer: number(missing, [
      [whole + known, 'added-both', { whole, known }],
      [known, 'copied-the-part', { known }],
      [missing + 1, 'counted-the-start'],
      [missing - 1, 'one-too-few'],
    ]),
    hints: hints('partner', { whole, known }),
    solution: [
      step('partner-step-1', { known }),
      step('partner-step-2', { whole }),
      figures(equation(sum(known, missing), whole)),
    ],
  }
})

/** add-within-20-make-ten */
export const makeTen = generator((dice, difficulty) => {
  const thing = dice.pick(THINGS)
  if (difficulty === 1) {
    const a = dice.int(8, 9)
    return tenDraft(a, dice.int(11 - a, 6), thing)
  }
  const larger = dice.int(6, 9)
  const smaller = dice.int(Math.max(4, 11 - larger), larger - 1)
  if (difficulty === 2) return tenDraft(larger, smaller, thing)
  if (dice.int(1, 2) === 1) return tenDraft(smaller, larger)
  const [known, missing] = dice.shuffle([larger, smaller]) as [number, number]
  return missingPartDraft(known, missing)
})

/** A sum beyond ten: the larger number is filled up, the other split. */
function tenDraft(a: number, b: number, thing?: Thing): Draft {
  const [larger, smaller] = [Math.max(a, b), Math.min(a, b)]
  const fill = 10 - larger
  const rest = smaller - fill
  const fillers = { larger, smaller, fill, rest }
  return {
    question: workOut(sum(a, b)),
    ...(thing && {
      drawing: {
        kind: 'ten-frames',
        frames: [{ filled: a }, { filled: b, added: b }],
        places: 10,
        thing,
      },
    }),
    answer: number(a + b, [
      [a + b - 1, 'counted-the-start'],
      [10, 'forgot-the-rest', { rest }],
      [10 + smaller, 'rest-not-split', { fill, smaller }],
      [larger - smaller, 'sign-not-read'],
    ]),
    hints: hints('make-ten', fillers),
    solution: [
      step('make-ten-step-1', { larger, fill }, equation(sum(larger, fill), 10)),
      step('make-ten-step-2', { smaller, fill, rest }, equation(sum(fill, rest), smaller)),
      step('make-ten-step-3', undefined, equation(sum(10, rest), a + b)),
    ],
  }
}

function missingPartDraft(known: number, missing: number): Draft {
  const whole = known + missing
  return {
    question: whatIsMissing(equation(sum(known, BLANK), whole)),
    answer: number(missing, [
      [known + whole, 'added-both', { whole, known }],
      [missing + 1, 'counted-the-start'],
      [whole - 10, 'only-to-ten'],
      [known, 'copied-the-part', { known }],
    ]),
    hints: hints('missing-part', { known, whole }),
    solution: [
      ...(known < 10 && whole > 10
        ? ([
            step('up-to-ten', { known }, equation(sum(known, 10 - known), 10)),
            step('on-to-whole', { whole }, equation(sum(10, whole - 10), whole)),
            step('put-together', undefined, equation(sum(10 - known, whole - 10), missing)),
          ] as const)
        : ([
            step('whole-minus-part', undefined, equation(difference(whole, known), missing)),
            figures(equation(sum(known, missing), whole)),
          ] as const)),
    ],
  }
}

/** subtract-within-20 */
export const subtractWithinTwenty = generator((dice, difficulty) => {
  if (difficulty === 1) {
    const c = dice.int(11, 14)
    const b = (c % 10) + dice.int(0, 2)
    return throughTen(c, b, {
      kind: 'ten-frames',
      frames: frames(c, b),
      places: 10,
      thing: dice.pick(THINGS),
    })
  }
  const kind = difficulty === 2 ? 1 : dice.int(1, 3)
  if (kind === 3) {
    const apart = dice.int(1, 4)
    const c = dice.int(11, 20)
    return closeTogether(c, c - apart)
  }
  const c = dice.int(11, 18)
  const b = dice.int(Math.max(3, (c % 10) + 1), 9)
  return kind === 1 ? throughTen(c, b, lineBack(c, b)) : missingTaken(c, b)
})

/** Counters of the difference c - b, taken from the second frame first. */
function frames(c: number, b: number) {
  const second = Math.min(b, c - 10)
  return [
    { filled: 10, crossed: b - second },
    { filled: c - 10, crossed: second },
  ]
}

function throughTen(c: number, b: number, drawing?: Drawing): Draft {
  const ones = c % 10
  const rest = b - ones
  return {
    question: workOut(difference(c, b)),
    ...(drawing && { drawing }),
    answer: number(c - b, [
      [10 + smallerFromLarger(ones, b), 'smaller-from-larger'],
      [c - b + 1, 'counted-the-start'],
      [c + b, 'sign-not-read'],
      [c - b - 1, 'one-too-few'],
    ]),
    hints: hints('back-through-ten', { number: c, ones, taken: b }),
    solution:
      rest === 0
        ? [step('back-to-ten', { ones }), figures(equation(difference(c, b), 10))]
        : [
            step('back-to-ten', { ones }, equation(difference(c, ones), 10)),
            step('take-the-rest', { rest }, equation(difference(10, rest), c - b)),
            figures(equation(difference(c, b), c - b)),
          ],
  }
}

function closeTogether(c: number, b: number): Draft {
  return {
    question: workOut(difference(c, b)),
    drawing: lineBack(c, 0),
    answer: number(c - b, [
      [c - b + 1, 'counted-the-start'],
      ...(c % 10 < b % 10 ? [[smallerFromLarger(c % 10, b % 10) + 10, 'smaller-from-larger'] as const] : []),
      [c + b, 'sign-not-read'],
    ]),
    hints: hints('count-up', { smaller: b, larger: c }),
    solution: [
      step('count-up-step', { smaller: b, larger: c }),
      figures(equation(sum(b, c - b), c)),
      figures(equation(difference(c, b), c - b)),
    ],
  }
}

function missingTaken(c: number, taken: number): Draft {
  const left = c - taken
  return {
    question: whatIsMissing(equation(difference(c, BLANK), left)),
    answer: number(taken, [
      [c + left, 'added-both', { whole: c, known: left }],
      [taken + 1, 'counted-the-start'],
      [left, 'copied-the-part', { known: left }],
    ]),
    hints: hints('missing-part', { known: left, whole: c }),
    solution: [
      step('whole-minus-part', undefined, equation(difference(c, left), taken)),
      figures(equation(difference(c, taken), left)),
    ],
  }
}

function lineBack(from: number, by: number): Drawing {
  return {
    kind: 'number-line',
    from: rational(0),
    to: rational(20),
    step: rational(1),
    labels: [0, 10, 20].map((at) => ({ at: rational(at), text: num(at) })),
    dots: [rational(from)],
    ...(by > 0 && { jumps: [{ from: rational(from), to: rational(from - (from % 10)) }] }),
  }
}

/** facts-within-20 */
export const factsWithinTwenty = generator((dice, difficulty) => {
  if (difficulty === 3) {
    const c = dice.int(11, 18)
    const b = dice.int(c - 9, 9)
    return throughTen(c, b)
  }
  if (difficulty === 2) {
    const [a, b] = [dice.int(2, 9), dice.int(2, 9)]
    return a === b || Math.abs(a - b) === 1 ? doubleDraft(a, b) : a + b > 10 ? tenDraft(a, b) : countOn(a, b)
  }
  const a = dice.int(2, 9)
  const [first, second] = dice.shuffle([a, dice.int(a, a + 1)]) as [number, number]
  return doubleDraft(first, second)
})

function doubleDraft(a: number, b: number): Draft {
  const base = Math.min(a, b)
  const isDouble = a === b
  return {
    question: workOut(sum(a, b)),
    answer: number(a + b, [
      ...(isDouble ? [] : [[2 * base, 'near-double-forgotten', { base }] as const]),
      [a + b - 1, 'counted-the-start'],
      [a + b + 1, 'one-too-many'],
      [a + b + 10, 'ten-too-many'],
    ]),
    hints: hints(isDouble ? 'double' : 'near-double', { base, a, b }),
    solution: isDouble
      ? [step('double-step', { base }), figures(equation(sum(base, base), a + b))]
      : [
          step('near-double-step-1', { base }, equation(sum(base, base), 2 * base)),
          step('near-double-step-2', undefined, equation(sum(2 * base, 1), a + b)),
        ],
  }
}

function countOn(a: number, b: number): Draft {
  const [larger, smaller] = [Math.max(a, b), Math.min(a, b)]
  return draftSum(a, b, 'count-on', {
    mistakes: [
      [a + b - 1, 'counted-the-start'],
      [a + b + 1, 'one-too-many'],
      [larger - smaller, 'sign-not-read'],
    ],
  })
}

interface Rest {
  readonly mistakes: readonly Mistake<number>[]
  readonly drawing?: Drawing
}

function draftSum(a: number, b: number, name: string, { mistakes, drawing }: Rest): Draft {
  const fillers = { first: Math.max(a, b), second: Math.min(a, b) }
  const last: Step = figures(equation(sum(a, b), a + b))
  return {
    question: workOut(sum(a, b)),
    ...(drawing && { drawing }),
    answer: number(a + b, mistakes),
    hints: hints(name, fillers),
    solution: [step(`${name}-step`, fillers), last],
  }
}

function draftDifference(a: number, b: number, name: string, { mistakes, drawing }: Rest): Draft {
  const fillers = { first: a, second: b }
  return {
    question: workOut(difference(a, b)),
    ...(drawing && { drawing }),
    answer: number(a - b, mistakes),
    hints: hints(name, fillers),
    solution: [step(`${name}-step`, fillers), figures(equation(difference(a, b), a - b))],
  }
}
