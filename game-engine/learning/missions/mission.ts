// What every mission has, and which of them a level plays.
import type { Dice } from '#engine/core/random.ts'
import { LEVELS } from './constants.ts'

export interface Mission {
  /** Unique among those a round may play. */
  readonly id: string
  readonly level: 1 | 2 | 3 | 4
}

/**
 * One of the level's missions that this round has not played; beyond the last level, any. Once all were played they come
 * again, but not the same one twice in a row.
 */
export function chooseMission<Kind extends Mission>(
  dice: Dice,
  missions: readonly Kind[],
  level: number,
  used: readonly string[],
): Kind {
  const offered = missions.filter((mission) => level > LEVELS || mission.level === level)
  // How often a mission was played decides; those played least are drawn from.
  const times = (mission: Kind) => used.filter((id) => id === mission.id).length
  const least = Math.min(...offered.map(times))
  const fresh = offered.filter((mission) => times(mission) === least && mission.id !== used.at(-1))
  return dice.pick(fresh.length > 0 ? fresh : offered)
}

/** @throws RangeError for an id none of them has */
export function findMission<Kind extends Mission>(missions: readonly Kind[], id: string): Kind {
  const mission = missions.find((one) => one.id === id)
  if (mission === undefined) throw new RangeError(`no mission ${id}`)
  return mission
}
