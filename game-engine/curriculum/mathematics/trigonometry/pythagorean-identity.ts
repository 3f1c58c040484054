// sin² x + cos² x = 1: other values from one, with the sign of the quadrant.
import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  apply,
  asFraction,
  brackets,
  difference,
  equation,
  fraction,
  type Maths,
  multiple,
  power,
  product,
  sum,
  variable,
  X,
} from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { choice, hints, number, say, step } from './area.ts'
import { unitCircle } from './exact-values.ts'

/** pythagorean-identity */
export const pythagoreanIdentity: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return otherValue(dice, 1)
    if (difficulty === 2) return otherValue(dice, dice.int(2, 4))
    return dice.pick([tangentFrom, simplify])(dice)
  },
}

export const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
] as const

/** Signs of cosine and sine in a quadrant from 1 to 4. */
export const SIGNS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const

export interface Known {
  readonly cos: number
  readonly sin: number
  readonly all: number
  readonly quadrant: number
}

export function drawKnown(dice: Dice, quadrant: number): Known {
  const [a, b, all] = dice.pick(TRIPLES)
  const [left, up] = dice.int(1, 2) === 1 ? [a, b] : [b, a]
  const [x, y] = SIGNS[quadrant - 1] ?? [1, 1]
  return { cos: x * left, sin: y * up, all, quadrant }
}

const A = variable('α')
const QUADRANTS = ['quadrant-1', 'quadrant-2', 'quadrant-3', 'quadrant-4'] as const
export const quadrantOf = (known: Known) => say(QUADRANTS[known.quadrant - 1] ?? 'quadrant-1')
export const seenAt = ({ cos, sin }: Known) => unitCircle([(Math.atan2(sin, cos) * 180) / Math.PI])

const squared = (name: string) => apply(power(variable(name), 2), A)

function otherValue(dice: Dice, quadrant: number): Draft {
  const known = drawKnown(dice, quadrant)
  const isSine = dice.int(1, 2) === 1
  const [given, asked, name, other] = isSine
    ? [known.sin, known.cos, 'sin', 'cos']
    : [known.cos, known.sin, 'cos', 'sin']
  const { all } = known
  const value = rational(given, all)
  const squares = rational(asked * asked, all * all)
  return {
    question: say('other-value', {
      given: equation(apply(name, A), asFraction(value)),
      quadrant: quadrantOf(known),
      asked: apply(other, A),
    }),
    drawing: seenAt(known),
    answer: number(
      rational(asked, all),
      [
        [rational(-asked, all), 'quadrant-sign'],
        [rational(all - Math.abs(given), all), 'root-split'],
        [squares, 'root-forgotten'],
        [rational(Math.abs(given), Math.abs(asked)), 'ratio-of-both'],
      ],
      'any',
    ),
    hints: hints('identity'),
    solution: [
      step('identity', undefined, equation(sum(squared('sin'), squared('cos')), 1)),
      step(
        'solve-for-square',
        undefined,
        equation(difference(1, power(brackets(asFraction(value)), 2)), asFraction(squares)),
      ),
      step('root-with-sign', undefined, equation(apply(other, A), asFraction(rational(asked, all)))),
    ],
  }
}

function tangentFrom(dice: Dice): Draft {
  const known = drawKnown(dice, dice.int(1, 4))
  const isSine = dice.int(1, 2) === 1
  const [given, name, hidden, otherName] = isSine
    ? [known.sin, 'sin', known.cos, 'cos']
    : [known.cos, 'cos', known.sin, 'sin']
  const right = rational(known.sin, known.cos)
  return {
    question: say('tangent-value', {
      given: equation(apply(name, A), asFraction(rational(given, known.all))),
      quadrant: quadrantOf(known),
      asked: apply('tan', A),
    }),
    drawing: seenAt(known),
    answer: number(
      right,
      [
        [rational(-known.sin, known.cos), 'quadrant-sign'],
        [rational(known.cos, known.sin), 'tangent-turned-over'],
        [rational(hidden, known.all), 'other-function-taken'],
      ],
      'any',
    ),
    hints: hints('tangent-value'),
    solution: [
      step(
        'root-with-sign',
        undefined,
        equation(apply(otherName, A), asFraction(rational(hidden, known.all))),
      ),
      step(
        'sine-over-cosine',
        undefined,
        equation(
          fraction(asFraction(rational(known.sin, known.all)), asFraction(rational(known.cos, known.all))),
          asFraction(right),
        ),
      ),
    ],
  }
}

const [SIN, COS, TAN] = ['sin', 'cos', 'tan'].map((name) => apply(name, X)) as [Maths, Maths, Maths]
const square = (name: string) => apply(power(variable(name), 2), X)

const TO_SIMPLIFY: readonly {
  readonly asked: (k: number) => Maths
  readonly right: Maths
  readonly not: readonly [Maths, Maths]
}[] = [
  { asked: (k) => fraction(difference(k, multiple(k, square('cos'))), SIN), right: SIN, not: [COS, TAN] },
  { asked: (k) => fraction(difference(k, multiple(k, square('sin'))), COS), right: COS, not: [SIN, TAN] },
  { asked: (k) => product(k, TAN, COS), right: SIN, not: [COS, TAN] },
  { asked: (k) => fraction(multiple(k, SIN), TAN), right: COS, not: [SIN, TAN] },
  { asked: (k) => fraction(multiple(k, SIN), COS), right: TAN, not: [COS, SIN] },
]

function simplify(dice: Dice): Draft {
  const k = dice.int(2, 9)
  const { asked, right, not } = dice.pick(TO_SIMPLIFY)
  const times = (of: Maths) => ({ maths: multiple(k, of) })
  return {
    question: say('simplify-to-one', { asked: asked(k) }),
    answer: choice(dice, times(right), [
      [times(not[0]), 'sine-cosine-swapped'],
      [times(not[1]), 'tangent-turned-over'],
      [{ maths: difference(k, right) }, 'root-split'],
    ]),
    hints: hints('simplify-to-one'),
    solution: [step('use-identities'), step('cancel-factor'), answerIs(multiple(k, right))],
  }
}
