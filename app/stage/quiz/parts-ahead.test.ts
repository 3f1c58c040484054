import { expect, test } from 'vitest'
import { partsAhead } from './parts-ahead.ts'

const ROUND = { path: [1, 3, 4, 7], parts: [2, 1, 1, 3], level: 1 }
const PACK = { path: [1, 2, 3, 1, 2, 3, 1, 2], parts: [1, 1, 1, 2, 1, 2, 1, 2], level: 1 }

test('a round fetches the parts of all its levels when it begins', () => {
  expect(partsAhead(ROUND)).toEqual(['1.2', '3.1', '4.1', '7.3'])
})

test('one with a level pack fetches five levels ahead, and no part twice', () => {
  expect(partsAhead(PACK)).toEqual(['1.1', '2.1', '3.1', '1.2'])
  expect(partsAhead({ ...PACK, level: 2 })).toEqual(['1.1', '2.1', '3.1', '1.2', '3.2'])
  expect(partsAhead({ ...PACK, level: 4 })).toEqual(['1.1', '2.1', '3.1', '1.2', '3.2', '2.2'])
})

test('a round of an older version asks whole topics, which are their first part', () => {
  expect(partsAhead({ path: [2, 5], level: 1 })).toEqual(['2.1', '5.1'])
})
