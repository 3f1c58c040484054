import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedRandom, withDice } from '#engine/core/random.ts'
import { drawPath, type Part, type PathPlan } from './path.ts'

const PLAN: PathPlan = { levels: 3, lap: 3, perLevel: 5, order: 'content', isNewcomer: false }
const drawn = (parts: readonly Part[], plan: Partial<PathPlan> = {}, seed = 1) =>
  withDice(seedRandom(seed), (dice) => drawPath(dice, parts, { ...PLAN, ...plan }))[0]
const pathOf = (...of: Parameters<typeof drawn>) => drawn(...of).map(({ topic }) => topic)
/** Topics of twenty questions, of which so many are fresh. */
const topicsOf = (...fresh: number[]): Part[] =>
  fresh.map((count, index) => ({ topic: index + 1, part: 1, size: 20, fresh: count, difficulties: 5 }))

test('leads to the topics with the largest share of fresh questions, in their order', () => {
  expect(pathOf(topicsOf(20, 5, 15, 10, 20))).toEqual([1, 3, 5])
})

test('the share counts, not the number: a small topic that is new comes before a large one that is half known', () => {
  const topics = [
    { topic: 1, part: 1, size: 40, fresh: 20, difficulties: 5 },
    { topic: 2, part: 1, size: 12, fresh: 12, difficulties: 5 },
  ]
  expect(pathOf(topics, { levels: 1, lap: 1 })).toEqual([2])
})

test('a topic with too few fresh questions for a level comes after all that have enough', () => {
  const topics = [
    { topic: 1, part: 1, size: 6, fresh: 4, difficulties: 5 },
    { topic: 2, part: 1, size: 30, fresh: 5, difficulties: 5 },
  ]
  expect(pathOf(topics, { levels: 1, lap: 1 })).toEqual([2])
})

test('among topics met equally little dice choose; where questions are drawn one by one, the topics keep their order', () => {
  const paths = Array.from({ length: 40 }, (_, seed) => pathOf(topicsOf(20, 20, 20, 20), {}, seed).join())
  expect(new Set(paths)).toEqual(new Set(['1,2,3', '1,2,4', '1,3,4', '2,3,4']))
  expect(pathOf(topicsOf(20, 20, 20, 20), { order: 'drawn' })).toEqual([1, 2, 3])
  expect(pathOf(topicsOf(10, 20, 15), { order: 'drawn' })).toEqual([2, 3, 1])
})

test('a newcomer is led to topics with questions of every difficulty', () => {
  const topics = topicsOf(20, 20, 20, 20).map((topic) => ({
    ...topic,
    difficulties: topic.topic === 2 ? 3 : 5,
  }))
  for (let seed = 0; seed < 10; seed++) expect(pathOf(topics, { isNewcomer: true }, seed)).toEqual([1, 3, 4])
})

test('extra levels go on to other topics, and come back to one while it has more that is fresh than the rest', () => {
  expect(pathOf(topicsOf(20, 20, 20, 20, 20, 20), { levels: 6 }).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  expect(pathOf(topicsOf(20, 20, 20, 2), { levels: 6 })).toEqual([1, 2, 3, 1, 2, 3])
})

const twoParts = (one: number, other: number): Part[] =>
  [one, other].map((fresh, index) => ({ topic: 1, part: index + 1, size: 20, fresh, difficulties: 5 }))

test.each(['content', 'drawn'] as const)('%s: a topic is asked where most of it is fresh', (order) => {
  expect(drawn(twoParts(10, 15), { order, levels: 1, lap: 1 })).toMatchObject([{ topic: 1, part: 2 }])
  const chosen = Array.from({ length: 20 }, (_, seed) =>
    drawn(twoParts(20, 20), { order, levels: 1, lap: 1 }, seed).map(({ part }) => part),
  )
  expect(new Set(chosen.flat())).toEqual(new Set([1, 2]))
})

test('a lap asks no topic twice, whatever parts it has: the other part comes in the next', () => {
  const parts = [...twoParts(20, 20), ...topicsOf(20, 9, 9).slice(1)]
  for (let seed = 0; seed < 10; seed++) {
    const path = drawn(parts, { levels: 4, lap: 3 }, seed)
    expect(path.map(({ topic }) => topic)).toEqual([1, 2, 3, 1])
    expect(path[0]?.part).not.toBe(path[3]?.part)
  }
})

test('every lap has topics of its own, in their order, and they are met about equally', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 14 }),
      fc.integer({ min: 3, max: 44 }),
      fc.nat(),
      (count, levels, seed) => {
        const path = pathOf(topicsOf(...Array.from({ length: count }, () => 20)), { levels }, seed)
        expect(path).toHaveLength(levels)
        const visits = Array.from(
          { length: count },
          (_, index) => path.filter((topic) => topic === index + 1).length,
        )
        expect(Math.max(...visits) - Math.min(...visits)).toBeLessThanOrEqual(1)
        for (let start = 0; start < levels; start += 3) {
          const lap = path.slice(start, start + 3)
          expect(lap).toEqual(lap.toSorted((one, other) => one - other))
          expect(new Set(lap).size).toBe(lap.length)
        }
      },
    ),
  )
})
