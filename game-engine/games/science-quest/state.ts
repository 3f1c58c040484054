// The state of a Science Quest round and the events on its way.
import type { MissionEvent, MissionState } from '#engine/learning/missions/state.ts'
import type { Bench, Mistake, ToolMove } from './tasks/bench.ts'

export type ScienceQuestState = MissionState<Bench, Mistake>

export type ScienceQuestEvent = MissionEvent<ToolMove, Mistake>
