// Where each thing belongs, by the rules of matter: nothing here is a list of answers.
import { isMoleculeId, type MoleculeId, structureOf } from '../matter/molecules.ts'
import { isExothermic, isReactionId } from '../matter/reactions.ts'
import { SHAPES, shapeAround } from '../matter/shape.ts'
import { neighboursOf } from '../matter/structure.ts'
import {
  floatsOnWater,
  isSubstanceId,
  MATTER_STATES,
  ROOM_CELSIUS,
  type SubstanceId,
  stateAt,
  substanceOf,
} from '../matter/substances.ts'

interface SortRule {
  readonly places: readonly string[]
  /** The place of one of the things sorted. */
  placeOf(thing: string, things: readonly string[]): string
}

const SORT_RULES = {
  state: substances(MATTER_STATES, (id) => stateAt(id, ROOM_CELSIUS)),
  floating: substances(['floats', 'sinks'], (id) => (floatsOnWater(id) ? 'floats' : 'sinks')),
  magnet: substances(['magnetic', 'notMagnetic'], (id) =>
    substanceOf(id).magnetic ? 'magnetic' : 'notMagnetic',
  ),
  dissolving: substances(['dissolves', 'staysWhole'], (id) =>
    substanceOf(id).dissolves ? 'dissolves' : 'staysWhole',
  ),
  separating: substances(['byMagnet', 'byFilter', 'inWater'], (id) => {
    const { magnetic, dissolves } = substanceOf(id)
    return magnetic ? 'byMagnet' : dissolves ? 'inWater' : 'byFilter'
  }),
  layers: substances(['topLayer', 'middleLayer', 'bottomLayer'], (id, things) => {
    const lighter = things.filter(
      (one) => isSubstanceId(one) && substanceOf(one).density < substanceOf(id).density,
    )
    return ['topLayer', 'middleLayer'][lighter.length] ?? 'bottomLayer'
  }),
  elements: molecules(['element', 'compound'], (id) =>
    new Set(structureOf(id).atoms).size === 1 ? 'element' : 'compound',
  ),
  shape: molecules(SHAPES, shapeOf),
  enthalpy: {
    places: ['exothermic', 'endothermic'],
    placeOf: (thing) => {
      if (!isReactionId(thing)) throw new RangeError(`no reaction: ${thing}`)
      return isExothermic(thing) ? 'exothermic' : 'endothermic'
    },
  },
} as const satisfies Readonly<Record<string, SortRule>>

export type SortRuleId = keyof typeof SORT_RULES

/** The places a rule sorts into, in the order moves count them. */
export function placesOf(by: SortRuleId): readonly string[] {
  return SORT_RULES[by].places
}

/** Where one of the things sorted belongs. */
export function belongsTo(by: SortRuleId, thing: string, things: readonly string[]): string {
  return SORT_RULES[by].placeOf(thing, things)
}

function substances(
  places: readonly string[],
  placeOf: (id: SubstanceId, things: readonly string[]) => string,
): SortRule {
  return {
    places,
    placeOf: (thing, things) => {
      if (!isSubstanceId(thing)) throw new RangeError(`no substance: ${thing}`)
      return placeOf(thing, things)
    },
  }
}

function molecules(places: readonly string[], placeOf: (id: MoleculeId) => string): SortRule {
  return {
    places,
    placeOf: (thing) => {
      if (!isMoleculeId(thing)) throw new RangeError(`no molecule: ${thing}`)
      return placeOf(thing)
    },
  }
}

/** Around the atom with the most neighbours; two atoms alone are on one line. */
function shapeOf(id: MoleculeId): string {
  const structure = structureOf(id)
  const centre = structure.atoms.reduce(
    (best, _, atom) =>
      neighboursOf(structure, atom).length > neighboursOf(structure, best).length ? atom : best,
    0,
  )
  return shapeAround(structure, centre) ?? 'linear'
}
