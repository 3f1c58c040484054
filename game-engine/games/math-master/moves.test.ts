import { expect, test } from 'vitest'
import { parseMove } from './moves.ts'

test.each([
  { type: 'tick', ms: 0 },
  { type: 'tick', ms: 86_400_000 },
  { type: 'hint', ms: 17 },
  { type: 'answer', ms: 0, option: 0 },
  { type: 'answer', ms: 19_999, option: 3 },
])('%j is read as it stands', (input) => {
  const parsed = parseMove(input)
  expect(parsed).toEqual({ ok: true, value: input })
  if (parsed.ok) expect(parsed.value).not.toBe(input)
})

test('the order of the keys does not matter', () => {
  expect(parseMove({ option: 2, ms: 5, type: 'answer' })).toEqual({
    ok: true,
    value: { type: 'answer', ms: 5, option: 2 },
  })
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
  { type: 'tick', ms: '5' },
  { type: 'tick', ms: null },
  { type: 'tick', ms: 86_400_001 },
  { type: 'tick', ms: 1, option: 0 },
  { type: 'tick', ms: 1, extra: true },
  { type: 'answer', ms: 1 },
  { type: 'answer', ms: 1, option: -1 },
  { type: 'answer', ms: 1, option: 4 },
  { type: 'answer', ms: 1, option: 1.5 },
  { type: 'answer', ms: 1, option: '1' },
  { type: 'answer', ms: 1, option: null },
  { type: 'answer', ms: -1, option: 1 },
  { type: 'answer', ms: 1, option: 1, points: 100 },
  { type: 'hint' },
  { type: 'hint', ms: 1, step: 2 },
  { type: 'ANSWER', ms: 1, option: 1 },
  { type: 'finish', ms: 1 },
])('%j is malformed', (input) => {
  expect(parseMove(input)).toEqual({ ok: false, code: 'malformed_move' })
})
