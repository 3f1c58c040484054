// Measuring angles and adding their parts: grade 4.
import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, difference, equation, num, sum } from '../../notation.ts'
import { answerIs, figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

const DEGREES = say('in-degrees')

/** measure-angles */
export const measureAngles: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) return missingPart(dice)
    const from = 5 * dice.int(1, 6)
    if (difficulty === 2 && dice.int(1, 2) === 1) return betweenRays(from, 5 * dice.int(4, 28))
    const angle = difficulty === 1 ? 10 * dice.int(2, 16) : 5 * dice.int(3, 33)
    return fromZero(angle === 90 ? 60 : angle, dice.int(1, 2) === 1)
  },
}

function fromZero(angle: number, opensLeft: boolean): Draft {
  const kind = angle < 90 ? 'acute' : 'obtuse'
  return {
    question: say('how-large-angle'),
    drawing: { kind: 'protractor', rays: opensLeft ? [180 - angle, 180] : [0, angle] },
    answer: number(
      angle,
      [
        [180 - angle, 'other-scale'],
        [angle + 10, 'mark-off'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('how-large-angle'),
    solution: [step(`angle-${kind}-step`), answerIs(angle)],
  }
}

function betweenRays(from: number, angle: number): Draft {
  const end = from + angle
  return {
    question: say('how-large-angle'),
    drawing: { kind: 'protractor', rays: [from, end] },
    answer: number(
      angle,
      [
        [end, 'end-mark-only'],
        [from + end, 'readings-added'],
        [180 - end, 'other-scale'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('angle-between'),
    solution: [step('angle-between-step', { from, end }), figures(equation(difference(end, from), angle))],
  }
}

function missingPart(dice: Dice): Draft {
  const whole = dice.pick([90, 180, 360])
  const count = whole === 90 ? 1 : dice.int(1, whole === 180 ? 2 : 3)
  const known: number[] = []
  let rest = whole
  for (let index = 0; index < count; index++) {
    const part = dice.int(10, Math.min(150, rest - 10 * (count - index)))
    known.push(part)
    rest -= part
  }
  const rays = [
    0,
    ...known.map((_, index) => known.slice(0, index + 1).reduce((all, part) => all + part, 0)),
    whole,
  ]
  const total = whole - rest
  return {
    question: say(`angle-part-${whole}`),
    drawing: { kind: 'angle', rays, labels: [...known.map((part) => num(part)), BLANK] },
    answer: number(
      rest,
      [
        [total, 'known-parts-only'],
        ...(known.length > 1 ? [[whole - (known[0] ?? 0), 'part-left-out'] as const] : []),
        [Math.abs((whole === 180 ? 360 : 180) - total), 'other-whole', { whole }],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints(`angle-part-${whole}`),
    solution: [
      step('known-parts-step', undefined, known.length > 1 ? equation(sum(...known), total) : num(total)),
      step('angle-part-step', { whole }, equation(difference(whole, total), rest)),
    ],
  }
}
