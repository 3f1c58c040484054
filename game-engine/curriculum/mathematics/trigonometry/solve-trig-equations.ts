// All solutions of an equation within one turn, picked among angles that mistakes would name.
import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  apply,
  brackets,
  equation,
  type Maths,
  multiple,
  num,
  opposite,
  power,
  product,
  root,
  variable,
  X,
} from '../../notation.ts'
import { linear, sumOf } from '../../terms.ts'
import { answersAre } from '../sentences.ts'
import { hints, say, select, step } from './area.ts'
import { exactCos, exactSin, exactTan, inRadians, unitCircle } from './exact-values.ts'

/** solve-trig-equations */
export const solveTrigEquations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return oneValue(dice)
    return difficulty === 2 ? quadratic(dice) : dice.pick([doubled, commonFactor, tangent])(dice)
  },
}

const around = (angle: number) => ((angle % 360) + 360) % 360
const ALL = Array.from({ length: 24 }, (_, index) => 15 * index)

interface Asked {
  readonly maths: Maths
  /** Degrees, within one turn. */
  readonly solutions: readonly number[]
  /** Other angles, with the mistake that names them. */
  readonly not: readonly (readonly [angle: number, misconception: string])[]
  readonly hint: string
  /** What missing a solution tells. */
  readonly missed: string
  readonly lines: Draft['solution']
}

function equationDraft({ maths, solutions, not, hint, missed, lines }: Asked): Draft {
  const others = not
    .filter(
      ([angle], index) => !solutions.includes(angle) && not.findIndex(([one]) => one === angle) === index,
    )
    .slice(0, 8 - solutions.length)
  const options = [
    ...solutions.map((angle) => [angle, true, missed] as const),
    ...others.map(([angle, why]) => [angle, false, why] as const),
  ].sort(([a], [b]) => a - b)
  const right = [...solutions].sort((a, b) => a - b)
  return {
    question: say('solve-in-turn', { equation: maths }),
    answer: select(
      options.map(([angle, isRight, why]) => [{ maths: inRadians(angle) }, isRight, why] as const),
    ),
    hints: hints(hint),
    solution: [...lines, { ...answersAre(right.map(inRadians)), drawings: [unitCircle(right)] }],
  }
}

const VALUES = { sin: exactSin, cos: exactCos } as const
type Name = keyof typeof VALUES

/** Both angles with the value that `angle` has. */
const twins = (name: Name, angle: number) => [
  ...new Set([around(angle), around(name === 'sin' ? 180 - angle : -angle)]),
]

const REFERENCES = [30, 45, 60] as const
const quadrants = (reference: number) => [reference, 180 - reference, 180 + reference, 360 - reference]

function oneValue(dice: Dice): Draft {
  const [name, reference] = [dice.pick(['sin', 'cos'] as const), dice.pick(REFERENCES)]
  const angle = dice.pick(quadrants(reference))
  const value = VALUES[name](angle)
  const solutions = twins(name, angle)
  const isDoubled = dice.int(1, 2) === 1
  const of = apply(name, X)
  return equationDraft({
    maths: isDoubled ? equation(multiple(2, of), timesTwo(value)) : equation(of, value),
    solutions,
    not: [
      ...quadrants(reference).map((one) => [one, 'sign-of-quadrant'] as const),
      ...quadrants(reference === 45 ? 30 : 90 - reference).map(
        (one) => [one, 'sine-cosine-swapped'] as const,
      ),
    ],
    hint: 'one-value',
    missed: 'inverse-value-only',
    lines: [
      step('angle-of-value', { angle: inRadians(reference) }),
      step(name === 'sin' ? 'twins-of-sine' : 'twins-of-cosine'),
    ],
  })
}

/** 2 times 1/2, √2/2 or √3/2, with its sign */
function timesTwo(value: Maths): Maths {
  if (value.is === 'opposite') return opposite(timesTwo(value.of))
  return value.is === 'fraction' ? value.over : num(2)
}

/** (2 sin x ∓ 1)(sin x - k) = 0, written out */
function quadratic(dice: Dice): Draft {
  const name = dice.pick(['sin', 'cos'] as const)
  const [half, k] = [dice.pick([1, -1]), dice.pick([1, -1, 0, 2, -2, 3, -3])]
  const coefficients = [2, -2 * k - half, half * k]
  const of = apply(name, X)
  const first = ALL.filter((angle) => isValue(name, angle, half / 2))
  const second = ALL.filter((angle) => isValue(name, angle, k))
  return equationDraft({
    maths: equation(
      sumOf([
        [coefficients[0] ?? 2, apply(power(variable(name), 2), X)],
        [coefficients[1] ?? 0, of],
        [coefficients[2] ?? 0, null],
      ]),
      0,
    ),
    solutions: [...first, ...second],
    not: [
      ...ALL.filter((angle) => isValue(name, angle, -half / 2)).map(
        (angle) => [angle, 'sign-of-quadrant'] as const,
      ),
      ...[0, 90, 180, 270]
        .filter((angle) => !second.includes(angle))
        .map((angle) => [angle, 'other-factor-value'] as const),
    ],
    hint: 'quadratic-in-trig',
    missed: 'factor-or-twin-missed',
    lines: [
      step(
        'factor-quadratic',
        undefined,
        equation(multiple(brackets(linear(2, -half, of)), k === 0 ? of : brackets(linear(1, -k, of))), 0),
      ),
      step(Math.abs(k) > 1 ? 'factor-out-of-range' : 'both-factors'),
    ],
  })
}

function isValue(name: Name, angle: number, value: number): boolean {
  return Math.abs(Math[name]((angle * Math.PI) / 180) - value) < 1e-9
}

/** sin 2x = c */
function doubled(dice: Dice): Draft {
  const [name, reference] = [dice.pick(['sin', 'cos'] as const), dice.pick([30, 60] as const)]
  const angle = dice.pick(quadrants(reference))
  const value = VALUES[name](angle)
  const inner = twins(name, angle)
  const solutions = inner.flatMap((one) => [one / 2, one / 2 + 180])
  const of = apply(name, multiple(2, X))
  return equationDraft({
    maths: dice.int(1, 2) === 1 ? equation(multiple(2, of), timesTwo(value)) : equation(of, value),
    solutions,
    not: [
      ...inner.map((one) => [one, 'not-halved'] as const),
      ...inner.map((one) => [around(one / 2 + 90), 'sign-of-quadrant'] as const),
    ],
    hint: 'doubled-argument',
    missed: 'range-not-doubled',
    lines: [step('double-range'), step('halve-all')],
  })
}

/** sin 2x = cos x and its kind: a factor must not be divided away. */
function commonFactor(dice: Dice): Draft {
  const [kept, sign, three] = [dice.pick(['sin', 'cos'] as const), dice.pick([1, -1]), dice.int(1, 2) === 1]
  const other = kept === 'sin' ? 'cos' : 'sin'
  const of = apply(kept, X)
  const value = (sign * (three ? Math.sqrt(3) : 1)) / 2
  const side = three ? multiple(root(3), of) : of
  const zeros = kept === 'sin' ? [0, 180] : [90, 270]
  const angles = ALL.filter((angle) => isValue(other, angle, value))
  return equationDraft({
    maths: equation(apply('sin', multiple(2, X)), sign < 0 ? opposite(side) : side),
    solutions: [...zeros, ...angles],
    not: [
      ...ALL.filter((angle) => isValue(other, angle, -value)).map(
        (angle) => [angle, 'sign-of-quadrant'] as const,
      ),
      ...(kept === 'sin' ? [90, 270] : [0, 180]).map((angle) => [angle, 'sine-cosine-swapped'] as const),
    ],
    hint: 'common-factor',
    missed: 'divided-by-function',
    lines: [
      step(
        'double-angle-out',
        undefined,
        equation(apply('sin', multiple(2, X)), product(2, apply('sin', X), apply('cos', X))),
      ),
      step('factor-function-out'),
    ],
  })
}

/** tan x = c */
function tangent(dice: Dice): Draft {
  const reference = dice.pick(REFERENCES)
  const angle = dice.pick([reference, 180 - reference])
  return equationDraft({
    maths: equation(apply('tan', X), exactTan(angle)),
    solutions: [angle, angle + 180],
    not: [
      ...quadrants(reference).map((one) => [one, 'sign-of-quadrant'] as const),
      ...quadrants(reference === 45 ? 30 : 90 - reference).map(
        (one) => [one, 'tangent-turned-over'] as const,
      ),
    ],
    hint: 'tangent-equation',
    missed: 'inverse-value-only',
    lines: [step('angle-of-value', { angle: inRadians(reference) }), step('twins-of-tangent')],
  })
}
