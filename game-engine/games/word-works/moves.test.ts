import { expect, test } from 'vitest'
import { parseMove } from './moves.ts'

test.each([
  { type: 'tick', ms: 0 },
  { type: 'tick', ms: 86_400_000 },
  { type: 'place', ms: 5, tile: 0 },
  { type: 'place', ms: 5, tile: 12 },
  { type: 'move', ms: 5, tile: 3, position: 12 },
  { type: 'take', ms: 5, position: 0 },
  { type: 'shuffle', ms: 1 },
  { type: 'hint', ms: 1 },
  { type: 'next', ms: 1 },
])('%j is read as it stands', (input) => {
  const parsed = parseMove(input)
  expect(parsed).toEqual({ ok: true, value: input })
  if (parsed.ok) expect(parsed.value).not.toBe(input)
})

test('the order of the keys does not matter', () => {
  expect(parseMove({ position: 2, tile: 1, ms: 5, type: 'move' }).ok).toBe(true)
})

test.each([
  null,
  undefined,
  'tick',
  7,
  [],
  {},
  { type: 'tick' },
  { ms: 1 },
  { type: 'tick', ms: -1 },
  { type: 'tick', ms: 0.5 },
  { type: 'tick', ms: '5' },
  { type: 'tick', ms: 86_400_001 },
  { type: 'tick', ms: 1, tile: 0 },
  { type: 'next', ms: 1, level: 3 },
  { type: 'place', ms: 1 },
  { type: 'place', ms: 1, tile: -1 },
  { type: 'place', ms: 1, tile: -0 },
  { type: 'place', ms: 1, tile: 13 },
  { type: 'place', ms: 1, tile: 1.5 },
  { type: 'place', ms: 1, tile: '1' },
  { type: 'place', ms: 1, position: 1 },
  { type: 'take', ms: 1, tile: 1 },
  { type: 'take', ms: 1, position: 13 },
  { type: 'move', ms: 1, tile: 1 },
  { type: 'move', ms: 1, tile: 1, position: null },
  { type: 'move', ms: 1, tile: 1, position: 1, points: 100 },
  { type: 'PLACE', ms: 1, tile: 1 },
  { type: 'answer', ms: 1, option: 1 },
])('%j is malformed', (input) => {
  expect(parseMove(input)).toEqual({ ok: false, code: 'malformed_move' })
})
