// Which mission a level plays.
import type { Band } from '#engine/core/bands.ts'
import type { Dice } from '#engine/core/random.ts'
import { LEVELS } from '../constants.ts'
import { ELEMENTARY_MISSIONS } from './elementary.ts'
import { HIGH_MISSIONS } from './high.ts'
import { MIDDLE_MISSIONS } from './middle.ts'
import type { Mission } from './mission.ts'

export const MISSIONS: Readonly<Record<Band, readonly Mission[]>> = {
  elementary: ELEMENTARY_MISSIONS,
  middle: MIDDLE_MISSIONS,
  high: HIGH_MISSIONS,
}

/**
 * One of the level's missions that this round has not played; beyond the band's last level, any. Once all were played
 * they come again, but not the same one twice in a row.
 */
export function chooseMission(dice: Dice, band: Band, level: number, used: readonly string[]): Mission {
  const offered = MISSIONS[band].filter((mission) => level > LEVELS || mission.level === level)
  // How often a mission was played decides; those played least are drawn from.
  const times = (mission: Mission) => used.filter((id) => id === mission.id).length
  const least = Math.min(...offered.map(times))
  const fresh = offered.filter((mission) => times(mission) === least && mission.id !== used.at(-1))
  return dice.pick(fresh.length > 0 ? fresh : offered)
}

/** @throws RangeError for an id no mission of the band has */
export function missionOf(band: Band, id: string): Mission {
  const mission = MISSIONS[band].find((one) => one.id === id)
  if (mission === undefined) throw new RangeError(`no mission ${id} in ${band}`)
  return mission
}
