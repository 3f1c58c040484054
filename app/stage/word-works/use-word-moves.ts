// What a player does, as moves of the session. All functions stay the same for the whole round.
import { useMemo } from 'react'
import type { WordWorksMove } from '#engine/games/word-works/moves.ts'
import type { WordWorksSession } from '#engine/phaser/word-works/word-works-scene.ts'

export interface WordMoves {
  place(tile: number): void
  take(position: number): void
  /** Takes the last letter back. */
  back(): void
  /** Moves a tile of the answer one place on or back. */
  shift(tile: number, step: -1 | 1): void
  /** Lets a dragged tile go over a place of the answer, or beside it (null). */
  drop(tile: number, position: number | null): void
  reset(): void
  hint(): void
  next(): void
}

export function useWordMoves(
  session: WordWorksSession,
  play: (move: (ms: number) => WordWorksMove) => boolean,
): WordMoves {
  return useMemo(() => {
    const placeOf = (tile: number) => session.getState().answer.indexOf(tile)
    const move = (tile: number, position: number) => void play((ms) => ({ type: 'move', ms, tile, position }))
    const take = (position: number) => void play((ms) => ({ type: 'take', ms, position }))
    return {
      place: (tile) => void play((ms) => ({ type: 'place', ms, tile })),
      take,
      back() {
        const { length } = session.getState().answer
        if (length > 0) take(length - 1)
      },
      shift(tile, step) {
        const to = placeOf(tile) + step
        if (to >= 0 && to < session.getState().answer.length) move(tile, to)
      },
      drop(tile, position) {
        const from = placeOf(tile)
        if (position === null) {
          if (from >= 0) take(from)
          return
        }
        const last = session.getState().answer.length - (from >= 0 ? 1 : 0)
        move(tile, Math.min(position, last))
      },
      reset: () => void play((ms) => ({ type: 'shuffle', ms })),
      hint: () => void play((ms) => ({ type: 'hint', ms })),
      next: () => void play((ms) => ({ type: 'next', ms })),
    }
  }, [session, play])
}
