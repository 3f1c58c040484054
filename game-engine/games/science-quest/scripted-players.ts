// Players for tests, golden logs and benches.
import { seedRandom, withDice } from '#engine/core/random.ts'
import { findMission } from '#engine/learning/missions/mission.ts'
import type { Player } from '#engine/learning/missions/scripted-players.ts'
import { COLDEST, HOTTEST } from './constants.ts'
import { MISSIONS } from './missions/missions.ts'
import type { ScienceQuestMove } from './moves.ts'
import type { ScienceQuestState } from './state.ts'
import { nextMove } from './tasks/play-tool.ts'

type ScienceQuestPlayer = Player<ScienceQuestState, ScienceQuestMove>

/** Makes right move after right move, each after so many milliseconds. */
export function perfectPlayer(ms: number): ScienceQuestPlayer {
  return ({ band, mission, bench }) => ({ ...nextMove(findMission(MISSIONS[band], mission), bench), ms })
}

/** Does whatever comes to mind, legal or not, and every third time the right thing. */
export function clumsyPlayer(seed: number): ScienceQuestPlayer {
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
