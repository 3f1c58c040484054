// Counts and chances, checked by counting every case of what the question says.
import { describe, expect, test } from 'vitest'
import type { Exercise } from '../../exercise.ts'
import { answerOf, drawn, evaluate, isClose, numberOf } from '../evaluate.fixture.ts'
import { HIGH_PROBABILITY_GENERATORS as GENERATORS } from './generators.ts'

/** Subsets of a size, counted one by one. */
function subsets(of: number, size: number): number {
  let count = 0
  for (let set = 0; set < 2 ** of; set++) {
    let members = 0
    for (let rest = set; rest > 0; rest >>= 1) members += rest & 1
    if (members === size) count += 1
  }
  return count
}

/** Rows of different people, counted one by one. */
function rows(people: readonly number[], places: number): number {
  if (places === 0) return 1
  return people.reduce(
    (all, person) =>
      all +
      rows(
        people.filter((one) => one !== person),
        places - 1,
      ),
    0,
  )
}

const cellsOf = ({ drawing }: Exercise, headings: 0 | 1) => {
  if (drawing?.kind !== 'table') throw new Error('no table')
  return drawing.rows
    .slice(headings)
    .map((row) => row.slice(1).map((cell) => ('is' in cell ? evaluate(cell) : Number.NaN)))
}

describe('counting', () => {
  test.each([1, 2, 3] as const)(
    'permutations-combinations at %i is what counting one by one gives',
    (difficulty) => {
      for (const exercise of drawn(GENERATORS, 'permutations-combinations', difficulty).slice(0, 25)) {
        const of = (name: string) => numberOf(exercise, name)
        const counted =
          difficulty === 1
            ? rows(
                Array.from({ length: of('n') }, (_, person) => person),
                of('r'),
              )
            : difficulty === 2
              ? subsets(of('n'), of('r'))
              : subsets(of('a'), of('p')) * subsets(of('b'), of('q'))
        expect(counted).toBe(answerOf(exercise))
      }
    },
  )
})

describe('chances', () => {
  test('either, counted student by student', () => {
    for (const exercise of drawn(GENERATORS, 'probability-rules', 1)) {
      const [all, a, b, both] = ['all', 'a', 'b', 'both'].map((name) => numberOf(exercise, name)) as [
        number,
        number,
        number,
        number,
      ]
      let either = 0
      // The first a play a sport; the instrument begins so that `both` of them have both.
      for (let student = 0; student < all; student++) {
        if (student < a || (student >= a - both && student < a - both + b)) either += 1
      }
      expect(isClose(either / all, answerOf(exercise))).toBe(true)
    }
  })

  test('two machines, by all four cases', () => {
    for (const exercise of drawn(GENERATORS, 'probability-rules', 2)) {
      const [p, q] = [numberOf(exercise, 'p'), numberOf(exercise, 'q')]
      const cases = [
        [p * q, 2],
        [p * (1 - q), 1],
        [(1 - p) * q, 1],
        [(1 - p) * (1 - q), 0],
      ] as const
      const least = exercise.question.key.endsWith('both-work') ? 2 : 1
      const chance = cases.reduce((all, [weight, working]) => all + (working >= least ? weight : 0), 0)
      expect(isClose(chance, answerOf(exercise))).toBe(true)
    }
  })

  test('an overlap fits into all four regions', () => {
    for (const exercise of drawn(GENERATORS, 'probability-rules', 3)) {
      const [a, b, either] = ['a', 'b', 'either'].map((name) => numberOf(exercise, name)) as [
        number,
        number,
        number,
      ]
      const both = answerOf(exercise)
      expect(isClose(a - both + both + (b - both), either)).toBe(true)
      for (const region of [a - both, both, b - both, 1 - either]) expect(region).toBeGreaterThan(0)
    }
  })

  test('conditional chances are shares of the people who are left', () => {
    for (const exercise of drawn(GENERATORS, 'conditional-probability', 1)) {
      const [[a = 0, b = 0] = [], [c = 0] = []] = cellsOf(exercise, 1)
      const given = exercise.question.key.endsWith('club-given-grade') ? a + b : a + c
      expect(isClose(answerOf(exercise) * given, a)).toBe(true)
    }
    for (const exercise of drawn(GENERATORS, 'conditional-probability', 2)) {
      const [rain, wet, dry] = ['rain', 'wet', 'dry'].map((name) => numberOf(exercise, name)) as [
        number,
        number,
        number,
      ]
      const late = Array.from({ length: 100 }, (_, day) => (day < 100 * rain - 1e-9 ? wet : dry))
      expect(isClose(late.reduce((all, one) => all + one, 0) / 100, answerOf(exercise))).toBe(true)
    }
    for (const exercise of drawn(GENERATORS, 'conditional-probability', 3)) {
      const [ill, found, alarm] = ['ill', 'found', 'alarm'].map((name) => numberOf(exercise, name)) as [
        number,
        number,
        number,
      ]
      const [right, wrong] = [(ill * found) / 100, ((1000 - ill) * alarm) / 100]
      expect(isClose(right / (right + wrong), answerOf(exercise))).toBe(true)
      expect(Number.isInteger(right) && Number.isInteger(wrong)).toBe(true)
    }
  })

  test('expected values are the mean of many plays', () => {
    for (const difficulty of [1, 2] as const) {
      for (const exercise of drawn(GENERATORS, 'expected-value', difficulty)) {
        const [amounts = [], chances = []] = cellsOf(exercise, 0)
        const plays = amounts.flatMap((amount, index) =>
          Array.from({ length: Math.round(10 * (chances[index] ?? 0)) }, () => amount),
        )
        const { price } = (exercise.question.with ?? {}) as { price?: { amount: number } }
        expect(plays.length).toBe(10)
        expect(
          isClose(plays.reduce((all, one) => all + one, 0) / 10 - (price?.amount ?? 0), answerOf(exercise)),
        ).toBe(true)
      }
    }
    for (const exercise of drawn(GENERATORS, 'expected-value', 3)) {
      const { prize } = exercise.question.with as unknown as { prize: { amount: number } }
      let paid = 0
      for (let one = 1; one <= 6; one++) {
        for (let other = 1; other <= 6; other++)
          paid += one + other === numberOf(exercise, 'total') ? prize.amount : 0
      }
      expect(isClose(paid / 36, answerOf(exercise))).toBe(true)
    }
  })
})
