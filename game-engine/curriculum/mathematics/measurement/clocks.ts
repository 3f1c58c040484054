// Reading a clock: time-hour-half-hour and time-to-five-minutes.
import type { Dice } from '#engine/core/random.ts'
import { inArea, type Mistake } from '../../area.ts'
import type { Choice, Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { answerIs } from '../sentences.ts'

const { say, step, hints, because } = inArea('measurement')

interface Time {
  readonly hour: number
  readonly minute: number
}

/** Hours from 1 to 12. */
const turned = (hour: number) => ((hour + 11) % 12) + 1

type Clock = 'clock' | 'digital-clock'

const shownOn = (kind: Clock, { hour, minute }: Time): Choice => ({ drawing: { kind, hour, minute } })

/** The long hand read as the hour, the short one as the minutes. */
function handsSwapped({ hour, minute }: Time): Time {
  return { hour: minute === 0 ? 12 : turned(minute / 5), minute: (hour % 12) * 5 }
}

/** time-hour-half-hour */
export const hourAndHalf: Generator = {
  version: 1,
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
  version: 1,
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
      options: order.map((one) => shownOn(offered, one)),
      right: order.indexOf(time),
      wrong: taken.map(([wrong, misconception]) => because(order.indexOf(wrong), misconception)),
    },
    hints: hints(`clock-${way}`),
    solution: [
      step('short-hand', { hour: time.hour }),
      step('long-hand', { minutes: { amount: time.minute, of: 'minute' } }),
      answerIs(say('time', { hour: time.hour, minutes: { amount: time.minute, of: 'minute' } })),
    ],
  }
}
