// Which artefact is in the player's hand, and what is asked of it next.
import { SIDES_TO_LOOK_AT } from '#engine/games/history-hunt/constants.ts'
import type { MissionTask } from '#engine/games/history-hunt/mission.ts'
import { missionAt } from '#engine/games/history-hunt/missions.ts'
import type { Find, HistoryHuntState } from '#engine/games/history-hunt/state.ts'

/** look: too few sides were seen to answer anything. done: all that the mission asks is answered. */
export type Step = 'look' | MissionTask | 'done'

export interface Held {
  /** Its index in the state's finds. */
  readonly index: number
  readonly find: Find
}

/** What the host holds for an artefact. */
export function thingOf(index: number): string {
  return `find-${index}`
}

/** Null while nothing is held, or where what is held is no longer there. */
export function heldOf(held: string | null, { finds }: Pick<HistoryHuntState, 'finds'>): Held | null {
  const index = finds.findIndex((_, place) => thingOf(place) === held)
  const find = finds[index]
  return find ? { index, find } : null
}

export function stepOf({ band, mission }: HistoryHuntState, { seen, done }: Find): Step {
  if (mission === null) return 'done'
  if (seen.length < SIDES_TO_LOOK_AT) return 'look'
  return missionAt(band, mission).tasks.find((task) => !done.includes(task)) ?? 'done'
}

/** Whether the last answer laid what is held on the timeline, and nothing more is asked of it: there it is looked at now. */
export function isLaidDown(state: HistoryHuntState, { find }: Held): boolean {
  const { news } = state
  const isPlaced = news?.kind === 'right' && news.task === 'order' && news.artefact === find.artefact
  return isPlaced && stepOf(state, find) === 'done'
}
