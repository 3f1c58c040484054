import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { brackets, difference, equation, multiple, num, product, quotient, sum, X } from '../../notation.ts'
import { figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

const DEGREES = say('in-degrees')

const WHOLES = { complementary: 90, supplementary: 180 } as const

/** angle-pairs */
export const anglePairs: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const kind = dice.pick(['complementary', 'supplementary'] as const)
    const whole = WHOLES[kind]
    if (difficulty === 1)
      return dice.int(1, 3) === 1 ? verticalAngles(dice) : otherAngle(kind, dice.int(10, whole - 10))
    return withX(dice, kind, difficulty === 3)
  },
}

function otherAngle(kind: keyof typeof WHOLES, angle: number): Draft {
  const whole = WHOLES[kind]
  const answer = whole - angle
  const wrongWhole = kind === 'complementary' ? 180 : 90
  return {
    question: say(kind, { angle }),
    drawing: { kind: 'angle', rays: [0, angle, whole], labels: [num(angle), { is: 'blank' }] },
    answer: number(
      answer,
      [
        [Math.abs(wrongWhole - angle), 'other-whole', { whole }],
        [angle, 'angle-copied'],
        [whole + angle, 'added-for-missing-angle'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints(kind, { angle }),
    solution: [step(`${kind}-step`), figures(equation(difference(whole, angle), answer))],
  }
}

function verticalAngles(dice: Dice): Draft {
  const angle = dice.int(20, 160)
  if (angle === 90) return verticalAngles(dice)
  return {
    question: say('vertical', { angle }),
    drawing: { kind: 'angle', rays: [0, angle, 180, 180 + angle], labels: [num(angle), { is: 'blank' }] },
    answer: number(
      180 - angle,
      [
        [angle, 'neighbor-as-opposite'],
        [Math.abs(90 - angle), 'other-whole', { whole: 180 }],
        [360 - angle, 'full-turn-used'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('supplementary', { angle }),
    solution: [step('supplementary-step'), figures(equation(difference(180, angle), 180 - angle))],
  }
}

/** One angle is ax + b, the other a number. */
function withX(dice: Dice, kind: keyof typeof WHOLES, isAngleAsked: boolean): Draft {
  const whole = WHOLES[kind]
  const [a, b, x] = [dice.int(2, 6), dice.int(2, 20), dice.int(3, 20)]
  const angle = a * x + b
  const other = whole - angle
  if (angle > whole - 10 || other === x || angle === x || other === angle)
    return withX(dice, kind, isAngleAsked)
  const mistakes: readonly Mistake<number | ReturnType<typeof rational>>[] = isAngleAsked
    ? [
        [x, 'x-for-angle'],
        [other, 'other-angle-given'],
        [a * x, 'constant-left-out'],
      ]
    : [
        [angle, 'angle-for-x'],
        [rational(angle + b, a), 'constant-sign'],
        [rational(Math.abs((whole === 90 ? 180 : 90) - other - b), a), 'other-whole', { whole }],
      ]
  const expression = sum(multiple(a, X), b)
  return {
    question: say(isAngleAsked ? `${kind}-angle` : `${kind}-x`, { expression, other }),
    answer: number(isAngleAsked ? angle : x, mistakes, 'any', isAngleAsked ? DEGREES : undefined),
    hints: hints(`${kind}-x`, { expression, other }),
    solution: isAngleAsked
      ? [
          step('angles-sum', { whole, expression, other }),
          step('find-x', undefined, equation(quotient(brackets(difference(whole, other, b)), a), x)),
          step('put-x-in', undefined, equation(sum(product(a, x), b), angle)),
        ]
      : [
          step('angles-sum', { whole, expression, other }),
          step('find-x', undefined, equation(quotient(brackets(difference(whole, other, b)), a), x)),
        ],
  }
}
