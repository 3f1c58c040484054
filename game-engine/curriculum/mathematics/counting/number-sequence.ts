// Four numbers in counting order with one missing: count-to-100 and count-to-120.
import type { Dice } from '#engine/core/random.ts'
import { inArea, type Mistake } from '../../area.ts'
import { rational } from '../../exact.ts'
import type { Draft, ExerciseDifficulty } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, list, num } from '../../notation.ts'

const { say, step, number } = inArea('counting')

interface Sequence {
  readonly first: number
  readonly by: 1 | -1 | 10
  /** Index of the missing number, 0 to 3. */
  readonly blank: number
}

const sequenceGenerator = (
  draw: (dice: Dice, difficulty: ExerciseDifficulty) => Sequence,
  mistakesOf: (sequence: Sequence, answer: number) => readonly Mistake<number>[],
): Generator => ({
  version: 1,
  draw: (dice, difficulty) => {
    const sequence = draw(dice, difficulty)
    return draft(sequence, mistakesOf(sequence, answerOf(sequence)))
  },
})

const answerOf = ({ first, by, blank }: Sequence) => first + by * blank

/** count-to-100 */
export const countToHundred = sequenceGenerator(
  (dice, difficulty) => {
    if (difficulty === 1) return { first: dice.int(1, 26), by: 1, blank: 3 }
    if (difficulty === 3) return { first: 10 * dice.int(1, 7), by: 10, blank: dice.int(0, 3) }
    const first = 10 * dice.int(2, 9) - dice.int(0, 3)
    return { first, by: 1, blank: dice.int(1, 3) }
  },
  ({ by }, answer) =>
    by === 10
      ? [
          [answer - 9, 'ones-inside-tens'],
          [answer / 10 + 10, 'teen-and-ty'],
          [answer + 10, 'one-too-far'],
        ]
      : [
          ...(answer % 10 === 0
            ? ([
                [answer + 10, 'decade-jump'],
                [answer - 10, 'decade-jump'],
              ] as const)
            : []),
          [answer + 1, 'one-too-far'],
          [answer - 1, 'said-again'],
        ],
)

/** count-to-120 */
export const countToHundredTwenty = sequenceGenerator(
  (dice, difficulty) => {
    const blank = dice.int(0, 3)
    if (difficulty === 1) return { first: dice.int(28, 96), by: 1, blank }
    if (difficulty === 2) return { first: dice.int(97, 117), by: 1, blank: dice.int(1, 3) }
    // Backward over a multiple of ten.
    return { first: 10 * dice.int(3, 11) + dice.int(0, 2), by: -1, blank: dice.int(1, 3) }
  },
  ({ by }, answer) => [
    ...(answer > 100
      ? ([
          [100 * 10 ** String(answer - 100).length + answer - 100, 'writes-what-is-heard'],
          [answer - 100, 'restarts-after-100'],
        ] as const)
      : []),
    ...(answer > 100 && answer % 10 === 0 ? ([[answer / 10, 'zero-lost']] as const) : []),
    ...(answer === 100 ? ([[200, 'restarts-after-100']] as const) : []),
    ...(answer % 10 === 0 && answer < 100 ? ([[answer + 10, 'decade-jump']] as const) : []),
    by === -1 ? [answer + 2, 'wrong-direction'] : [answer + 1, 'one-too-far'],
    [answer - by, 'said-again'],
  ],
)

function draft(sequence: Sequence, mistakes: readonly Mistake<number>[]): Draft {
  const { first, by, blank } = sequence
  const answer = answerOf(sequence)
  const terms = [0, 1, 2, 3].map((index) => first + by * index)
  const shown = terms.map((term, index) => (index === blank ? BLANK : num(term)))
  const way = by === 10 ? 'tens' : by === 1 ? 'ones' : 'back'
  const neighbour = blank === 0 ? { at: terms[1] ?? 0, name: 'before' } : { at: answer - by, name: 'after' }
  const least = Math.min(...terms)
  const size = Math.abs(by)
  return {
    question: say('sequence', { list: list(shown) }),
    drawing: {
      kind: 'number-line',
      from: rational(Math.max(0, least - size)),
      to: rational(Math.max(...terms) + size),
      step: rational(size),
      labels: terms.map((term, index) => ({ at: rational(term), text: shown[index] ?? BLANK })),
    },
    answer: number(answer, mistakes),
    hints: [
      say('sequence-hint-1'),
      say(`sequence-hint-2-${way}`),
      say(`sequence-hint-3-${neighbour.name}`, { number: neighbour.at }),
    ],
    solution: [
      step(`sequence-step-1-${way}`),
      step(`sequence-step-2-${neighbour.name}`, { number: neighbour.at, answer }),
      step('sequence-step-3', undefined, list(terms)),
    ],
  }
}
