// Laws of exponents, roots of squares and cubes, scientific notation: grade 8.
import type { Dice } from '#engine/core/random.ts'
import { type Rational, rational, same } from '../../exact.ts'
import type { Answer, Draft, Wrong } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  BLANK,
  brackets,
  equation,
  fraction,
  list,
  type Maths,
  multiple,
  num,
  operate,
  opposite,
  power,
  product,
  quotient,
  root,
  sum,
  X,
} from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { answerIs, figures, workOut } from '../sentences.ts'
import { because, expression, hints, number, say, step } from './area.ts'

/** exponent-rules */
export const exponentRules: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return productOfPowers(dice)
    return difficulty === 2 ? quotientOrPower(dice) : negativeExponent(dice)
  },
}

function productOfPowers(dice: Dice): Draft {
  const [base, m, n] = [dice.int(2, 9), dice.int(1, 6), dice.int(2, 6)]
  if (m === 2 && n === 2) return productOfPowers(dice)
  const asked = product(m === 1 ? base : power(base, m), power(base, n))
  return {
    question: say('which-exponent', { maths: equation(asked, power(base, BLANK)) }),
    answer: number(m + n, [
      [m * n, 'exponents-multiplied'],
      [n, 'exponent-one-lost'],
      [Math.abs(m - n), 'exponents-subtracted'],
    ]),
    hints: hints('exponents', { base }),
    solution: [
      step('product-of-powers', undefined, equation(m + n, sum(m, n))),
      answerIs(power(base, m + n)),
    ],
  }
}

function quotientOrPower(dice: Dice): Draft {
  const [m, n] = [dice.int(2, 8), dice.int(2, 5)]
  const isQuotient = dice.int(1, 2) === 1
  if (m * n > 36) return quotientOrPower(dice)
  if ((isQuotient && m - n < 2) || m * n === m + n) return quotientOrPower(dice)
  const exponent = isQuotient ? m - n : m * n
  const right = power(X, exponent)
  const asked = isQuotient ? fraction(power(X, m), power(X, n)) : power(brackets(power(X, m)), n)
  return {
    question: say('as-one-power', { maths: asked }),
    answer: expression(
      right,
      isQuotient
        ? [
            [power(X, m + n), 'exponents-added'],
            [power(X, m * n), 'exponents-multiplied'],
            ...(m % n === 0 ? [[power(X, m / n), 'exponents-divided'] as const] : []),
          ]
        : [
            [power(X, m + n), 'exponents-added'],
            [multiple(n, power(X, m)), 'power-as-factor'],
            ...(m ** n <= 36 ? [[power(X, m ** n), 'exponent-raised'] as const] : []),
          ],
      'simplified',
    ),
    hints: hints(isQuotient ? 'power-quotient' : 'power-power'),
    solution: [
      step(
        isQuotient ? 'quotient-of-powers' : 'power-of-power',
        undefined,
        equation(exponent, operate(isQuotient ? '-' : '×', m, n)),
      ),
      answerIs(right),
    ],
  }
}

function negativeExponent(dice: Dice): Draft {
  const [base, n, extra] = [dice.int(2, 9), dice.int(1, 3), dice.int(0, 3)]
  const value = base ** n
  if (value > 1000 || (extra > 0 && base ** (n + extra) > 10_000)) return negativeExponent(dice)
  const isProduct = extra > 0
  const asked = isProduct ? product(power(base, extra), power(base, -n - extra)) : power(base, -n)
  return {
    question: workOut(asked),
    answer: number(
      rational(1, value),
      [
        [-value, 'negative-exponent-as-sign'],
        [value, 'minus-of-exponent-lost'],
        [-base * n, 'power-as-product'],
        ...(isProduct ? [[rational(1, base ** (n + 2 * extra)), 'exponents-subtracted'] as const] : []),
      ],
      'any',
    ),
    hints: hints('negative-exponent'),
    solution: [
      ...(isProduct ? [step('product-of-powers', undefined, equation(asked, power(base, -n)))] : []),
      step('reciprocal-step', undefined, equation(power(base, -n), fraction(1, power(base, n)))),
      answerIs(fraction(1, value)),
    ],
  }
}

/** square-and-cube-roots */
export const squareAndCubeRoots: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return rootOf(dice)
    return difficulty === 2 ? bothRoots(dice) : cubeRoot(dice)
  },
}

function rootOf(dice: Dice): Draft {
  const isCube = dice.int(1, 3) === 1
  const side = isCube ? dice.int(2, 10) : dice.int(3, 15)
  const value = isCube ? side ** 3 : side ** 2
  const isStory = dice.int(1, 2) === 1
  const asked = isCube ? root(value, 3) : root(value)
  return {
    question: isStory ? say(isCube ? 'edge-of-cube' : 'side-of-square', { value }) : workOut(asked),
    answer: number(side, [
      [rational(value, isCube ? 3 : 2), 'halved-for-root'],
      [isCube ? side ** 2 : rational(value, 4), isCube ? 'square-for-cube' : 'quarter-for-root'],
      [value, 'root-not-taken'],
    ]),
    hints: hints(isCube ? 'cube-root' : 'square-root', { value }),
    solution: [
      step(
        isCube ? 'cube-root-step' : 'square-root-step',
        undefined,
        equation(value, isCube ? product(side, side, side) : product(side, side)),
      ),
      answerIs(side),
    ],
  }
}

/** Several numbers, with mistakes that are different. */
function fields(
  labels: readonly Sentence[],
  right: readonly Rational[],
  mistakes: readonly (readonly [values: readonly Rational[], misconception: string])[],
): Answer {
  const wrong: Wrong<readonly Rational[]>[] = []
  for (const [values, misconception] of mistakes) {
    const isKnown = [right, ...wrong.map(({ value }) => value)].some((other) =>
      other.every((one, index) => values[index] && same(one, values[index])),
    )
    if (!isKnown) wrong.push(because(values, misconception))
  }
  return { kind: 'numbers', labels, right, wrong }
}

const minus = ({ n, d }: Rational): Rational => ({ n: -n, d })

function bothRoots(dice: Dice): Draft {
  const [above, under] = [dice.int(1, 15), dice.pick([1, 1, 2, 3, 4, 5, 10])]
  const side = rational(above, under)
  if (side.n === side.d || (side.n === 2 && side.d === 1)) return bothRoots(dice)
  const square = rational(above ** 2, under ** 2)
  const half = rational(square.n, 2 * square.d)
  return {
    question: say('both-roots', { equation: equation(power(X, 2), asFraction(square)) }),
    answer: fields(
      [say('smaller-solution'), say('larger-solution')],
      [minus(side), side],
      [
        [[side, side], 'one-solution-only'],
        [[rational(0), side], 'one-solution-only'],
        [[minus(half), half], 'halved-for-root'],
        [[minus(square), square], 'root-not-taken'],
      ],
    ),
    hints: hints('both-roots'),
    solution: [
      step('both-roots-step', undefined, equation(root(asFraction(square)), asFraction(side))),
      answerIs(list([signedFraction(minus(side)), asFraction(side)])),
    ],
  }
}

const signedFraction = (value: Rational): Maths =>
  value.d === 1 || value.n > 0 ? asFraction(value) : opposite(asFraction(minus(value)))

function cubeRoot(dice: Dice): Draft {
  const [above, under] = [dice.int(1, 10), dice.pick([1, 1, 2, 3, 4, 5])]
  const side = rational(above * dice.pick([1, -1, -1]), under)
  if (side.d === 1 && side.n > 0) return cubeRoot(dice)
  const cube = rational(side.n ** 3, side.d ** 3)
  return {
    question: say('solve', { equation: equation(power(X, 3), signedFraction(cube)) }),
    answer: number(
      side,
      [
        [minus(side), 'sign-of-cube-root'],
        [rational(cube.n, 3 * cube.d), 'halved-for-root'],
        [0, 'cube-root-refused'],
      ],
      'any',
    ),
    hints: hints('cube-root-solve'),
    solution: [step(side.n < 0 ? 'negative-cube' : 'cube-of-fraction'), answerIs(signedFraction(side))],
  }
}

/** scientific-notation */
export const scientificNotation: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return writeScientific(dice)
    return difficulty === 2 ? multiplyScientific(dice) : addScientific(dice)
  },
}

const LABELS = [say('scientific-number'), say('scientific-exponent')] as const

/** a × 10ⁿ with a in hundredths */
const scientific = (hundredths: number, exponent: number): Maths =>
  product(num(rational(hundredths, 100)), power(10, exponent))

function scientificDraft(
  question: Sentence,
  [hundredths, exponent]: readonly [number, number],
  mistakes: readonly (readonly [hundredths: number, exponent: number, misconception: string])[],
  name: string,
  lines: readonly Maths[] = [],
): Draft {
  const of = (a: number, n: number) => [rational(a, 100), rational(n)]
  return {
    question,
    answer: fields(
      LABELS,
      of(hundredths, exponent),
      mistakes.map(([a, n, misconception]) => [of(a, n), misconception]),
    ),
    hints: hints(name),
    solution: [step(`${name}-step`), ...lines.map(figures), answerIs(scientific(hundredths, exponent))],
  }
}

function writeScientific(dice: Dice): Draft {
  const hundredths = dice.pick([100 * dice.int(2, 9), 10 * dice.int(11, 99), dice.int(101, 999)])
  const exponent = dice.pick([dice.int(-6, -2), dice.int(3, 9)])
  const value =
    exponent < 0 ? rational(hundredths, 100 * 10 ** -exponent) : rational(hundredths * 10 ** (exponent - 2))
  return scientificDraft(
    say('write-scientific', { value: num(value) }),
    [hundredths, exponent],
    [
      [hundredths, -exponent, 'sign-of-exponent'],
      [hundredths * 10, exponent - 1, 'number-out-of-range'],
      [hundredths, exponent + 1, 'places-counted-wrong'],
      [hundredths, exponent - 1, 'places-counted-wrong'],
    ],
    'write-scientific',
  )
}

function multiplyScientific(dice: Dice): Draft {
  const [a, b, m, n] = [dice.int(2, 9), dice.int(2, 9), dice.int(2, 7), dice.int(-4, 6)]
  if (n === 0 || n === 1 || m * n === m + n) return multiplyScientific(dice)
  const isQuotient = dice.int(1, 3) === 1
  const [top, under] = [scientific(100 * (isQuotient ? a * b : a), m), scientific(100 * b, n)]
  if (isQuotient) {
    if (a * b > 9 || a * b < b) return multiplyScientific(dice)
    return scientificDraft(
      say('compute-scientific', { maths: quotient(brackets(top), brackets(under)) }),
      [100 * a, m - n],
      [
        [100 * a, m + n, 'exponents-added'],
        [100 * (a * b - b || 1), m - n, 'numbers-subtracted'],
      ],
      'divide-scientific',
      [equation(quotient(a * b, b), a), equation(operate('-', m, n < 0 ? brackets(num(n)) : n), m - n)],
    )
  }
  const isLarge = a * b >= 10
  return scientificDraft(
    say('compute-scientific', { maths: product(brackets(top), brackets(under)) }),
    isLarge ? [10 * a * b, m + n + 1] : [100 * a * b, m + n],
    [
      [100 * a * b, m + n, 'number-out-of-range'],
      [isLarge ? 10 * a * b : 100 * a * b, isLarge ? m * n + 1 : m * n, 'exponents-multiplied'],
      [10 * a * b, m + n, 'place-not-carried'],
      [100 * (a + b), m + n, 'numbers-added'],
    ],
    'multiply-scientific',
    [equation(product(a, b), a * b), equation(sum(m, n < 0 ? brackets(num(n)) : n), m + n)],
  )
}

function addScientific(dice: Dice): Draft {
  const [a, b, m, apart] = [dice.int(2, 7), dice.int(1, 9), dice.int(3, 8), dice.int(1, 2)]
  const operator = dice.pick(['+', '-'] as const)
  const small = b * 10 ** (2 - apart)
  const hundredths = operator === '+' ? 100 * a + small : 100 * a - small
  return scientificDraft(
    say('compute-scientific', {
      maths: operate(operator, scientific(100 * a, m), scientific(100 * b, m - apart)),
    }),
    [hundredths, m],
    [
      [100 * Math.abs(operator === '+' ? a + b : a - b), 2 * m - apart, 'exponents-added'],
      [100 * Math.abs(operator === '+' ? a + b : a - b), m, 'powers-not-matched'],
      [100 * Math.abs(operator === '+' ? a + b : a - b), m - apart, 'powers-not-matched'],
    ],
    'add-scientific',
    [equation(scientific(100 * b, m - apart), scientific(small, m))],
  )
}
