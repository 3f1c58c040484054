// Reading a clock: time-hour-half-hour and time-to-five-minutes.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Drawing } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import type { Sentence } from '../../sentence.ts'
import { answerIs } from '../sentences.ts'
import { because, hints, say, step } from './area.ts'

interface Time {
  readonly hour: number
  readonly minute: number
}

/** Hours from 1 to 12. */
const turned = (hour: number) => ((hour + 11) % 12) + 1

type Clock = 'clock' | 'digital-clock'

const drawn = (kind: Clock, { hour, minute }: Time): Drawing => ({ kind, hour, minute })

/** "3 o’clock", "half past 3", "20 minutes past 3" */
function said({ hour, minute }: Time): Sentence {
  const at = say(hour === 1 ? 'at-one' : 'at-hour', { hour })
  if (minute === 0) return say('full-hour', { at })
  return minute === 30
    ? say('half-past', { at })
    : say('past', { at, minute, minutes: { amount: minute, of: 'minute' } })
}

/** The long hand read as the hour, the short one as the minutes. */
function handsSwapped({ hour, minute }: Time): Time {
  return { hour: minute === 0 ? 12 : turned(minute / 5), minute: (hour % 12) * 5 }
}

/** time-hour-half-hour */
export const hourAndHalf: Generator = {
  version: 2,
  draw: (dice, difficulty) => {
    const minute = difficulty === 1 ? 0 : difficulty === 2 ? 30 : dice.pick([0, 30])
    const time = { hour: dice.int(1, 12), minute }
    const other = minute === 0 ? 30 : 0
    return draft(dice, time, minute === 0 ? 'hour' : 'half', [
      [{ hour: turned(time.hour + 1), minute }, minute === 0 ? 'hour-too-far' : 'next-hour'],
      [handsSwapped(time), 'hands-swapped'],
      [{ hour: time.hour, minute: other }, 'long-hand-missed'],
      [{ hour: turned(time.hour + 11), minute }, 'hour-before'],
      ...(minute === 30 ? [[{ hour: time.hour, minute: 6 }, 'numeral-as-minutes'] as const] : []),
    ])
  },
}

/** time-to-five-minutes */
export const fiveMinutes: Generator = {
  version: 2,
  draw: (dice, difficulty) => {
    const minute =
      difficulty === 1 ? dice.pick([15, 30, 45]) : 5 * (difficulty === 2 ? dice.int(1, 11) : dice.int(7, 11))
    const time = { hour: dice.int(1, 12), minute }
    return draft(dice, time, 'five', [
      [{ hour: turned(time.hour + 1), minute }, 'next-hour'],
      [handsSwapped(time), 'hands-swapped'],
      [{ hour: time.hour, minute: minute / 5 }, 'numeral-as-minutes'],
      [{ hour: turned(time.hour + 11), minute }, 'hour-before'],
      [{ hour: time.hour, minute: (minute + 5) % 60 }, 'five-too-far'],
    ])
  },
}

/** Hands and four times in figures, or a time in figures and four clocks with hands. */
function draft(dice: Dice, time: Time, way: string, mistakes: readonly Mistake<Time>[]): Draft {
  const same = (a: Time, b: Time) => a.hour === b.hour && a.minute === b.minute
  const [asked, offered] = dice.shuffle<Clock>(['clock', 'digital-clock']) as [Clock, Clock]
  const taken: (readonly [Time, string])[] = []
  for (const [wrong, misconception] of mistakes) {
    if (
      taken.length === 3 ||
      (offered === 'clock' && wrong.minute % 5 !== 0) ||
      same(wrong, time) ||
      taken.some(([other]) => same(other, wrong))
    )
      continue
    taken.push([wrong, misconception])
  }
  const order = dice.shuffle([time, ...taken.map(([wrong]) => wrong)])
  return {
    question: say(offered === 'clock' ? 'find-clock' : 'read-clock'),
    drawing: { kind: asked, ...time },
    answer: {
      kind: 'choice',
      options: order.map((one) => ({ drawing: drawn(offered, one) })),
      right: order.indexOf(time),
      wrong: taken.map(([wrong, misconception]) => because(order.indexOf(wrong), misconception)),
    },
    hints: hints(`clock-${way}`),
    solution: [
      step('short-hand', { hour: time.hour }),
      time.minute === 0
        ? step('long-hand-at-top')
        : step('long-hand', { minutes: { amount: time.minute, of: 'minute' } }),
      answerIs(said(time), [drawn(offered, time)]),
    ],
  }
}
