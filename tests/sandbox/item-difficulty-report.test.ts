import { expect, test } from 'vitest'
import { ELEMENTARY_ITEMS } from '#engine/games/science-explorer/bank/elementary.ts'
import { itemDifficultyReport } from './item-difficulty-report.ts'

const usual = ELEMENTARY_ITEMS.slice(0, 30).map(({ id, difficulty }) => ({
  bank: 'scienceExplorer/elementary',
  item: id,
  difficulty,
  asked: 400,
  right_answers: 300,
  expected: 300_000,
}))
const [first, second, ...others] = usual

test('names the items that should have another difficulty, and counts the rest', () => {
  const results = [
    { ...first, right_answers: 200 },
    { ...second, asked: 100, right_answers: 10, expected: 75_000 },
    ...others,
    { ...first, item: 'not-asked-any-more', right_answers: 0 },
    { ...first, difficulty: 5, right_answers: 0 },
    { ...first, bank: 'en-silent-e', item: 'of-an-older-file', difficulty: 1 },
  ]
  expect(itemDifficultyReport([{ results, success: true, meta: {} }]).split('\n')).toEqual([
    'scienceExplorer/elementary roots-drink-water: 1 → 2, 400 answers, 50 % right (44 % to 56 %), expected 75 %',
    '1 of 29 items with 200 answers or more should have another difficulty.',
    '1 have fewer; 3 rows are of items that have changed since.',
  ])
})

test('refuses a file that is no export', () => {
  for (const file of [{}, [{ results: [{ item: 'a' }] }], [{ results: [{ ...first, asked: -1 }] }]])
    expect(() => itemDifficultyReport(file)).toThrow()
})
