import { expect, test } from 'vitest'
import { parseMove } from './moves.ts'

test.each([
  { type: 'tick', ms: 0 },
  { type: 'tick', ms: 86_400_000 },
  { type: 'hint', ms: 1 },
  { type: 'next', ms: 1 },
  { type: 'check', ms: 1 },
  { type: 'put', ms: 1, thing: 11, place: 4 },
  { type: 'take', ms: 1, thing: 0 },
  { type: 'heat', ms: 1, celsius: -30 },
  { type: 'bond', ms: 1, from: 0, to: 11 },
  { type: 'part', ms: 1, from: 3, to: 1 },
  { type: 'set', ms: 1, species: 2, count: 20 },
])('%j is read as it stands', (input) => {
  const parsed = parseMove(input)
  expect(parsed).toEqual({ ok: true, value: input })
  if (parsed.ok) expect(parsed.value).not.toBe(input)
})

test.each([
  null,
  undefined,
  'tick',
  7,
  [],
  [{ type: 'tick', ms: 1 }],
  {},
  { type: 'tick' },
  { ms: 1 },
  { type: 'tick', ms: -1 },
  { type: 'tick', ms: 0.5 },
  { type: 'tick', ms: 86_400_001 },
  { type: 'check', ms: 1, done: true },
  { type: 'CHECK', ms: 1 },
  { type: 'finish', ms: 1 },
  { type: 'put', ms: 1, thing: 1 },
  { type: 'put', ms: 1, thing: 12, place: 0 },
  { type: 'put', ms: 1, thing: 0, place: 5 },
  { type: 'put', ms: 1, thing: '0', place: 0 },
  { type: 'put', ms: 1, thing: 0, place: 0, points: 100 },
  { type: 'take', ms: 1, thing: -1 },
  { type: 'take', ms: 1, thing: -0 },
  { type: 'heat', ms: 1, celsius: 131 },
  { type: 'heat', ms: 1, celsius: 20.5 },
  { type: 'heat', ms: 1, celsius: null },
  { type: 'bond', ms: 1, from: 0 },
  { type: 'bond', ms: 1, from: 0, to: 12 },
  { type: 'bond', ms: 1, from: 0, to: 1, order: 3 },
  { type: 'set', ms: 1, species: 0, count: 21 },
  { type: 'set', ms: 1, species: 0, count: -1 },
  { type: 'set', ms: 1, species: 0, count: 1.5 },
])('%j is malformed', (input) => {
  expect(parseMove(input)).toEqual({ ok: false, code: 'malformed_move' })
})
