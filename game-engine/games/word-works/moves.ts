// The moves of Word Works, and the strict reading of moves that come from outside.

import type { TickMove } from '#engine/core/game-rules.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { hasExactKeys, isIntegerBetween, isMoveMs } from '#engine/core/strict-input.ts'
import { MAX_LETTERS } from './constants.ts'

/** Puts a tile at the end of the answer. */
export interface PlaceMove {
  readonly type: 'place'
  readonly ms: number
  /** Place in the shuffled row, from 0. */
  readonly tile: number
}

/** Puts a tile, from the row or from elsewhere in the answer, where it is dropped. */
export interface MoveMove {
  readonly type: 'move'
  readonly ms: number
  readonly tile: number
  /** Place in the answer, from 0, once the tile is taken out of it. */
  readonly position: number
}

/** Puts a tile of the answer back into the row. */
export interface TakeMove {
  readonly type: 'take'
  readonly ms: number
  readonly position: number
}

export interface PlainMove {
  /** shuffle: "Reset", which shuffles anew and clears the answer. */
  readonly type: 'shuffle' | 'hint' | 'next'
  readonly ms: number
}

export type WordWorksMove = TickMove | PlaceMove | MoveMove | TakeMove | PlainMove

/** Reads a move to the letter: no key more or less, no fraction, no tile no word has. */
export function parseMove(input: unknown): Result<WordWorksMove, 'malformed_move'> {
  if (hasExactKeys(input, ['type', 'ms'])) {
    const { type, ms } = input
    if (!isMoveMs(ms)) return refuse('malformed_move')
    if (type === 'tick' || type === 'shuffle' || type === 'hint' || type === 'next') return ok({ type, ms })
  }
  if (hasExactKeys(input, ['type', 'ms', 'tile'])) {
    const { type, ms, tile } = input
    if (type === 'place' && isMoveMs(ms) && isPlace(tile)) return ok({ type, ms, tile })
  }
  if (hasExactKeys(input, ['type', 'ms', 'position'])) {
    const { type, ms, position } = input
    if (type === 'take' && isMoveMs(ms) && isPlace(position)) return ok({ type, ms, position })
  }
  if (hasExactKeys(input, ['type', 'ms', 'tile', 'position'])) {
    const { type, ms, tile, position } = input
    if (type === 'move' && isMoveMs(ms) && isPlace(tile) && isPlace(position)) {
      return ok({ type, ms, tile, position })
    }
  }
  return refuse('malformed_move')
}

function isPlace(input: unknown): input is number {
  return isIntegerBetween(input, 0, MAX_LETTERS - 1)
}
