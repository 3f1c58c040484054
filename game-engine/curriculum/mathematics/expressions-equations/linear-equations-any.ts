import type { Dice } from '#engine/core/random.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { brackets, equation, multiple, sum, X } from '../../notation.ts'
import { plusNumber, timesLetter } from '../linear.ts'
import { answerIs } from '../sentences.ts'
import { fixedChoice, hints, say, step } from './area.ts'
import { solve } from './solve.ts'

/** linear-equations-any */
export const linearEquations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) return howManySolutions(dice)
    const [x, a, c] = [dice.int(-10, 10), dice.int(3, 9), dice.int(2, 8)]
    const b = dice.int(1, 12) * dice.pick([1, -1])
    if (a === c) return linearEquations.draw(dice, difficulty)
    return difficulty === 1 ? bothSides(a, b, c, x) : bracketsAndX(a, b, c, x)
  },
}

function bothSides(a: number, b: number, c: number, x: number): Draft {
  const d = (a - c) * x + b
  if (d === 0) return bothSides(a, b + 1 || 2, c, x)
  return solve(
    equation(plusNumber(multiple(a, X), b), plusNumber(multiple(c, X), d)),
    x,
    [
      [rational(d - b, a + c), 'moved-without-sign'],
      [rational(d + b, a - c), 'constant-not-undone'],
      [-x, 'sign-lost'],
    ],
    'both-sides',
    [
      ['x-to-one-side', equation(plusNumber(timesLetter(a - c), b), d)],
      ['numbers-to-other-side', equation(timesLetter(a - c), d - b)],
    ],
  )
}

function bracketsAndX(a: number, b: number, c: number, x: number): Draft {
  const d = a * (x + b) - c * x
  if (d === 0) return bracketsAndX(a, b + 1 || 2, c, x)
  return solve(
    equation(multiple(a, brackets(plusNumber(X, b))), plusNumber(multiple(c, X), d)),
    x,
    [
      [rational(d - b, a - c), 'brackets-not-multiplied'],
      [rational(d - a * b, a + c), 'moved-without-sign'],
      [-x, 'sign-lost'],
    ],
    'brackets-both-sides',
    [
      ['expand', equation(plusNumber(multiple(a, X), a * b), plusNumber(multiple(c, X), d))],
      ['x-to-one-side', equation(plusNumber(timesLetter(a - c), a * b), d)],
      ['numbers-to-other-side', equation(timesLetter(a - c), d - a * b)],
    ],
  )
}

const COUNTS = ['no-solution', 'one-solution', 'all-numbers'] as const

function howManySolutions(dice: Dice): Draft {
  const [a, b, e] = [dice.int(2, 6), dice.int(1, 9), dice.int(1, 9)]
  const right = dice.pick(COUNTS)
  const c = right === 'one-solution' ? a + dice.pick([1, -1]) : a
  const d = right === 'all-numbers' ? a * b : a * b + e
  return {
    question: say('how-many-solutions', {
      equation: equation(multiple(a, brackets(sum(X, b))), sum(multiple(c, X), d)),
    }),
    answer: fixedChoice(
      COUNTS.map((name) => ({ say: say(name) })),
      COUNTS.indexOf(right),
      COUNTS.map((name, index) => [index, `${right}-called-${name}`]),
    ),
    hints: hints('how-many-solutions', { a, b }),
    solution: [
      step('expand-left', { left: sum(multiple(a, X), a * b) }),
      step(`${right}-step`),
      answerIs(say(right)),
    ],
  }
}
