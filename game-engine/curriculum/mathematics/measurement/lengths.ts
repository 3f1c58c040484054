// Measuring in units and with a ruler, and lengths on the number line: grades 1 and 2.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import { difference, equation } from '../../notation.ts'
import { answerIs, figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

export const CENTIMETERS = say('in-centimeters', { unit: { many: 'centimeter' } })

type Scale = 'strip' | 'ruler'

const scaled = (form: Scale, to: number, things: readonly { from: number; length: number }[]): Drawing => ({
  kind: 'lengths',
  things,
  scale: { form, to, ...(form === 'ruler' && { unit: CENTIMETERS }) },
})

const unitOf = (form: Scale) => (form === 'ruler' ? CENTIMETERS : say('in-units'))

export function fromZero(dice: Dice, form: Scale): Draft {
  const length = form === 'ruler' ? dice.int(2, 12) : dice.int(3, 8)
  return {
    question: say(`how-long-${form}`),
    drawing: scaled(form, length + dice.int(1, 5), [{ from: 0, length }]),
    answer: number(
      length,
      [
        [length + 1, 'marks-counted'],
        [length - 1, 'one-unit-missed'],
      ],
      'whole',
      unitOf(form),
    ),
    hints: hints(`how-long-${form}`),
    solution: [step(`how-long-${form}-step`), answerIs(length)],
  }
}

export function fromMark(dice: Dice, form: Scale): Draft {
  const from = dice.int(1, form === 'ruler' ? 5 : 3)
  const length = dice.int(2, form === 'ruler' ? 10 : 8)
  const end = from + length
  return {
    question: say(`how-long-${form}`),
    drawing: scaled(form, end + dice.int(0, 2), [{ from, length }]),
    answer: number(
      length,
      [
        [end, 'end-mark-read'],
        [length + 1, 'marks-counted'],
        ...(form === 'ruler' ? [[end - 1, 'one-for-start'] as const] : []),
      ],
      'whole',
      unitOf(form),
    ),
    hints: hints(`from-mark-${form}`),
    solution:
      form === 'ruler'
        ? [step('from-mark-ruler-step', { from, end }), figures(equation(difference(end, from), length))]
        : [step('from-mark-strip-step'), answerIs(length)],
  }
}

export function longerBy(dice: Dice, form: Scale): Draft {
  const short = dice.int(form === 'ruler' ? 2 : 5, form === 'ruler' ? 7 : 8)
  const by = dice.int(1, form === 'ruler' ? 8 : 4)
  const long = short + by
  const bars = dice.shuffle([long, short]).map((length) => ({ from: 0, length }))
  return {
    question: say(`longer-by-${form}`),
    drawing: scaled(form, long + 1, bars),
    answer: number(
      by,
      [
        [long, 'longer-bar-only'],
        [long + short, 'added-for-longer'],
        [by + 1, 'marks-counted'],
      ],
      'whole',
      unitOf(form),
    ),
    hints: hints('longer-by'),
    solution: [step('longer-by-step', { long, short }), figures(equation(difference(long, short), by))],
  }
}
