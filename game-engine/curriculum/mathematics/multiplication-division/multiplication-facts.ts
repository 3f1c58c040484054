import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, product, quotient } from '../../notation.ts'
import { figures, workOut } from '../sentences.ts'
import { hints, number, step } from './area.ts'
import { known } from './known-factor.ts'

/** multiplication-facts */
export const multiplicationFacts: Generator = {
  version: 2,
  draw: (dice, difficulty) => {
    if (difficulty === 1) {
      const a = dice.pick([2, 5, 10])
      return productFact(a, dice.int(1, 10) === 1 ? dice.int(0, 1) : dice.int(2, 10))
    }
    if (difficulty === 2) return productFact(dice.pick([3, 4, 6, 9]), dice.int(3, 10))
    if (dice.int(1, 2) === 1) return productFact(dice.int(6, 9), dice.int(6, 9))
    return divisionFact(dice.int(3, 10), dice.int(3, 10))
  },
}

function productFact(a: number, b: number): Draft {
  const total = a * b
  const start = known(b)
  const rest = b - start
  const isSmall = b < 2
  const groups = { groups: { amount: a, of: 'group' } } as const
  return {
    question: workOut(product(a, b)),
    // Rows are groups, as everywhere: a groups of b.
    ...(b > 0 && {
      drawing: { kind: 'array', rows: a, columns: b, thing: 'dot', ...(start < b && { cutAfter: start }) },
    }),
    answer: number(
      total,
      isSmall
        ? [
            [b === 0 ? a : a + 1, b === 0 ? 'times-zero' : 'times-one', { a }],
            [a * 2, 'neighbour-fact', { a }],
          ]
        : [
            [a * (b + 1), 'neighbour-fact', { a }],
            [a * (b - 1), 'neighbour-fact', { a }],
            [a + b, 'added-instead'],
          ],
    ),
    hints: isSmall ? hints('small-factor', { b }) : hints('fact', { ...groups, b, start }),
    solution: isSmall
      ? [step('small-factor-step', { ...groups, b }), figures(equation(product(a, b), total))]
      : [
          step('fact-step-1', { ...groups, start }, equation(product(a, start), a * start)),
          step('fact-step-2', { ...groups, rest }, equation(product(a, rest), a * rest)),
          figures(equation(product(a, b), total)),
        ],
  }
}

function divisionFact(divisor: number, answer: number): Draft {
  const total = divisor * answer
  return {
    question: workOut(quotient(total, divisor)),
    answer: number(answer, [
      [answer + 1, 'neighbour-division'],
      [answer - 1, 'neighbour-division'],
      [total - divisor, 'subtracted-once'],
    ]),
    hints: hints('division', { divisor, total }),
    solution: [
      step('division-step', { divisor, total }, equation(product(divisor, answer), total)),
      figures(equation(quotient(total, divisor), answer)),
    ],
  }
}
