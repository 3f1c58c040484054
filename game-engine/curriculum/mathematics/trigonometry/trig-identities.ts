// Sums, differences and doubles of angles.
import type { Dice } from '#engine/core/random.ts'
import { minus, plus, type Rational, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  apply,
  asFraction,
  brackets,
  degrees,
  difference,
  equation,
  fraction,
  functionOf,
  type Maths,
  multiple,
  product,
  root,
  sum,
  variable,
} from '../../notation.ts'
import { bracketed } from '../../terms.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, number, say, step } from './area.ts'
import { exactCos, exactSin, inRadians, negative, unitCircle } from './exact-values.ts'
import { drawKnown, type Known, quadrantOf, seenAt } from './pythagorean-identity.ts'

/** trig-identities */
export const trigIdentities: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return oddAngle(dice)
    return difficulty === 2 ? doubleAngle(dice) : sumOfAngles(dice)
  },
}

/** Angles as sums or differences of known ones. */
const SPLITS: readonly (readonly [angle: number, one: number, other: number])[] = [
  [15, 45, -30],
  [75, 45, 30],
  [105, 60, 45],
  [165, 120, 45],
  [195, 150, 45],
  [255, 210, 45],
  [285, 240, 45],
  [345, 300, 45],
]

/** sin 75° or sin 15°, (√6 ± √2)/4 */
const quarter = (isLarge: boolean): Maths =>
  fraction(isLarge ? sum(root(6), root(2)) : difference(root(6), root(2)), 4)

function exactOdd(name: 'sin' | 'cos', angle: number): readonly [right: Maths, other: Maths] {
  const turn = name === 'sin' ? angle : angle + 90
  const half = turn % 180
  const isLarge = Math.min(half, 180 - half) === 75
  const isBelow = turn % 360 > 180
  const signed = (of: Maths) => (isBelow ? negative(of) : of)
  return [signed(quarter(isLarge)), signed(quarter(!isLarge))]
}

function oddAngle(dice: Dice): Draft {
  const [angle, one, other] = dice.pick(SPLITS)
  const name = dice.pick(['sin', 'cos'] as const)
  const [right, mixed] = exactOdd(name, angle)
  const value = name === 'sin' ? exactSin : exactCos
  const shown = dice.int(1, 2) === 1 ? degrees : (turn: number) => inRadians(turn)
  const sign = other < 0 ? -1 : 1
  const split: Maths = other < 0 ? difference(shown(one), shown(-other)) : sum(shown(one), shown(other))
  const [split1, split2] = [value(one), value(Math.abs(other))]
  return {
    question: say('exact-odd', { asked: functionOf(name, shown(angle)) }),
    drawing: unitCircle([angle]),
    answer: expression(right, [
      [mixed, 'sign-in-formula'],
      [
        sign < 0 ? difference(split1, brackets(split2)) : sum(brackets(split1), brackets(split2)),
        'function-of-sum-split',
      ],
      [negative(right), 'quadrant-sign'],
    ]),
    hints: hints('exact-odd'),
    solution: [
      step('split-angle', undefined, equation(shown(angle), split)),
      step(
        name === 'sin'
          ? sign < 0
            ? 'sine-of-difference'
            : 'sine-of-sum'
          : sign < 0
            ? 'cosine-of-difference'
            : 'cosine-of-sum',
      ),
      answerIs(right),
    ],
  }
}

const A = variable('α')
const B = variable('β')
const part = (above: number, under: number) => rational(above, under)
const TWO = rational(2)

function doubleAngle(dice: Dice): Draft {
  const known = drawKnown(dice, dice.int(1, 4))
  const isSine = dice.int(1, 2) === 1
  const givesSine = dice.int(1, 2) === 1
  const [s, c] = [part(known.sin, known.all), part(known.cos, known.all)]
  const [sin2, cos2] = [times(TWO, times(s, c)), minus(times(c, c), times(s, s))]
  const right = isSine ? sin2 : cos2
  const name = isSine ? 'sin' : 'cos'
  return {
    question: say('double-angle', {
      given: equation(apply(givesSine ? 'sin' : 'cos', A), asFraction(givesSine ? s : c)),
      quadrant: quadrantOf(known),
      asked: functionOf(name, multiple(2, A)),
    }),
    drawing: seenAt(known),
    answer: number(
      right,
      [
        [times(TWO, isSine ? s : c), 'double-angle-doubled'],
        [isSine ? rational(-sin2.n, sin2.d) : rational(-cos2.n, cos2.d), 'quadrant-sign'],
        [isSine ? times(s, c) : rational(1), isSine ? 'two-forgotten' : 'sign-in-formula'],
      ],
      'any',
    ),
    hints: hints(isSine ? 'double-sine' : 'double-cosine'),
    solution: [
      step('both-values', { s: asFraction(s), c: asFraction(c) }),
      isSine
        ? step(
            'double-sine-formula',
            undefined,
            equation(product(2, bracketed(s), bracketed(c)), asFraction(right)),
          )
        : step(
            'double-cosine-formula',
            undefined,
            equation(difference(asFraction(times(c, c)), asFraction(times(s, s))), asFraction(right)),
          ),
    ],
  }
}

function sumOfAngles(dice: Dice): Draft {
  const [one, other]: [Known, Known] = [drawKnown(dice, 1), drawKnown(dice, 1)]
  if (one.all === other.all) return sumOfAngles(dice)
  const [isSine, isSum] = [dice.int(1, 2) === 1, dice.int(1, 2) === 1]
  const [sa, ca, sb, cb] = [
    part(one.sin, one.all),
    part(one.cos, one.all),
    part(other.sin, other.all),
    part(other.cos, other.all),
  ]
  const [first, second] = isSine ? [times(sa, cb), times(ca, sb)] : [times(ca, cb), times(sa, sb)]
  const joined = (adds: boolean): Rational => (adds ? plus(first, second) : minus(first, second))
  const adds = isSine === isSum
  const right = joined(adds)
  const own = (s: Rational, c: Rational) => (isSine ? s : c)
  return {
    question: say('sum-of-angles', {
      first: equation(apply('sin', A), asFraction(sa)),
      second: equation(apply('cos', B), asFraction(cb)),
      asked: functionOf(isSine ? 'sin' : 'cos', isSum ? sum(A, B) : difference(A, B)),
    }),
    answer: number(
      right,
      [
        [isSum ? plus(own(sa, ca), own(sb, cb)) : minus(own(sa, ca), own(sb, cb)), 'function-of-sum-split'],
        [joined(!adds), 'sign-in-formula'],
        [first, 'second-product-forgotten'],
      ],
      'any',
    ),
    hints: hints(isSine ? 'sum-sine' : 'sum-cosine'),
    solution: [
      step('other-two-values', {
        c: equation(apply('cos', A), asFraction(ca)),
        s: equation(apply('sin', B), asFraction(sb)),
      }),
      step(
        `${isSine ? 'sine' : 'cosine'}-of-${isSum ? 'sum' : 'difference'}`,
        undefined,
        equation(
          adds
            ? sum(asFraction(first), asFraction(second))
            : difference(asFraction(first), asFraction(second)),
          asFraction(right),
        ),
      ),
    ],
  }
}
