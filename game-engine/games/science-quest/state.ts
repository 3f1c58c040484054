// The state of a Science Quest round.
import type { MissionState } from '#engine/learning/missions/state.ts'
import type { Bench, Mistake } from './tasks/bench.ts'

export type ScienceQuestState = MissionState<Bench, Mistake>
