// What the bench takes up in each kind of task, names above things included: metres.
import type { Mission } from '#engine/games/science-quest/missions/mission.ts'
import type { ScienceQuestState } from '#engine/games/science-quest/state.ts'
import type { Reach } from '../ar/orbit.ts'
import { missionIn } from './quest-words.ts'

const PAGE: Reach = [
  [-0.31, 0, -0.215],
  [0.31, 0, -0.215],
  [-0.31, 0, 0.215],
  [0.31, 0, 0.215],
]

const COUNTED: Reach = [
  ...PAGE,
  [-0.25, 0.07, -0.17],
  [0.03, 0.15, -0.155],
  [0.27, 0.13, -0.16],
  [-0.28, 0.15, -0.03],
  [0.28, 0.15, -0.03],
]

const REACHES: Readonly<Record<Mission['task'], Reach>> = {
  sort: [...PAGE, [-0.25, 0.11, -0.15], [0.25, 0.11, -0.15], [-0.29, 0.11, 0.145], [0.29, 0.11, 0.145]],
  mix: [...PAGE, [0, 0.12, -0.06], [-0.29, 0.11, 0.14], [0.29, 0.11, 0.14]],
  heat: [...PAGE, [0, 0.14, -0.03], [0.19, 0.16, -0.03], [-0.23, 0.09, 0.09], [0.24, 0.15, 0.09]],
  // Molecules float in the middle, the flask and the tubes stand behind them.
  build: [...PAGE, [-0.2, 0.15, -0.125], [0.27, 0.12, -0.15], [-0.2, 0.22, -0.02], [0.2, 0.22, -0.02]],
  balance: COUNTED,
  yield: COUNTED,
  portions: COUNTED,
}

export function questReach(state: ScienceQuestState): Reach {
  return REACHES[missionIn(state).task]
}
