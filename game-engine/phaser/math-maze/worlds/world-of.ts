import type { Band } from '#engine/core/bands.ts'
import { garden } from './garden.ts'
import { observatory } from './observatory.ts'
import { ruin } from './ruin.ts'
import type { World } from './world.ts'

const WORLDS: Readonly<Record<Band, World>> = { elementary: garden, middle: ruin, high: observatory }

/** Where the mazes of this band lie: a paper garden, a ruin, or the plan of an observatory. */
export function worldOf(band: Band): World {
  return WORLDS[band]
}
