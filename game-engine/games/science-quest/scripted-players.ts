// Players for tests, golden logs and benches: they play whole rounds through a session, as a screen would.
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { seedRandom, withDice } from '#engine/core/random.ts'
import { createSession } from '#engine/core/session.ts'
import { COLDEST, FEEDBACK_MS, HOTTEST } from './constants.ts'
import { missionOf } from './missions/choose-mission.ts'
import type { ScienceQuestMove } from './moves.ts'
import { scienceQuestRules } from './rules.ts'
import type { ScienceQuestState } from './state.ts'
import { nextMove } from './tasks/play-tool.ts'

/** What a player does while a mission is played. */
export type Player = (state: ScienceQuestState) => ScienceQuestMove

export interface PlayedRound {
  readonly state: ScienceQuestState
  readonly moves: ScienceQuestMove[]
}

/** Makes right move after right move, each after so many milliseconds. */
export function perfectPlayer(ms: number): Player {
  return ({ band, mission, bench }) => ({ ...nextMove(missionOf(band, mission), bench), ms })
}

/** Does whatever comes to mind, legal or not, and every third time the right thing. */
export function clumsyPlayer(seed: number): Player {
  let random = seedRandom(seed)
  return (state) => {
    const [move, after] = withDice(random, (dice): ScienceQuestMove => {
      const ms = dice.int(0, 4_000)
      const [from, to] = [dice.int(0, 8), dice.int(0, 8)]
      if (dice.int(1, 3) === 1) return perfectPlayer(ms)(state)
      return dice.pick<ScienceQuestMove>([
        { type: 'hint', ms },
        { type: 'next', ms },
        { type: 'check', ms },
        { type: 'put', ms, thing: from, place: dice.int(0, 4) },
        { type: 'take', ms, thing: from },
        { type: 'heat', ms, celsius: dice.int(COLDEST, HOTTEST) },
        { type: 'bond', ms, from, to },
        { type: 'part', ms, from, to },
        { type: 'set', ms, species: dice.int(0, 4), count: dice.int(0, 9) },
      ])
    })
    random = after
    return move
  }
}

/** The player's move while a mission is played; else what leads to the next one. */
export function moveOf(player: Player, state: ScienceQuestState): ScienceQuestMove {
  if (state.phase === 'working') return player(state)
  return state.phase === 'reading' ? { type: 'next', ms: 0 } : { type: 'tick', ms: FEEDBACK_MS }
}

/**
 * Plays a round to its end.
 * @throws when it is not over after `maxMoves`: a player who never gets there, or rules that never end
 */
export function playRound(options: RoundOptions, player: Player, maxMoves = 3_000): PlayedRound {
  const session = createSession(scienceQuestRules, options)
  for (let moves = 0; session.getState().phase !== 'over'; moves++) {
    if (moves === maxMoves) throw new Error(`not over after ${maxMoves} moves`)
    session.dispatch(moveOf(player, session.getState()))
  }
  return { state: session.getState(), moves: session.log() }
}
