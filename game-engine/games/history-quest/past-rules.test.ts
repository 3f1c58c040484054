import { expect, test } from 'vitest'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { BANKS_4 } from './bank/version-4.ts'
import {
  historyQuestRules1,
  historyQuestRules2,
  historyQuestRules3,
  historyQuestRules4,
} from './past-rules.ts'
import { historyQuestRules } from './rules.ts'

/** The first set of a round of somebody new, and of somebody of whom it is not said. */
const firstSets = (rules: typeof historyQuestRules, seed: number) =>
  [{}, undefined].map((practised) => {
    const { question, planned } = rules.start(
      roundOptions({ seed, band: 'middle', ...(practised && { practised, ratings: {} }) }),
    )
    return [question.id, ...planned]
  })

test('only since version 3 the first questions of a newcomer are spread: an older round is replayed as it was drawn', () => {
  const differs = (rules: typeof historyQuestRules) =>
    Array.from({ length: 20 }, (_, seed) => firstSets(rules, seed)).filter(
      ([newcomer, unknown]) => newcomer?.join() !== unknown?.join(),
    ).length
  expect(differs(historyQuestRules1)).toBe(0)
  expect(differs(historyQuestRules2)).toBe(0)
  expect(differs(historyQuestRules3)).toBeGreaterThan(0)
  expect(differs(historyQuestRules)).toBeGreaterThan(0)
})

test('only since version 4 a round chooses its topics: older ones asked their first first', () => {
  const start = (rules: typeof historyQuestRules, seed: number) =>
    rules.start(roundOptions({ seed, band: 'high', met: [] }))
  const paths = Array.from({ length: 20 }, (_, seed) => start(historyQuestRules, seed).path?.join())
  expect(new Set(paths).size).toBeGreaterThan(5)
  expect(start(historyQuestRules3, 1)).not.toHaveProperty('path')
})

test('only since version 5 a level asks a part of its topic, and what was added then is in no older bank', () => {
  const start = (rules: typeof historyQuestRules) =>
    rules.start(roundOptions({ seed: 3, band: 'high', met: [] }))
  expect(start(historyQuestRules)).toHaveProperty('parts')
  expect(start(historyQuestRules4)).not.toHaveProperty('parts')
  expect(BANKS_4.high).toHaveLength(303)
})
