// How much time has gone by: grade 3.
import type { Dice } from '#engine/core/random.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { difference, equation, sum } from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { answerIs, figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** Minutes from midnight as a clock in figures shows them. */
function shownAs(minutes: number): Sentence {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return say(minute < 10 ? 'figures-below-10' : 'figures', { hour, minute })
}

const MINUTES = say('in-minutes', { unit: { many: 'minute' } })

const minutesOf = (amount: number) => ({ amount, of: 'minute' }) as const

/** elapsed-time */
export const elapsedTime: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) return dice.int(1, 2) === 1 ? endOf(dice) : startOf(dice)
    const hour = 60 * dice.int(1, 9)
    if (difficulty === 1) {
      const start = 5 * dice.int(1, 9)
      return lasted(hour + start, hour + dice.int(start / 5 + 2, 11) * 5)
    }
    const start = dice.int(20, 58)
    return lasted(hour + start, hour + 60 + dice.int(Math.max(1, start - 45), Math.min(55, start + 30)))
  },
}

const digital = (minutes: number) =>
  ({ kind: 'digital-clock', hour: Math.floor(minutes / 60), minute: minutes % 60 }) as const

/** Minutes from one time to another within the same hour or the next. */
function lasted(start: number, end: number): Draft {
  const minutes = end - start
  const [from, to] = [start % 60, end % 60]
  const toHour = 60 - from
  const isOneHour = Math.floor(start / 60) === Math.floor(end / 60)
  const byHundreds = minutes + 40
  return {
    question: say('film-lasted', { start: shownAs(start), end: shownAs(end) }),
    drawing: { kind: 'side-by-side', drawings: [digital(start), digital(end)] },
    answer: number(
      minutes,
      isOneHour
        ? [
            [to, 'end-for-duration'],
            [from + to, 'times-added'],
            [minutes + 5, 'both-ends-counted'],
          ]
        : [
            [byHundreds, 'hundred-minutes'],
            [to, 'hour-forgotten'],
            [Math.abs(from - to), 'digits-subtracted'],
            [toHour, 'stopped-at-hour'],
          ],
      'whole',
      MINUTES,
    ),
    hints: hints(isOneHour ? 'within-hour' : 'over-hour', { start: shownAs(start) }),
    solution: isOneHour
      ? [step('within-hour-step', { from, to }), figures(equation(difference(to, from), minutes))]
      : [
          step('to-next-hour', { start: shownAs(start) }, equation(difference(60, from), toHour)),
          step('on-to-end', { end: shownAs(end) }, equation(sum(toHour, to), minutes)),
        ],
  }
}

function endOf(dice: Dice): Draft {
  const [from, minutes] = [dice.int(15, 55), dice.int(50, 175)]
  const hour = dice.int(1, 7)
  const total = from + minutes
  const later = Math.floor(total / 60)
  const answer = total - 60 * later
  return {
    question: say('film-ends', {
      start: shownAs(60 * hour + from),
      minutes: minutesOf(minutes),
      hour: hour + later,
    }),
    drawing: digital(60 * hour + from),
    answer: number(
      answer,
      [
        [total, 'over-sixty'],
        ...(total > 100 ? [[total % 100, 'hundred-minutes'] as const] : []),
        [minutes % 60, 'start-forgotten'],
      ],
      'whole',
      MINUTES,
    ),
    hints: hints('film-ends', { from }),
    solution: [
      step('film-ends-add', undefined, equation(sum(from, minutes), total)),
      step(
        'take-full-hours',
        { hours: { amount: later, of: 'hour' } },
        equation(difference(total, 60 * later), answer),
      ),
      answerIs(minutesOf(answer)),
    ],
  }
}

function startOf(dice: Dice): Draft {
  const hour = dice.int(4, 11)
  const to = dice.int(5, 40)
  const minutes = dice.int(to + 5, to + 58)
  const answer = to + 60 - minutes
  return {
    question: say('film-began', {
      end: shownAs(60 * hour + to),
      minutes: minutesOf(minutes),
      hour: hour - 1,
    }),
    drawing: digital(60 * hour + to),
    answer: number(
      answer,
      [
        [minutes - to, 'turned-round'],
        [to + 100 - minutes, 'hundred-minutes'],
        [Math.abs(to + minutes) % 60, 'time-added'],
      ],
      'whole',
      MINUTES,
    ),
    hints: hints('film-began', { to }),
    solution: [
      step('back-to-hour', undefined, equation(difference(minutes, to), minutes - to)),
      step('back-from-hour', undefined, equation(difference(60, minutes - to), answer)),
      answerIs(minutesOf(answer)),
    ],
  }
}
