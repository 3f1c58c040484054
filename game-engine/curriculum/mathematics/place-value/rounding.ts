import type { Mistake } from '../../area.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { num } from '../../notation.ts'
import { hints, number, say, step } from './area.ts'

/** round-to-10-or-100 */
export const roundToTenOrHundred: Generator = {
  version: 2,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return roundingDraft(10 * dice.int(1, 9) + dice.pick([1, 2, 3, 4, 6, 7, 8, 9]), 10)
    if (difficulty === 2) {
      const place = dice.pick([10, 100])
      const rest = dice.int(1, 4) === 1 ? place / 2 : dice.int(1, place - 1)
      return roundingDraft(place * dice.int(place === 10 ? 11 : 1, place === 10 ? 98 : 8) + rest, place)
    }
    if (dice.int(1, 2) === 1) return roundingDraft(100 * dice.int(1, 8) + 90 + dice.int(5, 9), 10)
    return roundingDraft(100 * dice.int(1, 8) + 10 * dice.int(4, 5) + dice.int(0, 9), 100)
  },
}

/** @param value no multiple of the place */
export function roundingDraft(value: number, place: number): Draft {
  const below = value - (value % place)
  const above = below + place
  const isHalf = value * 2 === below + above
  const answer = value * 2 >= below + above ? above : below
  const twice = nearest(nearest(value, place / 10), place)
  const mistakes: Mistake<number>[] = [
    ...(place >= 100 ? [[twice, 'rounded-twice'] as const] : []),
    [
      answer === above ? below : above,
      answer === above ? (isHalf ? 'half-down' : 'always-down') : 'always-up',
    ],
    [answer / place, 'zeros-lost'],
    ...others(value, place),
  ]
  return {
    question: say('round', { value, place: say(`to-${place}`) }),
    drawing: {
      kind: 'number-line',
      from: rational(below),
      to: rational(above),
      step: rational(place / 10),
      labels: [below, above].map((at) => ({ at: rational(at), text: num(at) })),
      dots: [rational(value)],
    },
    answer: number(answer, mistakes),
    hints: hints('round', { place, value }),
    solution: [
      step('round-step-1', { value, below, above }),
      step(isHalf ? 'round-half' : 'round-nearer', { middle: (below + above) / 2, answer }),
    ],
  }
}

/** Rounded to the place above or below; not where that leaves the number as it is, or nothing of it. */
function others(value: number, place: number): Mistake<number>[] {
  return [place * 10, place / 10]
    .map((other) => nearest(value, Math.max(other, 1)))
    .filter((rounded) => rounded > 0 && rounded !== value)
    .map((rounded) => [rounded, 'other-place'])
}

function nearest(value: number, place: number): number {
  return Math.floor((value + place / 2) / place) * place
}
