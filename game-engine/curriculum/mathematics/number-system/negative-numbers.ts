import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import { minus, type Rational, rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { asFraction, num } from '../../notation.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

const negated = (value: Rational) => minus(rational(0), value)

/** negative-numbers */
export const negativeNumbers: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 2) return oppositeOf(dice)
    const parts = difficulty === 1 ? 1 : dice.pick([2, 4, 10])
    const size = dice.int(1, difficulty === 1 ? 14 : 5 * parts - 1)
    const value = rational(dice.int(1, 4) === 1 ? size : -size, parts)
    if (difficulty === 3 && value.d === 1) return negativeNumbers.draw(dice, difficulty)
    return atDot(value, parts)
  },
}

function atDot(value: Rational, parts: number): Draft {
  const whole = Math.trunc(value.n / value.d)
  const [from, to] = parts === 1 ? [-15, 15] : [whole - 2, whole + 2]
  const toZero = value.n < 0 ? 1 : -1
  const mistakes: Mistake<Rational>[] = [
    [negated(value), 'sign-forgotten'],
    [rational(value.n * (parts / value.d) + toZero, parts), 'mark-toward-zero'],
    // -2 1/4 read as -1 3/4 or so: counted from the wrong side.
    ...(parts > 1
      ? [
          [
            rational(2 * (value.n < 0 ? whole - 1 : whole + 1) * value.d - value.n + 0, value.d),
            'counted-from-other-side',
          ] as const,
        ]
      : []),
  ]
  return {
    question: say('at-dot'),
    drawing: {
      kind: 'number-line',
      from: rational(from),
      to: rational(to),
      step: rational(1, parts),
      labels: Array.from({ length: to - from + 1 }, (_, index) => from + index)
        .filter((at) => parts > 1 || at % 5 === 0)
        .map((at) => ({ at: rational(at), text: num(at) })),
      dots: [value],
    },
    answer: number(value, mistakes, 'any'),
    hints: hints(parts === 1 ? 'at-dot' : 'at-dot-between'),
    solution: [
      step(value.n < 0 ? 'left-of-zero' : 'right-of-zero'),
      answerIs(parts === 10 ? num(value) : asFraction(value)),
    ],
  }
}

function oppositeOf(dice: Dice): Draft {
  const size = dice.int(1, 30)
  const value = dice.pick([size, -size])
  const isTwice = dice.int(1, 2) === 1
  const answer = isTwice ? value : -value
  return {
    question: say(isTwice ? 'opposite-of-opposite' : 'opposite', { value: num(value) }),
    answer: number(
      answer,
      [
        [-answer, isTwice ? 'one-opposite-only' : 'sign-kept'],
        [0, 'opposite-as-zero'],
      ],
      'whole',
    ),
    hints: hints('opposite'),
    solution: [
      step('opposite-step', { value: num(value), other: num(-value) }),
      ...(isTwice ? [step('opposite-back', { value: num(value), other: num(-value) })] : []),
      answerIs(num(answer)),
    ],
  }
}
