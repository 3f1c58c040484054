import { expect, test } from 'vitest'
import { parseMove } from './moves.ts'

test.each([
  [{ type: 'tick', ms: 16 }],
  [{ type: 'hint', ms: 0 }],
  [{ type: 'next', ms: 86_400_000 }],
  [{ type: 'answer', ms: 1, option: 3 }],
])('%j is a move', (move) => {
  expect(parseMove(move)).toEqual({ ok: true, value: move })
})

test.each([
  [null],
  ['tick'],
  [{ type: 'tick' }],
  [{ type: 'tick', ms: -1 }],
  [{ type: 'tick', ms: 0.5 }],
  [{ type: 'tick', ms: 86_400_001 }],
  [{ type: 'hint', ms: 0, option: 1 }],
  [{ type: 'skip', ms: 0 }],
  [{ type: 'answer', ms: 0 }],
  [{ type: 'answer', ms: 0, option: 4 }],
  [{ type: 'answer', ms: 0, option: -1 }],
  [{ type: 'answer', ms: 0, option: '1' }],
  [{ type: 'answer', ms: 0, option: 1, points: 600 }],
])('%j is none', (input) => {
  expect(parseMove(input)).toEqual({ ok: false, code: 'malformed_move' })
})
