// Players for tests, golden logs and benches: they play whole rounds through a session, as a screen would.

import type { RoundOptions } from '#engine/core/game-rules.ts'
import { seedRandom, withDice } from '#engine/core/random.ts'
import { createSession } from '#engine/core/session.ts'
import { FEEDBACK_MS, HINT_STEPS } from './constants.ts'
import type { WordWorksMove } from './moves.ts'
import { wordWorksRules } from './rules.ts'
import type { WordWorksState } from './state.ts'
import { withNextLetter } from './tiles.ts'

/** The next move while a word is being asked. */
export type Player = (state: WordWorksState) => WordWorksMove

export interface PlayedRound {
  readonly state: WordWorksState
  readonly moves: WordWorksMove[]
}

/** Places right letter after right letter, each after so many milliseconds. */
export function perfectPlayer(ms: number): Player {
  return (state) => ({ type: 'place', ms, tile: nextRightTile(state) })
}

/** Asks for every hint there is before it goes on alone. */
export function hintedPlayer(ms: number): Player {
  return (state) =>
    state.hints < HINT_STEPS ? { type: 'hint', ms } : { type: 'place', ms, tile: nextRightTile(state) }
}

/** Does whatever comes to mind, legal or not, and now and then the right thing. */
export function clumsyPlayer(seed: number): Player {
  let random = seedRandom(seed)
  return (state) => {
    const [move, after] = withDice(random, (dice): WordWorksMove => {
      const ms = dice.int(0, 4_000)
      const tile = dice.int(0, state.tiles.length - 1)
      const position = dice.int(0, state.tiles.length - 1)
      const full = state.answer.length === state.tiles.length
      const whim = dice.int(1, 20)
      if (full && whim > 2) return { type: 'take', ms, position }
      if (whim === 1) return { type: 'shuffle', ms }
      if (whim === 2) return { type: 'hint', ms }
      if (whim === 3) return { type: 'take', ms, position }
      if (whim <= 5) return { type: 'move', ms, tile, position }
      if (whim === 6) return { type: 'place', ms, tile }
      return rightSoFarOnly(state)
        ? { type: 'place', ms, tile: nextRightTile(state) }
        : { type: 'take', ms, position: state.answer.length - 1 }
    })
    random = after
    return move
  }
}

/**
 * Plays a round to its end.
 * @throws when it is not over after `maxMoves`: a player who never wins, or rules that never end
 */
export function playRound(
  options: RoundOptions,
  player: Player,
  { maxMoves = 20_000, rules = wordWorksRules } = {},
): PlayedRound {
  const session = createSession(rules, options)
  for (let moves = 0; session.getState().phase !== 'over'; moves++) {
    if (moves === maxMoves) throw new Error(`not over after ${maxMoves} moves`)
    const state = session.getState()
    if (state.phase === 'asking') session.dispatch(player(state))
    else if (state.phase === 'feedback') session.dispatch({ type: 'tick', ms: FEEDBACK_MS })
    else session.dispatch({ type: 'next', ms: 700 })
  }
  return { state: session.getState(), moves: session.log() as WordWorksMove[] }
}

/** The tile of the letter that comes next, once everything wrong is taken back. */
export function nextRightTile({ word, tiles, answer }: WordWorksState): number {
  return withNextLetter(word, tiles, answer).at(-1) ?? 0
}

function rightSoFarOnly({ word, tiles, answer }: WordWorksState): boolean {
  return withNextLetter(word, tiles, answer).length === answer.length + 1
}
