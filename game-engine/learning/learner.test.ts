import { describe, expect, it, test } from 'vitest'
import {
  afterClosing,
  type Closing,
  countsOf,
  type Learner,
  MISSES_TO_HELP,
  needsHelp,
  newLearner,
  practiceOf,
  RUSHED_MS,
  ratingIn,
} from './learner.ts'

const closing: Closing = { skill: 'math.add', item: 1_000, kind: 'right', thinkMs: 3_000, hinted: false }

function played(kinds: readonly Closing['kind'][], more: Partial<Closing> = {}): Learner {
  return kinds.reduce(
    (learner, kind) => afterClosing(learner, { ...closing, ...more, kind }),
    newLearner({ ratings: {} }),
  )
}

it('has the constants of the rule', () => {
  expect({ RUSHED_MS, MISSES_TO_HELP }).toEqual({ RUSHED_MS: 600, MISSES_TO_HELP: 2 })
})

describe('ratings', () => {
  test('are those the player came with, 1000 where there are none', () => {
    const learner = newLearner({ ratings: { 'math.add': 1_300 } })
    expect(ratingIn(learner, 'math.add')).toBe(1_300)
    expect(ratingIn(learner, 'math.divide')).toBe(1_000)
  })

  test('follow each skill by itself', () => {
    const learner = afterClosing(played(['right']), { ...closing, skill: 'math.subtract', kind: 'wrong' })
    expect(practiceOf(learner).skills).toEqual({
      'math.add': { rating: 1_024, seen: 1, right: 1 },
      'math.subtract': { rating: 976, seen: 1, right: 0 },
    })
  })

  test('go on from the rating the player came with', () => {
    const learner = afterClosing(newLearner({ ratings: { 'math.add': 1_300 } }), closing)
    expect(ratingIn(learner, 'math.add')).toBeGreaterThan(1_300)
  })

  test.each([
    ['a right answer after a hint says nothing', 'right', true, 1_000],
    ['a wrong one does', 'wrong', true, 976],
    ['and so does letting the time run out', 'timeout', true, 976],
    ['without a hint a right answer counts', 'right', false, 1_024],
  ] as const)('%s', (_name, kind, hinted, rating) => {
    expect(ratingIn(played([kind], { hinted }), 'math.add')).toBe(rating)
  })

  test('a hinted right answer is counted all the same', () => {
    expect(countsOf(played(['right'], { hinted: true }))).toEqual({
      right: 1,
      answered: 1,
      asked: 1,
      bestStreak: 1,
    })
  })
})

describe('ratings of a round that knows how much was practised', () => {
  const learner = newLearner({ ratings: { 'math.add': 1_300 }, practised: { 'math.add': 20 } })

  test('a skill little is known of is taken for the area', () => {
    expect(ratingIn(learner, 'math.add')).toBe(1_300)
    expect(ratingIn(learner, 'math.divide')).toBe(1_300)
    expect(ratingIn(newLearner({ ratings: {}, practised: {} }), 'math.divide')).toBe(1_000)
  })

  test('from the fourth answer on a skill speaks for itself', () => {
    let after = learner
    for (let answers = 0; answers < 4; answers++) {
      after = afterClosing(after, { ...closing, skill: 'math.divide', item: 1_300, kind: 'wrong' })
    }
    expect(ratingIn(after, 'math.divide')).toBe(after.skills['math.divide']?.rating)
    expect(ratingIn(after, 'math.divide')).toBeLessThan(ratingIn(after, 'math.add'))
    expect(ratingIn(after, 'math.multiply')).toBe(after.area)
  })

  test('the first answers of a newcomer move it far, later ones little', () => {
    const moved = (practised: number) => {
      const before = newLearner({ ratings: {}, practised: { 'math.add': practised } })
      return ratingIn(afterClosing(before, { ...closing, kind: 'wrong' }), 'math.add') - 1_000
    }
    expect([moved(0), moved(10), moved(100)]).toEqual([-160, -27, -16])
  })
})

describe('counts', () => {
  test.each([
    [[], { right: 0, answered: 0, asked: 0, bestStreak: 0 }],
    [['right'], { right: 1, answered: 1, asked: 1, bestStreak: 1 }],
    [['wrong'], { right: 0, answered: 1, asked: 1, bestStreak: 0 }],
    [['timeout'], { right: 0, answered: 0, asked: 1, bestStreak: 0 }],
    [['right', 'right', 'wrong', 'right'], { right: 3, answered: 4, asked: 4, bestStreak: 2 }],
    [['right', 'timeout', 'right', 'right', 'right'], { right: 4, answered: 4, asked: 5, bestStreak: 3 }],
  ] as const)('after %j', (kinds, counts) => {
    expect(countsOf(played(kinds))).toEqual(counts)
  })
})

test.each([
  [[], false],
  [['wrong'], false],
  [['wrong', 'wrong'], true],
  [['wrong', 'timeout'], true],
  [['wrong', 'wrong', 'right'], false],
  [['wrong', 'right', 'wrong'], false],
] as const)('after %j help comes unasked: %s', (kinds, helped) => {
  expect(needsHelp(played(kinds))).toBe(helped)
})

test.each([
  ['right', 599, 1],
  ['right', 600, 0],
  ['wrong', 100, 0],
] as const)('a %s answer after %i ms: %i rushed', (kind, thinkMs, rushed) => {
  expect(practiceOf(played([kind], { thinkMs })).rushed).toBe(rushed)
})
