import { expect, it } from 'vitest'
import type { RoundScore } from '#engine/core/game-rules.ts'
import { beatenBy } from './records.ts'
import type { Records } from './round-requests.ts'

const score: RoundScore = {
  score: 470,
  level: 8,
  stars: 8,
  right: 18,
  answered: 20,
  asked: 20,
  bestStreak: 9,
}
const records: Records = { best: { score: 470, bestStreak: 9, msPerQuestion: 6_000 }, durationMs: 120_000 }

it('a round as good as the best beats nothing', () => {
  expect(beatenBy(score, records, true)).toEqual([])
})

it.each<[string, Partial<RoundScore>, Partial<Records>, string[]]>([
  ['a higher score', { score: 480 }, {}, ['score']],
  ['a longer streak', { bestStreak: 10 }, {}, ['streak']],
  ['less time a question', {}, { durationMs: 100_000 }, ['pace']],
  ['not with too many mistakes', { right: 15 }, { durationMs: 100_000 }, []],
  ['not without a pace to beat', {}, { best: { ...records.best, msPerQuestion: null }, durationMs: 9 }, []],
  ['all at once', { score: 500, bestStreak: 20 }, { durationMs: 1_000 }, ['score', 'streak', 'pace']],
])('%s', (_name, changed, to, kinds) => {
  const beaten = beatenBy({ ...score, ...changed }, { ...records, ...to }, true)
  expect(beaten.map(({ kind }) => kind)).toEqual(kinds)
})

it('who plays without a timer is not timed here either', () => {
  expect(beatenBy(score, { ...records, durationMs: 1_000 }, false)).toEqual([])
})
