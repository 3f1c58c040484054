import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, equation, fraction, product, quotient } from '../../notation.ts'
import { figures, workOut } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** divide-unit-fractions */
export const divideUnit: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const isWholeFirst = difficulty === 1 || (difficulty === 3 && dice.int(1, 2) === 1)
    const count = difficulty === 1 ? dice.int(1, 6) : difficulty === 2 ? dice.int(2, 6) : dice.int(2, 10)
    const parts = dice.int(2, difficulty === 1 ? 6 : difficulty === 2 ? 8 : 12)
    return unitDraft(count, parts, isWholeFirst, difficulty === 3)
  },
}

function unitDraft(count: number, parts: number, isWholeFirst: boolean, isStory: boolean): Draft {
  const unit = fraction(1, parts)
  const left = isWholeFirst ? quotient(count, unit) : quotient(unit, count)
  const right = isWholeFirst ? rational(count * parts) : rational(1, parts * count)
  const way = isWholeFirst ? 'pieces' : 'shares'
  const fillers = { count, unit }
  const check = isWholeFirst ? product(asFraction(right), unit) : product(count, asFraction(right))
  return {
    question: isStory ? say(`${way}-story`, fillers) : workOut(left),
    answer: number(
      right,
      [
        [rational(count, parts), isWholeFirst ? 'divided-the-wholes' : 'wrong-one-turned'],
        [isWholeFirst ? rational(1, count * parts) : rational(count * parts), 'order-ignored'],
        ...(isWholeFirst ? [[rational(count + parts), 'added-instead'] as const] : []),
      ],
      'any',
    ),
    hints: hints(way, fillers),
    solution: [
      step(`${way}-step`, fillers, equation(left, asFraction(right))),
      step('check-product', undefined, equation(check, isWholeFirst ? count : unit)),
      figures(equation(left, asFraction(right))),
    ],
  }
}
