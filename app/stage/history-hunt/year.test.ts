import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_YEAR, LAST_YEAR } from '#engine/games/history-hunt/constants.ts'
import { parseMove } from '#engine/games/history-hunt/moves.ts'
import { type Era, readYear } from './year.ts'

test.each<[string, Era, number | null]>([
  ['1450', 'ce', 1450],
  [' 530 ', 'bce', -530],
  ['10 000', 'bce', -10_000],
  ['1,750', 'bce', -1_750],
  ['１３７７', 'ce', 1377],
  ['2000', 'ce', 2000],
  ['2001', 'ce', null],
  ['10001', 'bce', null],
  ['0', 'ce', null],
  ['-5', 'ce', null],
  ['', 'ce', null],
  ['c. 1450', 'ce', null],
  ['1e3', 'ce', null],
])('%j %s is %s', (typed, era, year) => {
  expect(readYear(typed, era)).toBe(year)
})

test('whatever is read is a year that the rules take, and every such year can be read', () => {
  fc.assert(
    fc.property(fc.integer({ min: FIRST_YEAR, max: LAST_YEAR }), (near) => {
      const year = near === 0 ? 1 : near
      expect(readYear(String(Math.abs(year)), year < 0 ? 'bce' : 'ce')).toBe(year)
      expect(parseMove({ type: 'date', ms: 0, find: 0, year }).ok).toBe(true)
    }),
  )
})
