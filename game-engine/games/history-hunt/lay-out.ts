// Where the artefacts of a mission lie around the player, in which order, and what may be matched with them.
import type { Band } from '#engine/core/bands.ts'
import type { Dice } from '#engine/core/random.ts'
import { ARTEFACTS, type ArtefactId } from './artefacts.ts'
import { ARC_DEGREES, DISTANCE_CM, GAP_DEGREES, HEIGHTS_CM } from './constants.ts'
import type { Mission } from './mission.ts'
import type { Find, HistoryHuntState, Spot } from './state.ts'

export type Layout = Pick<HistoryHuntState, 'finds' | 'changes'>

export function layOut(dice: Dice, band: Band, mission: Mission): Layout {
  const artefacts = dice.shuffle(mission.artefacts)
  const spots = spotsFor(dice, band, artefacts.length)
  const finds = spots.flatMap((spot, index): Find[] => {
    const artefact = artefacts[index]
    return artefact === undefined
      ? []
      : [{ artefact, spot, seen: [], done: [], missed: [], ruledOut: { spans: [], changes: [] } }]
  })
  return { finds, changes: mission.tasks.includes('match') ? changesFor(dice, mission) : [] }
}

/** Each spot has a sector of the band's arc to itself, so no artefact hides another. */
function spotsFor(dice: Dice, band: Band, count: number): Spot[] {
  const sector = Math.floor(ARC_DEGREES[band] / count)
  const first = -Math.floor((sector * count) / 2)
  const play = Math.floor((sector - GAP_DEGREES) / 2)
  return Array.from({ length: count }, (_, index) => ({
    angle: first + index * sector + Math.floor(sector / 2) + dice.int(-play, play),
    distanceCm: dice.int(DISTANCE_CM.nearest, DISTANCE_CM.farthest),
    heightCm: dice.pick(HEIGHTS_CM),
    turn: dice.int(0, 359),
  }))
}

/** Those of the mission and one more, so that the last match is no gift. */
function changesFor(dice: Dice, { artefacts }: Mission): ArtefactId[] {
  const others = ARTEFACTS.map(({ id }) => id).filter((id) => !artefacts.includes(id))
  return dice.shuffle([...artefacts, dice.pick(others)])
}
