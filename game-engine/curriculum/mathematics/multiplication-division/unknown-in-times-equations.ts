import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, equation, type Maths, product, quotient } from '../../notation.ts'
import { figures, whatIsMissing } from '../sentences.ts'
import { hints, number, step } from './area.ts'

/** unknown-in-times-equations */
export const missingFactor: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const a = dice.int(2, 10)
    const b = dice.int(2, 10)
    const total = a * b
    if (difficulty === 1) return missing(equation(product(a, BLANK), total), b, { whole: total, known: a })
    if (difficulty === 2) {
      if (dice.int(1, 2) === 1)
        return missing(equation(quotient(total, BLANK), b), a, { whole: total, known: b })
      return missingDividend(a, b)
    }
    if (dice.int(1, 2) === 1)
      return missing(equation(total, product(BLANK, b)), a, { whole: total, known: b })
    return balancedProducts(dice)
  },
}

function missing(
  asked: Maths,
  answer: number,
  { whole, known: factor }: { whole: number; known: number },
): Draft {
  return {
    question: whatIsMissing(asked),
    answer: number(answer, [
      [whole * factor, 'multiplied-what-is-seen', { whole }],
      [whole - factor, 'subtracted-once'],
      [answer + 1, 'neighbour-division'],
    ]),
    hints: hints('missing-factor', { whole, factor }),
    solution: [
      step('missing-factor-step', { whole, factor }, equation(quotient(whole, factor), answer)),
      figures(equation(product(factor, answer), whole)),
    ],
  }
}

/** ? ÷ a = b */
function missingDividend(a: number, b: number): Draft {
  const mistakes: Mistake<number>[] = [
    [a + b, 'added-instead'],
    [a * (b - 1), 'neighbour-fact', { a }],
    ...(b % a === 0 ? [[b / a, 'division-turned'] as const] : []),
    ...(a % b === 0 && a !== b ? [[a / b, 'division-turned'] as const] : []),
  ]
  return {
    question: whatIsMissing(equation(quotient(BLANK, a), b)),
    answer: number(a * b, mistakes),
    hints: hints('missing-dividend', { groups: { amount: a, of: 'group' }, b }),
    solution: [
      step(
        'missing-dividend-step',
        { groups: { amount: a, of: 'group' }, b },
        equation(product(a, b), a * b),
      ),
      figures(equation(quotient(a * b, a), b)),
    ],
  }
}

/** a × b = ? × d */
function balancedProducts(dice: Dice): Draft {
  for (;;) {
    const [a, b, d] = [dice.int(2, 10), dice.int(2, 10), dice.int(2, 10)]
    const total = a * b
    const answer = total / d
    if (total % d !== 0 || d === a || d === b || answer < 2 || answer > 20) continue
    return {
      question: whatIsMissing(equation(product(a, b), product(BLANK, d))),
      answer: number(answer, [
        [total, 'answer-comes-next'],
        [a, 'copied-a-factor', { factor: a }],
        [total * d, 'multiplied-what-is-seen', { whole: total }],
      ]),
      hints: hints('balanced-products', { work: product(a, b), d }),
      solution: [
        step('balanced-products-step-1', undefined, equation(product(a, b), total)),
        step('balanced-products-step-2', { total, d }, equation(quotient(total, d), answer)),
      ],
    }
  }
}
