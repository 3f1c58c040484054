import { expect, test } from 'vitest'
import { AR_FILTERS, type ArFilter } from '#app/domain/catalogue/ar-filters.ts'
import { wornFilter } from './filter-choice.ts'

test.each<[string, readonly ArFilter[], ArFilter | 'none', ArFilter | null]>([
  ['the chosen one, when it is owned', AR_FILTERS, 'glow', 'glow'],
  ['none, when none was chosen', AR_FILTERS, 'none', null],
  ['none, when nothing is owned, whatever the browser has kept', [], 'glow', null],
  ['none, when others are owned', ['thermal'], 'glow', null],
])('a scene wears %s', (_, owned, chosen, worn) => {
  expect(wornFilter(owned, chosen)).toBe(worn)
})
