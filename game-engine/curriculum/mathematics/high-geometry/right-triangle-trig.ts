// Sine, cosine and tangent in right triangles: ratios exactly, sides and angles rounded.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  apply,
  brackets,
  degrees,
  equation,
  fraction,
  type Maths,
  num,
  product,
  relation,
  sum,
  variable,
  X,
} from '../../notation.ts'
import { linear } from '../../terms.ts'
import { rightTriangle } from '../geometry/figures.ts'
import { rounded, roundsClearly, toRadians } from '../rounded.ts'
import { answerIs } from '../sentences.ts'
import { DEGREES, hints, number, say, step } from './area.ts'
import { rounded as onGrid } from './figures.ts'

/** right-triangle-trig */
export const rightTriangleTrig: Generator = {
  version: 2,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return exactRatio(dice)
    if (difficulty === 2) return missingSide(dice)
    return dice.pick([missingAngle, elevation, complement])(dice)
  },
}

const ALPHA = variable('α')
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const
const FUNCTIONS = ['sin', 'cos', 'tan'] as const

/** The angle lies at the right end of the base: side 0 is adjacent, 1 the hypotenuse, 2 opposite. */
function triangle(
  across: number,
  up: number,
  angle: Maths,
  sideLabels: Readonly<Record<number, Maths>>,
): Drawing {
  const [width, height] = [onGrid(Math.max(across, 0.42 * up)), onGrid(Math.max(up, 0.42 * across))]
  return {
    kind: 'polygons',
    polygons: [{ points: rightTriangle(width, height), rightAngles: [0], sideLabels, angles: { 1: angle } }],
  }
}

function exactRatio(dice: Dice): Draft {
  const [first, second, third] = dice.pick(TRIPLES)
  const k = dice.int(1, Math.max(1, Math.floor(50 / third)))
  const [opposite, adjacent] = dice.int(1, 2) === 1 ? [first * k, second * k] : [second * k, first * k]
  const longest = third * k
  const name = dice.pick(FUNCTIONS)
  const ratios = { sin: [opposite, longest], cos: [adjacent, longest], tan: [opposite, adjacent] } as const
  const [above, under] = ratios[name]
  const swapped = { sin: 'cos', cos: 'sin', tan: 'sin' } as const
  const other = ratios[swapped[name]]
  const value = rational(above, under)
  return {
    question: say('exact-ratio', { asked: apply(name, ALPHA) }),
    drawing: triangle(adjacent, opposite, ALPHA, { 0: num(adjacent), 1: num(longest), 2: num(opposite) }),
    answer: number(
      value,
      [
        [rational(...other), name === 'tan' ? 'other-ratio-taken' : 'opposite-and-adjacent'],
        [rational(under, above), 'ratio-turned-over'],
        [rational(adjacent, opposite), 'opposite-and-adjacent'],
        [rational(opposite, adjacent), 'other-ratio-taken'],
      ],
      'any',
    ),
    hints: hints('exact-ratio'),
    solution: [
      step(`${name}-is`),
      step(
        'put-sides-in',
        undefined,
        equation(fraction(above, under), { is: 'fraction', over: num(value.n), under: num(value.d) }),
      ),
    ],
  }
}

type Side = 'opposite' | 'adjacent' | 'hypotenuse'

/** Which function joins two sides, and how the asked one follows. */
const WAYS: readonly {
  readonly given: Side
  readonly asked: Side
  readonly by: (typeof FUNCTIONS)[number]
  readonly multiply: boolean
}[] = [
  { given: 'hypotenuse', asked: 'opposite', by: 'sin', multiply: true },
  { given: 'hypotenuse', asked: 'adjacent', by: 'cos', multiply: true },
  { given: 'adjacent', asked: 'opposite', by: 'tan', multiply: true },
  { given: 'opposite', asked: 'hypotenuse', by: 'sin', multiply: false },
  { given: 'adjacent', asked: 'hypotenuse', by: 'cos', multiply: false },
  { given: 'opposite', asked: 'adjacent', by: 'tan', multiply: false },
]
const PLACES = { adjacent: 0, hypotenuse: 1, opposite: 2 } as const
const OTHER = { sin: Math.cos, cos: Math.sin, tan: (angle: number) => 1 / Math.tan(angle) } as const

function missingSide(dice: Dice): Draft {
  const [angle, side, way] = [dice.int(15, 75), dice.int(3, 50), dice.pick(WAYS)]
  const turn = toRadians(angle)
  const by = (factor: number) => (way.multiply ? side * factor : side / factor)
  const value = by(Math[way.by](turn))
  if (angle === 45 || !roundsClearly(value, 1) || value > 400) return missingSide(dice)
  const right = rounded(value, 1)
  const ratio = apply(way.by, degrees(angle))
  return {
    question: say('missing-side-decimal'),
    drawing: triangle(4 * Math.cos(turn), 4 * Math.sin(turn), degrees(angle), {
      [PLACES[way.given]]: num(side),
      [PLACES[way.asked]]: X,
    }),
    answer: number(
      right,
      [
        [rounded(by(OTHER[way.by](turn)), 1), 'opposite-and-adjacent'],
        [
          rounded(way.multiply ? side / Math[way.by](turn) : side * Math[way.by](turn), 1),
          way.multiply ? 'divided-for-times' : 'times-for-divided',
        ],
        [rounded(by(Math[way.by](angle)), 1), 'radian-mode'],
      ],
      'decimal',
    ),
    hints: hints('missing-side-decimal', { angle }),
    solution: [
      step(`${way.by}-is`),
      step('put-angle-in', undefined, equation(ratio, way.multiply ? fraction(X, side) : fraction(side, X))),
      step(
        'calculate-in-degrees',
        undefined,
        relation(way.multiply ? product(side, ratio) : fraction(side, ratio), '≈', num(right, 1)),
      ),
    ],
  }
}

const PAIRS = [
  ['opposite', 'hypotenuse', 'sin'],
  ['adjacent', 'hypotenuse', 'cos'],
  ['opposite', 'adjacent', 'tan'],
] as const

function missingAngle(dice: Dice): Draft {
  const [above, under, by] = dice.pick(PAIRS)
  const [a, b] = [dice.int(3, 30), dice.int(4, 40)]
  const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan }[by]
  const angle = (inverse(a / b) * 180) / Math.PI
  if ((by !== 'tan' && a >= b) || a === b || !(angle > 14 && angle < 76) || !roundsClearly(angle, 0))
    return missingAngle(dice)
  const right = Math.round(angle)
  const turn = toRadians(angle)
  return {
    question: say('missing-angle'),
    drawing: triangle(4 * Math.cos(turn), 4 * Math.sin(turn), ALPHA, {
      [PLACES[above]]: num(a),
      [PLACES[under]]: num(b),
    }),
    answer: number(
      right,
      [
        [90 - right, 'opposite-and-adjacent'],
        [rounded(inverse(a / b), 2), 'radian-mode'],
        [rounded(a / b, 2), 'ratio-for-angle'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('missing-angle', { a, b }),
    solution: [
      step(`${by}-is`),
      step('ratio-of-angle', undefined, equation(apply(by, ALPHA), fraction(a, b))),
      step('angle-by-inverse', undefined, relation(ALPHA, '≈', degrees(right))),
    ],
  }
}

function elevation(dice: Dice): Draft {
  const [away, angle, eye] = [dice.int(8, 60), dice.int(20, 65), dice.pick([1, 2])]
  const turn = toRadians(angle)
  const value = away * Math.tan(turn) + eye
  if (angle === 45 || !roundsClearly(value, 1)) return elevation(dice)
  const right = rounded(value, 1)
  return {
    question: say('elevation', { away, angle, eye }),
    drawing: triangle(4 * Math.cos(turn), 4 * Math.sin(turn), degrees(angle), { 0: num(away) }),
    answer: number(
      right,
      [
        [rounded(value - eye, 1), 'eye-forgotten'],
        [rounded(away * Math.sin(turn) + eye, 1), 'other-ratio-taken'],
        [rounded(away / Math.tan(turn) + eye, 1), 'divided-for-times'],
      ],
      'decimal',
    ),
    hints: hints('elevation', { angle, eye }),
    solution: [
      step('tan-is'),
      step('above-the-eye', undefined, equation(apply('tan', degrees(angle)), fraction(variable('h'), away))),
      step(
        'add-eye',
        undefined,
        relation(sum(product(away, apply('tan', degrees(angle))), eye), '≈', num(right, 1)),
      ),
    ],
  }
}

/** sin (ax + b) = cos (cx + d) for acute angles */
function complement(dice: Dice): Draft {
  const [a, c, x, b] = [dice.int(1, 4), dice.int(1, 5), dice.int(5, 18), dice.int(-12, 20)]
  const one = a * x + b
  const d = 90 - one - c * x
  if (a === c || b === 0 || d === 0 || one < 12 || one > 78 || one === 45) return complement(dice)
  const inDegrees = (k: number, plus: number) => degrees(brackets(linear(k, plus)))
  return {
    question: say('complement', {
      equation: equation(apply('sin', inDegrees(a, b)), apply('cos', inDegrees(c, d))),
    }),
    answer: number(
      x,
      [
        [rational(d - b, a - c), 'angles-set-equal'],
        [rational(180 - b - d, a + c), 'sum-as-180'],
        [one, 'angle-for-x'],
      ],
      'any',
    ),
    hints: hints('complement'),
    solution: [
      step('complement-rule'),
      step('equation-is', undefined, equation(linear(a + c, b + d), 90)),
      answerIs(equation(X, x)),
    ],
  }
}
