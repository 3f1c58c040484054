import { expect, test } from 'vitest'
import { tileOfKey } from './letter-keys.ts'

const tiles = ['é', 'e', 'c', 'o', 'l']

test.each<[string, number[], number | null]>([
  ['c', [0, 1, 2, 3, 4], 2],
  ['C', [0, 1, 2, 3, 4], 2],
  ['e', [0, 1, 2, 3, 4], 1],
  ['é', [0, 1, 2, 3, 4], 0],
  ['E\u0301', [0, 1, 2, 3, 4], 0],
  ['e', [0, 2, 3, 4], 0],
  ['é', [1, 2, 3, 4], null],
  ['x', [0, 1, 2, 3, 4], null],
  ['1', [0, 1], 0],
  ['3', [0, 1], null],
  ['9', [0, 1, 2, 3, 4], null],
  ['Shift', [0, 1, 2, 3, 4], null],
])('key %s with %j free is tile %s', (key, free, tile) => {
  expect(tileOfKey(key, tiles, free)).toBe(tile)
})
