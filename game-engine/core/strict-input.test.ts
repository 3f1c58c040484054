import { expect, test } from 'vitest'
import { MAX_ROUND_MS } from './game-rules.ts'
import { hasExactKeys, isIntegerBetween, isMoveMs } from './strict-input.ts'

test.each<[string, unknown, boolean]>([
  ['exactly the keys', { type: 'tick', ms: 1 }, true],
  ['the keys in another order', { ms: 1, type: 'tick' }, true],
  ['a key too many', { type: 'tick', ms: 1, score: 9 }, false],
  ['a key too few', { type: 'tick' }, false],
  ['another key', { type: 'tick', Ms: 1 }, false],
  ['inherited keys', Object.create({ type: 'tick', ms: 1 }), false],
  [
    'one key inherited, another in its place',
    Object.assign(Object.create({ type: 'tick' }), { ms: 1, x: 2 }),
    false,
  ],
  ['a posted __proto__', JSON.parse('{"type":"tick","__proto__":{"ms":1}}'), false],
  ['an array', ['type', 'ms'], false],
  ['null', null, false],
  ['nothing', undefined, false],
  ['a string', 'tick', false],
])('keys of %s', (_name, input, expected) => {
  expect(hasExactKeys(input, ['type', 'ms'])).toBe(expected)
})

test.each<[unknown, boolean]>([
  [0, true],
  [3, true],
  [-1, false],
  [4, false],
  [1.5, false],
  [-0, false],
  ['1', false],
  [1n, false],
  [null, false],
  [[1], false],
  [Number.NaN, false],
])('%s as a whole number from 0 to 3', (input, expected) => {
  expect(isIntegerBetween(input, 0, 3)).toBe(expected)
})

test('a move may take a day, and no millisecond more', () => {
  expect(MAX_ROUND_MS).toBe(24 * 60 * 60 * 1000)
  expect(isMoveMs(86_400_000)).toBe(true)
  expect(isMoveMs(86_400_001)).toBe(false)
})
