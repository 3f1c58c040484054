// Missions of one glass or one hot plate: the right temperature, the right mixture.
import { COLDEST, HOTTEST } from '../constants.ts'
import { MATTER_STATES, ROOM_CELSIUS, stateAt, substanceOf } from '../matter/substances.ts'
import type { HeatMission, MixMission } from '../missions/mission.ts'
import { type Bench, type Mistake, mistake, type ToolMove } from './bench.ts'

export function heatMistake({ wanted }: HeatMission, celsius: number): Mistake | null {
  for (const { substance, state } of wanted) {
    const now = MATTER_STATES.indexOf(stateAt(substance, celsius))
    const goal = MATTER_STATES.indexOf(state)
    if (now !== goal) return mistake(now < goal ? 'tooCold' : 'tooHot', substance)
  }
  return null
}

/** To the nearest full ten degrees that will do. */
export function nextHeat(mission: HeatMission, { celsius }: Bench): ToolMove {
  if (heatMistake(mission, celsius) === null) return { type: 'check', ms: 0 }
  const tens: number[] = []
  for (let degrees = COLDEST; degrees <= HOTTEST; degrees += 10) tens.push(degrees)
  const [nearest] = tens
    .filter((degrees) => heatMistake(mission, degrees) === null)
    .toSorted((one, other) => Math.abs(one - celsius) - Math.abs(other - celsius))
  if (nearest === undefined) throw new RangeError(`${mission.id}: no temperature will do`)
  return { type: 'heat', ms: 0, celsius: nearest }
}

/** What spoils the mixture first: what stays whole, then what is missing, then what was not wanted. */
export function mixMistake({ things, needs }: MixMission, { placed }: Bench): Mistake | null {
  const inside = things.filter((_, thing) => placed[thing] === 0)
  const whole = inside.find((thing) => !substanceOf(thing).dissolves)
  if (whole !== undefined)
    return mistake(stateAt(whole, ROOM_CELSIUS) === 'liquid' ? 'doesNotMix' : 'doesNotDissolve', whole)
  const missing = needs.find((thing) => !inside.includes(thing))
  if (missing !== undefined) return mistake('missing', missing)
  const unwanted = inside.find((thing) => !needs.includes(thing))
  return unwanted === undefined ? null : mistake('notWanted', unwanted)
}

export function nextMix({ things, needs }: MixMission, { placed }: Bench): ToolMove {
  const spoils = things.findIndex((thing, place) => placed[place] === 0 && !needs.includes(thing))
  if (spoils >= 0) return { type: 'take', ms: 0, thing: spoils }
  const missing = things.findIndex((thing, place) => placed[place] !== 0 && needs.includes(thing))
  return missing >= 0 ? { type: 'put', ms: 0, thing: missing, place: 0 } : { type: 'check', ms: 0 }
}
