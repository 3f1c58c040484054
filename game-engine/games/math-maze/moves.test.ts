import { expect, test } from 'vitest'
import { parseMove } from './moves.ts'

test.each([
  { type: 'tick', ms: 0 },
  { type: 'tick', ms: 86_400_000 },
  { type: 'step', ms: 5, direction: 'up' },
  { type: 'step', ms: 5, direction: 'down' },
  { type: 'step', ms: 5, direction: 'left' },
  { type: 'step', ms: 5, direction: 'right' },
  { type: 'answer', ms: 0, option: 0 },
  { type: 'answer', ms: 9, option: 3 },
  { type: 'hint', ms: 3 },
  { type: 'close', ms: 3 },
])('%j is read as it stands', (input) => {
  const parsed = parseMove(input)
  expect(parsed).toEqual({ ok: true, value: input })
  if (parsed.ok) expect(parsed.value).not.toBe(input)
})

test.each([
  null,
  undefined,
  'step',
  7,
  [],
  {},
  { type: 'tick' },
  { type: 'tick', ms: -1 },
  { type: 'tick', ms: 0.5 },
  { type: 'tick', ms: 86_400_001 },
  { type: 'tick', ms: 1, direction: 'up' },
  { type: 'step', ms: 1 },
  { type: 'step', ms: 1, direction: 'UP' },
  { type: 'step', ms: 1, direction: 'north' },
  { type: 'step', ms: 1, direction: null },
  { type: 'step', ms: 1, direction: 'constructor' },
  { type: 'step', ms: '1', direction: 'up' },
  { type: 'step', ms: 1, direction: 'up', to: 3 },
  { type: 'answer', ms: 1 },
  { type: 'answer', ms: 1, option: 4 },
  { type: 'answer', ms: 1, option: -1 },
  { type: 'answer', ms: 1, option: 1.5 },
  { type: 'answer', ms: 1, option: 1, points: 100 },
  { type: 'hint' },
  { type: 'close', ms: 1, option: 1 },
  { type: 'teleport', ms: 1 },
])('%j is malformed', (input) => {
  expect(parseMove(input)).toEqual({ ok: false, code: 'malformed_move' })
})
