import { plus, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, fraction, mixed } from '../../notation.ts'
import { figures } from '../sentences.ts'
import { type Amount, DENOMINATORS, written } from './amount.ts'
import { hints, number, say, step } from './area.ts'

/** mixed-numbers */
export const mixedNumbers: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const under = dice.pick([2, ...DENOMINATORS])
    const above = dice.int(1, under - 1)
    const whole = difficulty === 1 ? dice.int(1, 3) : dice.int(1, 6)
    const numerator = whole * under + above
    if (difficulty === 3) return fromMixed({ whole, over: above, under })
    return {
      question: difficulty === 1 ? say('circles') : say('to-mixed', { improper: fraction(numerator, under) }),
      ...(difficulty === 1 && {
        drawing: {
          kind: 'fraction-circles',
          parts: under,
          circles: [...Array.from({ length: whole }, () => under), above],
        },
      }),
      answer: number(
        rational(numerator, under),
        [
          [rational(whole * under + under - above, under), 'other-parts'],
          [rational(whole + above, under), 'whole-to-numerator'],
          [plus(rational(whole), rational(above, whole + 1)), 'remainder-over-whole'],
          [rational(numerator + under, under), 'one-whole-too-many'],
        ],
        'mixed',
      ),
      hints: hints('to-mixed', { under }),
      solution: [
        step('to-mixed-step', { whole, above, under }),
        figures(equation(fraction(numerator, under), mixed(whole, above, under))),
      ],
    }
  },
}

function fromMixed(amount: Amount): Draft {
  const { whole, over: above, under } = amount
  const numerator = whole * under + above
  return {
    question: say('from-mixed', { mixed: written(amount), under }),
    answer: number(
      rational(numerator, under),
      [
        [rational(whole * above, under), 'whole-times-numerator'],
        [rational(whole * 10 ** String(above).length + above, under), 'whole-put-in-front'],
        [rational(whole + above, under), 'whole-to-numerator'],
      ],
      { denominator: under },
    ),
    hints: hints('from-mixed', { under }),
    solution: [
      step('from-mixed-step', { under, whole, above }),
      figures(equation(written(amount), fraction(numerator, under))),
    ],
  }
}
