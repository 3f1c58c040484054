// Times tables, missing factors, breaking apart and multiplying by tens: grade 3.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Draft, Step } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, brackets, equation, type Maths, num, product, quotient, sum } from '../../notation.ts'
import { figures, whatIsMissing, workOut } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

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

/** The part of a factor that is known by heart. */
const known = (factor: number) => (factor > 5 ? 5 : factor > 2 ? 2 : 1)

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

/** break-apart-to-multiply */
export const breakApart: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 2) {
      const [a, side] = [dice.int(6, 9), dice.int(6, 9)]
      const first = dice.int(2, side - 2)
      return partMissing({ a, first, rest: side - first })
    }
    const [a, first, rest] =
      difficulty === 1
        ? [dice.int(3, 6), dice.pick([5, 10]), dice.int(1, 4)]
        : [dice.int(3, 9), 10, dice.int(1, 9)]
    return cutRectangle({ a, first, rest }, difficulty === 1)
  },
}

interface Cut {
  readonly a: number
  readonly first: number
  readonly rest: number
}

function partMissing({ a, first, rest }: Cut): Draft {
  const side = first + rest
  return {
    question: whatIsMissing(equation(product(a, side), sum(product(a, first), product(a, BLANK)))),
    drawing: { kind: 'area-model', columns: [num(first), BLANK], rows: [num(a)] },
    answer: number(rest, [
      [first, 'copied-a-factor', { factor: first }],
      [side, 'copied-a-factor', { factor: side }],
      [a, 'copied-a-factor', { factor: a }],
      [rest + 1, 'parts-do-not-fit', { side }],
    ]),
    hints: hints('part-missing', { side, first }),
    solution: [
      step('part-missing-step', { side, first }, equation(sum(first, rest), side)),
      figures(equation(product(a, side), sum(product(a, first), product(a, rest)))),
    ],
  }
}

function cutRectangle({ a, first, rest }: Cut, isCounted: boolean): Draft {
  const total = a * (first + rest)
  return {
    question: isCounted ? say('cut-rectangle') : workOut(product(a, first + rest)),
    drawing: { kind: 'area-model', columns: [num(first), num(rest)], rows: [num(a)] },
    answer: number(total, [
      [a * first + rest, 'one-part-multiplied'],
      [first + a * rest, 'one-part-multiplied'],
      [a * first, 'part-left-out'],
      [a + first + rest, 'added-instead'],
    ]),
    hints: hints('break-apart', { a, first, rest }),
    solution: [
      step('break-apart-step-1', undefined, equation(product(a, first), a * first)),
      step('break-apart-step-2', undefined, equation(product(a, rest), a * rest)),
      step('break-apart-step-3', undefined, equation(product(a, brackets(sum(first, rest))), total)),
    ],
  }
}

/** multiply-by-tens */
export const multiplyByTens: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const [a, k] = drawTens(dice, difficulty)
    const fact = a * k
    const steps: Step[] = [
      step('tens-step-1', { tens: { amount: k, of: 'ten' } }, equation(product(a, k), fact)),
      step('tens-step-2', { tens: { amount: fact, of: 'ten' } }, equation(product(a, 10 * k), 10 * fact)),
    ]
    return {
      question: workOut(product(a, 10 * k)),
      ...(difficulty === 1 && {
        drawing: {
          kind: 'place-value-blocks',
          numbers: Array.from({ length: a }, () => ({ hundreds: 0, tens: k, ones: 0 })),
        },
      }),
      answer: number(10 * fact, [
        [fact, fact % 10 === 0 ? 'zero-of-the-fact' : 'zero-lost'],
        [fact + 10, 'ten-added'],
        [a + 10 * k, 'added-instead'],
        [100 * fact, 'zero-too-many'],
      ]),
      hints: hints('tens', { tens: { amount: k, of: 'ten' }, a, k }),
      solution: steps,
    }
  },
}

function drawTens(dice: Dice, difficulty: 1 | 2 | 3): [number, number] {
  if (difficulty === 1) return [dice.int(2, 9), dice.int(1, 3)]
  if (difficulty === 3 && dice.int(1, 3) === 1) {
    const even = dice.pick([4, 6, 8])
    return dice.shuffle([5, even]) as [number, number]
  }
  for (;;) {
    const [a, k] = [dice.int(difficulty, 9), dice.int(difficulty, 9)]
    if (difficulty === 3 || a * k < 50) return [a, k]
  }
}
