// The smallest game that uses the whole contract, for the tests of session and replay: press three times, no faster
// than every 100 ms.

import type { GameRules, TickMove } from './game-rules.ts'
import { ok, refuse } from './result.ts'
import { hasExactKeys, isMoveMs } from './strict-input.ts'

export interface ToyState {
  readonly presses: number
  readonly sincePressMs: number
}
export interface PressMove {
  readonly type: 'press'
  readonly ms: number
}
export type ToyMove = TickMove | PressMove
export interface ToyEvent {
  readonly type: 'pressed'
  readonly presses: number
}

export const toyRules: GameRules<ToyState, ToyMove, ToyEvent, 'too_soon'> = {
  id: 'toy',
  version: 1,
  start: () => ({ presses: 0, sincePressMs: 0 }),
  parseMove(input) {
    if (!hasExactKeys(input, ['type', 'ms'])) return refuse('malformed_move')
    const { type, ms } = input
    return (type === 'tick' || type === 'press') && isMoveMs(ms) ? ok({ type, ms }) : refuse('malformed_move')
  },
  apply(state, { type, ms }) {
    const sincePressMs = Math.min(state.sincePressMs + ms, 100)
    if (type === 'tick') {
      return ok({
        state: sincePressMs === state.sincePressMs ? state : { ...state, sincePressMs },
        events: [],
      })
    }
    if (sincePressMs < 100) return refuse('too_soon')
    const presses = state.presses + 1
    return ok({ state: { presses, sincePressMs: 0 }, events: [{ type: 'pressed', presses }] })
  },
  isOver: (state) => state.presses === 3,
  score: ({ presses }) => ({
    score: presses * 10,
    level: 1,
    stars: 0,
    right: presses,
    answered: presses,
    asked: presses,
    bestStreak: presses,
  }),
  quickestMs: ({ presses }) => presses * 100,
  practice: ({ presses }) => ({
    skills: { press: { rating: 1_000, seen: presses, right: presses } },
    rushed: 0,
  }),
  lastLevel: () => 1,
  mostStars: () => 0,
}
