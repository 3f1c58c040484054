// Every single thing that Science Quest lays on its page, by name.
import type { Part } from '../../core/part.ts'
import { type BakedModel, bakeModel } from '../bake-model.ts'
import { elementCard } from './element-card.ts'
import {
  balance,
  beaker,
  burner,
  filter,
  flame,
  flask,
  hotPlate,
  magnet,
  testTubes,
  thermometer,
  tray,
} from './glassware.ts'
import { REACTION_SHAPES } from './reactions.ts'
import { CHANGED_SHAPES, SUBSTANCE_SHAPES } from './substances.ts'

const TOOL_SHAPES = {
  flask,
  beaker: () => beaker(),
  emptyBeaker: () => beaker(null),
  burner,
  hotPlate,
  flame: () => flame(0, 1),
  testTubes,
  thermometer: () => thermometer(),
  balance,
  magnet,
  filter,
  tray: () => tray(),
  card: () => elementCard('paper'),
  cardA: () => elementCard('a'),
  cardB: () => elementCard('b'),
} as const satisfies Readonly<Record<string, () => readonly Part[]>>

const THINGS = { ...SUBSTANCE_SHAPES, ...CHANGED_SHAPES, ...REACTION_SHAPES, ...TOOL_SHAPES } as const

/** A substance, substance in another state, reaction or tool. */
export type ScienceThing = keyof typeof THINGS

export const SCIENCE_THINGS = Object.keys(THINGS).filter(isScienceThing)

export function isScienceThing(name: string): name is ScienceThing {
  return Object.hasOwn(THINGS, name)
}

/** Its parts, 30 to 150 mm large, standing on y = 0 around the y axis. */
export function scienceThing(name: ScienceThing): readonly Part[] {
  return THINGS[name]()
}

/** Baked once. */
export function scienceModel(name: ScienceThing): BakedModel {
  return bakeModel(`science ${name}`, () => scienceThing(name))
}
