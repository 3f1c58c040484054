// Stories of times-as-many and of remainders: grade 4.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Draft, Step } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { equation, product, quotient, sum } from '../../notation.ts'
import { PEOPLE, THINGS } from '../../sentence.ts'
import { barsToCompare } from '../bars.ts'
import { answerIs } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

function drawWho(dice: Dice) {
  const person = dice.int(0, PEOPLE - 1)
  return {
    thing: dice.pick(THINGS),
    person: { person },
    other: { person: (person + dice.int(1, PEOPLE - 1)) % PEOPLE },
  }
}

/** times-as-many */
export const timesAsMany: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const { thing, person, other } = drawWho(dice)
    const k = dice.int(2, 9)
    const small = difficulty === 3 ? dice.int(5, 50) : dice.int(2, 12)
    const large = k * small
    const amount = (count: number) => ({ amount: count, of: thing })
    const names = { person, other, things: { many: thing } }
    if (difficulty === 1) {
      return draft('times-larger', { ...names, small: amount(small), k }, large, {
        mistakes: [
          [small + k, 'added-instead-of-times'],
          [small * (k + 1), 'one-time-too-many', { k }],
          [small * (k - 1), 'one-group-missed'],
        ],
        work: step('times-larger-step', { k }, equation(product(k, small), large)),
        last: answerIs(amount(large)),
        bars: [{ size: small }, { size: large, asked: true }],
      })
    }
    if (difficulty === 2) {
      const isFactor = dice.int(1, 2) === 1
      const answer = isFactor ? k : small
      return draft(
        isFactor ? 'times-factor' : 'times-smaller',
        { ...names, small: amount(small), large: amount(large), k },
        answer,
        {
          mistakes: isFactor
            ? [
                [large - small, 'difference-for-times'],
                [k + 1, 'one-time-too-many', { k: small }],
                [large * small, 'multiplied-what-is-seen', { whole: large }],
              ]
            : [
                [large * k, 'wrong-way'],
                [large - k, 'difference-for-times'],
                [small + 1, 'neighbour-division'],
              ],
          work: step(
            `${isFactor ? 'times-factor' : 'times-smaller'}-step`,
            { k, small },
            equation(quotient(large, isFactor ? small : k), answer),
          ),
          last: answerIs(isFactor ? k : amount(small)),
          bars: isFactor
            ? [{ size: small }, { size: large }]
            : [{ size: small, asked: true }, { size: large }],
        },
      )
    }
    const isTimes = dice.int(1, 2) === 1
    const answer = isTimes ? large : small + k
    return draft(isTimes ? 'times-larger' : 'more-than', { ...names, small: amount(small), k }, answer, {
      mistakes: isTimes
        ? [
            [small + k, 'added-instead-of-times'],
            [small * (k + 1), 'one-time-too-many', { k }],
          ]
        : [
            [large, 'times-instead-of-more'],
            [Math.abs(small - k), 'comparison-turned'],
          ],
      work: isTimes
        ? step('times-larger-step', { k }, equation(product(k, small), large))
        : step('more-than-step', { k }, equation(sum(small, k), answer)),
      last: answerIs(amount(answer)),
      bars: [{ size: small }, { size: answer, asked: true }],
    })
  },
}

interface Told {
  readonly mistakes: readonly Mistake<number>[]
  readonly work: Step
  readonly last: Step
  readonly bars: Parameters<typeof barsToCompare>[0]
}

function draft(
  story: string,
  fillers: Parameters<typeof say>[1],
  answer: number,
  { mistakes, work, last, bars }: Told,
): Draft {
  return {
    question: say(`${story}-story`, fillers),
    drawing: barsToCompare(bars),
    answer: number(answer, mistakes),
    hints: [say('times-hint-1'), say('times-hint-2'), say(`${story}-hint-3`, fillers)],
    solution: [work, last],
  }
}

/** problems-with-remainders */
export const remainders: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const { thing, person } = drawWho(dice)
    const asked =
      difficulty === 1
        ? 'full'
        : difficulty === 2
          ? dice.pick(['needed', 'left'] as const)
          : dice.pick(['full', 'needed', 'left'] as const)
    const { divisor, count, rest } = drawRemainder(dice)
    const total = divisor * count + rest
    const answer = { full: count, needed: count + 1, left: rest }[asked]
    const first = difficulty === 3 ? dice.int(3, total - 3) : total
    const amount = (of: number) => ({ amount: of, of: thing })
    const fillers = {
      person,
      total: amount(total),
      first: amount(first),
      more: total - first,
      moreThings: amount(total - first),
      divisor,
      divisorThings: amount(divisor),
      things: { many: thing },
    }
    const mistakes: readonly Mistake<number>[] = [
      [count, asked === 'needed' ? 'rest-needs-a-box' : 'count-for-rest'],
      [count + 1, 'last-box-not-full'],
      [rest, 'rest-for-count'],
      [total - divisor, 'subtracted-once'],
    ]
    return {
      question: say(`remainder-${difficulty === 3 ? 'two-steps-' : ''}${asked}`, fillers),
      answer: number(answer, mistakes),
      hints: hints('remainder', { divisor, total: difficulty === 3 ? say('all-of-them') : total }),
      solution: [
        ...(difficulty === 3
          ? [step('remainder-first', undefined, equation(sum(first, total - first), total))]
          : []),
        step('remainder-step', { count, rest }, equation(sum(product(divisor, count), rest), total)),
        step(`remainder-${asked}-step`, { answer }),
      ],
    }
  },
}

/** Count, count + 1 and rest are all different. */
function drawRemainder(dice: Dice): { divisor: number; count: number; rest: number } {
  for (;;) {
    const divisor = dice.int(3, 9)
    const count = dice.int(4, 30)
    const rest = dice.int(1, divisor - 1)
    if (rest !== count && rest !== count + 1) return { divisor, count, rest }
  }
}
