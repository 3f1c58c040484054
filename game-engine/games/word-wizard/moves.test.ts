import { expect, test } from 'vitest'
import { parseMove } from './moves.ts'

test.each([
  { type: 'tick', ms: 0 },
  { type: 'hint', ms: 1 },
  { type: 'next', ms: 86_400_000 },
  { type: 'step', ms: 1, to: 0 },
  { type: 'step', ms: 1, to: 25 },
])('%j is read as it is', (input) => {
  const parsed = parseMove(input)
  expect(parsed).toEqual({ ok: true, value: input })
  if (parsed.ok) expect(parsed.value).not.toBe(input)
})

test.each([
  null,
  'step',
  [],
  {},
  { type: 'step', ms: 1 },
  { type: 'step', to: 1 },
  { type: 'step', ms: -1, to: 1 },
  { type: 'step', ms: 0.5, to: 1 },
  { type: 'step', ms: 86_400_001, to: 1 },
  { type: 'step', ms: 1, to: 26 },
  { type: 'step', ms: 1, to: -1 },
  { type: 'step', ms: 1, to: -0 },
  { type: 'step', ms: 1, to: 1.5 },
  { type: 'step', ms: 1, to: '1' },
  { type: 'step', ms: 1, to: 1, spelled: 'cat' },
  { type: 'walk', ms: 1, to: 1 },
  { type: 'tick', ms: 1, to: 1 },
  { type: 'finish', ms: 1 },
])('%j is malformed', (input) => {
  expect(parseMove(input)).toEqual({ ok: false, code: 'malformed_move' })
})
