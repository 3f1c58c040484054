// Sides, angles and diagonals of parallelograms, and what makes one a rectangle or a rhombus.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Polygon } from '../../drawing.ts'
import { plus, type Rational, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  degrees,
  difference,
  equation,
  fraction,
  type Maths,
  num,
  product,
  sum,
  variable,
  X,
  Y,
} from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { linear, sumOf } from '../../terms.ts'
import { parallelogram } from '../geometry/figures.ts'
import { answerIs } from '../sentences.ts'
import { choice, DEGREES, hints, number, numbers, say, step } from './area.ts'

/** parallelogram-properties */
export const parallelogramProperties: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.pick([oppositeAngle, nextAngle, oppositeSide])(dice)
    if (difficulty === 2) return dice.pick([anglesWithLetter, diagonalWithLetter])(dice)
    return dice.pick([whichMakes, twoLetters])(dice)
  },
}

const T = variable('t')
const CORNERS = { 0: variable('A'), 1: variable('B'), 2: variable('C'), 3: variable('D') }

const figure = (parts: Partial<Polygon>, crossed = false): Drawing => {
  const points = parallelogram(6, 3.4, 1.8)
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = points
  return {
    kind: 'polygons',
    polygons: [{ points, corners: CORNERS, ...parts }],
    ...(crossed && {
      lines: [
        [a, c],
        [b, d],
      ],
    }),
  }
}

function oppositeAngle(dice: Dice): Draft {
  const given = dice.int(31, 85)
  return {
    question: say('parallelogram-opposite', { given }),
    drawing: figure({ angles: { 0: degrees(given) } }),
    answer: number(
      given,
      [
        [180 - given, 'opposite-taken-for-next'],
        [90 - given, 'filled-to-90'],
        [360 - given, 'filled-to-360'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('parallelogram-opposite'),
    solution: [step('opposite-angles-equal'), answerIs(num(given))],
  }
}

function nextAngle(dice: Dice): Draft {
  const given = dice.int(31, 85)
  return {
    question: say('parallelogram-next', { given }),
    drawing: figure({ angles: { 0: degrees(given) } }),
    answer: number(
      180 - given,
      [
        [given, 'next-taken-for-opposite'],
        [90 - given, 'filled-to-90'],
        [360 - given, 'filled-to-360'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('parallelogram-next', { given }),
    solution: [
      step('next-angles-180'),
      step('rest-to-180', undefined, equation(difference(180, given), 180 - given)),
    ],
  }
}

function oppositeSide(dice: Dice): Draft {
  const [long, around] = [dice.int(5, 20), dice.int(2, 15)]
  if (long === around) return oppositeSide(dice)
  const whole = 2 * (long + around)
  return {
    question: say('parallelogram-around', { whole, long }),
    drawing: figure({ sideLabels: { 0: num(long) } }),
    answer: number(
      around,
      [
        [whole - long, 'one-side-only'],
        [whole - 2 * long, 'not-halved'],
        [rational(whole, 4), 'all-sides-equal'],
      ],
      'any',
    ),
    hints: hints('parallelogram-around', { long }),
    solution: [
      step('two-equal-sides', undefined, equation(difference(whole, product(2, long)), 2 * around)),
      step('half-is-side', undefined, equation(fraction(2 * around, 2), around)),
    ],
  }
}

const valueAt = (p: number, q: number, t: Rational) => plus(times(rational(p), t), rational(q))

function anglesWithLetter(dice: Dice): Draft {
  const [p, r, t, q] = [dice.int(2, 6), dice.int(1, 5), dice.int(6, 24), dice.int(-15, 15)]
  const one = p * t + q
  const s = 180 - one - r * t
  if (p === r || q === 0 || s === 0 || Math.abs(s) > 90 || one < 32 || one > 148 || one === 90 || one === t)
    return anglesWithLetter(dice)
  const [first, second] = [linear(p, q, T), linear(r, s, T)]
  return {
    question: say('parallelogram-angles-letter', { first, second }),
    drawing: figure({}),
    answer: number(
      one,
      [
        [valueAt(p, q, rational(s - q, p - r)), 'next-taken-for-opposite'],
        [t, 'letter-for-answer'],
        [180 - one, 'other-angle-taken'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('parallelogram-angles-letter'),
    solution: [
      step('next-angles-180', undefined, equation(linear(p + r, q + s, T), 180)),
      step('letter-is', undefined, equation(T, t)),
      step(
        'put-letter-in',
        undefined,
        equation(q < 0 ? difference(product(p, t), -q) : sum(product(p, t), q), one),
      ),
    ],
  }
}

function diagonalWithLetter(dice: Dice): Draft {
  const [p, r, t, q] = [dice.int(2, 6), dice.int(1, 5), dice.int(2, 9), dice.int(-6, 12)]
  const half = p * t + q
  const s = half - r * t
  if (p === r || q === 0 || s === 0 || half < 3) return diagonalWithLetter(dice)
  return {
    question: say('parallelogram-diagonal', { first: linear(p, q, T), second: linear(r, s, T) }),
    drawing: figure({}, true),
    answer: number(2 * half, [
      [half, 'half-diagonal-taken'],
      [t, 'letter-for-answer'],
      [4 * half, 'diagonals-added'],
    ]),
    hints: hints('parallelogram-diagonal'),
    solution: [
      step('diagonals-halve', undefined, equation(linear(p, q, T), linear(r, s, T))),
      step('letter-is', undefined, equation(T, t)),
      step('twice-the-half', undefined, equation(product(2, half), 2 * half)),
    ],
  }
}

const NAMES = ['ABCD', 'EFGH', 'JKLM', 'KLMN', 'MNPQ', 'PQRS', 'RSTU', 'UVWX'] as const

function whichMakes(dice: Dice): Draft {
  const [a = '', b = '', c = '', d = ''] = dice.pick(NAMES)
  const isRectangle = dice.int(1, 2) === 1
  const fact = (name: string, one: string, other: string): Sentence =>
    say(name, { one: variable(one), other: variable(other) })
  const [equalDiagonals, square, right, equalSides, opposite] = [
    fact('fact-equal', a + c, b + d),
    fact('fact-perpendicular', a + c, b + d),
    fact('fact-perpendicular', a + b, b + c),
    fact('fact-equal', a + b, b + c),
    fact('fact-equal', a + b, c + d),
  ]
  const fits = dice.pick(isRectangle ? [equalDiagonals, right] : [square, equalSides])
  const not = dice.pick(isRectangle ? [square, equalSides] : [equalDiagonals, right])
  const other = isRectangle ? 'makes-rhombus' : 'makes-rectangle'
  return {
    question: say(isRectangle ? 'makes-it-rectangle' : 'makes-it-rhombus', { name: variable(a + b + c + d) }),
    drawing: figure({ corners: { 0: variable(a), 1: variable(b), 2: variable(c), 3: variable(d) } }, true),
    answer: choice(dice, { say: fits }, [
      [{ say: not }, other],
      [{ say: opposite }, 'true-of-all'],
      [{ say: fact('fact-parallel', b + c, d + a) }, 'true-of-all'],
    ]),
    hints: hints(isRectangle ? 'makes-it-rectangle' : 'makes-it-rhombus'),
    solution: [
      step('all-parallelograms'),
      step(isRectangle ? 'rectangle-needs' : 'rhombus-needs'),
      answerIs(fits),
    ],
  }
}

function twoLetters(dice: Dice): Draft {
  const [x, y, a, b] = [dice.int(2, 9), dice.int(2, 9), dice.int(1, 4), dice.int(1, 4)]
  const [first, second] = [a * x + y, x + b * y]
  if (a * b === 1 || first === second || x === y) return twoLetters(dice)
  const term = (p: number, q: number): Maths =>
    sumOf([
      [p, X],
      [q, Y],
    ])
  return {
    question: say('parallelogram-two-letters', { one: term(a, 1), first, two: term(1, b), second }),
    drawing: figure({ sideLabels: { 0: term(a, 1), 2: num(first), 1: term(1, b), 3: num(second) } }),
    answer: numbers(
      ['letter-x', 'letter-y'],
      [x, y],
      [
        [[y, x], 'letters-swapped'],
        [
          [rational(b * second - first, a * b - 1), rational(a * first - second, a * b - 1)],
          'next-sides-equal',
        ],
      ],
    ),
    hints: hints('parallelogram-two-letters'),
    solution: [
      step('opposite-sides-equal', undefined, equation(term(a, 1), first)),
      step('second-equation', undefined, equation(term(1, b), second)),
      answerIs(say('both-letters', { x: num(x), y: num(y) })),
    ],
  }
}
