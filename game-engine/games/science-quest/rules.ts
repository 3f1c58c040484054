// Science Quest: a chemistry bench with one mission a level.
import {
  createMissionRules,
  type MissionRefusal,
  type MissionSetup,
  shownMoveOf,
} from '#engine/learning/missions/rules.ts'
import type { Mission } from './missions/mission.ts'
import { MISSIONS } from './missions/missions.ts'
import { parseMove } from './moves.ts'
import type { ScienceQuestState } from './state.ts'
import type { Bench, Mistake, ToolMove, ToolRefusal } from './tasks/bench.ts'
import { layOut, nextMove, playTool } from './tasks/play-tool.ts'

export type ScienceQuestRefusal = ToolRefusal | MissionRefusal

const setup: MissionSetup<Mission, Bench, ToolMove, Mistake, ToolRefusal> = {
  id: 'scienceQuest',
  version: 1,
  skill: 'science.matter',
  missionsOf: ({ band }) => MISSIONS[band],
  parseMove,
  layOut,
  playTool,
  nextMove,
}

export const scienceQuestRules = createMissionRules(setup)

/** The move the third step of help shows on the bench; null before. */
export function shownMove(state: ScienceQuestState): ToolMove | null {
  return shownMoveOf(setup, state)
}
