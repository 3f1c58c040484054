// Sums and differences of cubes, and powers of a binomial: grade 11.
import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { brackets, equation, list, type Maths, multiple, num, power, product, X } from '../../notation.ts'
import { bracketed, inBrackets, linear, polynomial, powerOf } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, number, say, step } from './area.ts'

/** identities-and-binomial */
export const identitiesAndBinomial: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return cubes(dice)
    return difficulty === 2 ? expandPower(dice) : oneCoefficient(dice)
  },
}

/** (mx)³ ± b³ */
function cubes(dice: Dice): Draft {
  const [m, b] = [dice.int(1, 4), nonZero(dice, 6)]
  if (m > 1 && (b % m === 0 || (m === 4 && b % 2 === 0))) return cubes(dice)
  const right = multiple(inBrackets(m, b), inBrackets(m * m, -m * b, b * b))
  return {
    question: say('factor', { maths: polynomial([m ** 3, 0, 0, b ** 3]) }),
    answer: expression(
      right,
      [
        [power(inBrackets(m, b), 3), 'power-of-sum'],
        [multiple(inBrackets(m, b), inBrackets(m * m, -2 * m * b, b * b)), 'middle-doubled'],
        [multiple(inBrackets(m, b), inBrackets(m * m, m * b, b * b)), 'middle-sign'],
        [multiple(inBrackets(m, b), inBrackets(m * m, 0, b * b)), 'middle-left-out'],
      ],
      'factored',
    ),
    hints: hints('cubes'),
    solution: [
      step('cubes-seen', { first: linear(m, 0), second: Math.abs(b) }),
      step(b > 0 ? 'sum-of-cubes' : 'difference-of-cubes'),
      answerIs(right),
    ],
  }
}

/** C(n, 0) to C(n, n) */
function pascalRow(n: number): number[] {
  const row = [1]
  for (let r = 1; r <= n; r++) row.push(((row[r - 1] ?? 1) * (n - r + 1)) / r)
  return row
}

const termsOf = (n: number, a: number, b: number) =>
  pascalRow(n).map((count, index) => count * a ** (n - index) * b ** index)

const MOST_NUMBER: Readonly<Record<number, number>> = { 3: 5, 4: 3, 5: 2 }

function expandPower(dice: Dice): Draft {
  const n = dice.pick([3, 3, 4, 5])
  const [a, k] = [n === 3 ? dice.int(1, 2) : 1, nonZero(dice, MOST_NUMBER[n] ?? 2)]
  const coefficients = termsOf(n, a, k)
  const right = polynomial(coefficients)
  const last = n
  return {
    question: say('expand', { maths: power(inBrackets(a, k), n) }),
    answer: expression(
      right,
      [
        [polynomial(coefficients.map((value, index) => (index % last === 0 ? value : 0))), 'ends-only'],
        [
          polynomial(
            pascalRow(n).map((count, index) =>
              index === n ? k ** n : count * a ** (n - index) * Math.sign(k) ** index,
            ),
          ),
          'powers-left-out',
        ],
        [polynomial(pascalRow(n).map((_, index) => a ** (n - index) * k ** index)), 'pascal-left-out'],
      ],
      'expanded',
    ),
    hints: hints('expand-power', { n }),
    solution: [
      step('pascal-row', { n }, list(pascalRow(n))),
      step('powers-down-and-up', {
        first: linear(a, 0),
        second: num(k),
      }),
      answerIs(right),
    ],
  }
}

function oneCoefficient(dice: Dice): Draft {
  const [n, a, b] = [dice.int(4, 7), dice.int(1, 3), nonZero(dice, 3)]
  const r = dice.int(1, n - 1)
  const count = pascalRow(n)[r] ?? 1
  const value = count * a ** r * b ** (n - r)
  if (Math.abs(value) > 20_000 || (a === 1 && Math.abs(b) === 1)) return oneCoefficient(dice)
  const powerOfX: Maths = powerOf(X, r)
  return {
    question: say('coefficient-of', { maths: power(inBrackets(a, b), n), power: powerOfX }),
    answer: number(value, [
      [count, 'powers-left-out'],
      [a ** r * b ** (n - r), 'pascal-left-out'],
      [count * a ** (n - r) * b ** r, 'powers-swapped'],
      [count * a * b ** (n - r), 'only-x-raised'],
      [-value, 'sign-of-powers'],
    ]),
    hints: hints('coefficient-of', { power: powerOfX }),
    solution: [
      step('term-with-power', { power: powerOfX, first: linear(a, 0), r, second: num(b), rest: n - r }),
      step('pascal-row', { n }, list(pascalRow(n))),
      step('multiply-three', undefined, equation(product(count, powerAt(a, r), powerAt(b, n - r)), value)),
    ],
  }
}

const powerAt = (base: number, exponent: number): Maths =>
  exponent === 1 ? bracketed(base) : power(base < 0 ? brackets(base) : num(base), exponent)
