// What stands for a thing of a mission: a substance in its state, a molecule in its true shape, a reaction.
import { type BakedModel, bakeModel } from '#engine/ar/bake-model.ts'
import type { Label } from '#engine/ar/labels.ts'
import { moleculeParts } from '#engine/ar/science-quest/molecule.ts'
import { isScienceThing, scienceModel } from '#engine/ar/science-quest/science-thing.ts'
import type { Triple } from '#engine/core/part.ts'
import type { Bond, Structure } from '#engine/games/science-quest/matter/structure.ts'
import type { MatterState, SubstanceId } from '#engine/games/science-quest/matter/substances.ts'

/** Metres; a thing stands on y = 0 around the y axis. */
export interface Thing {
  readonly model: BakedModel
  /** Printed on it, as element letters are; in the space of the model. */
  readonly labels: readonly Label[]
  /** How far the model has to be lifted to stand on y = 0. */
  readonly lift: number
  readonly width: number
  readonly height: number
}

const CHANGED: Readonly<Partial<Record<SubstanceId, Partial<Record<MatterState, string>>>>> = {
  water: { solid: 'ice', gas: 'steam' },
  chocolate: { liquid: 'meltedChocolate' },
  candle: { liquid: 'meltedCandle' },
  butter: { liquid: 'meltedButter' },
}

/** A substance, a reaction or a tool by its name. */
export function thingNamed(name: string): Thing {
  if (!isScienceThing(name)) throw new RangeError(`no drawing of ${name}`)
  return thingOf(scienceModel(name), [])
}

/** A substance of the kitchen, as it is at room temperature unless another state is named. */
export function substanceThing(id: SubstanceId, state?: MatterState): Thing {
  const changed = state && CHANGED[id]?.[state]
  return thingNamed(changed ?? id)
}

/** A joined structure, its atoms lettered. @param open a bond that is being drawn: not part of the model yet */
export function moleculeThing(
  structure: Structure,
  open?: Bond,
): Thing & { readonly places: readonly Triple[] } {
  const { parts, labels, places } = moleculeParts(structure, open)
  const bonds = structure.bonds.map((bond) => `${nameOfBond(bond)}${bond === open ? ' open' : ''}`)
  const name = `molecule ${structure.atoms.join('')} ${bonds.join()}`
  return { ...thingOf(bakeModel(name, parts), labels), places }
}

function nameOfBond({ from, to, order }: Bond): string {
  return `${from}-${to}x${order}`
}

function thingOf(model: BakedModel, labels: readonly Label[]): Thing {
  const { min, max } = model.bounds
  return { model, labels, lift: -min.y, width: Math.max(max.x - min.x, max.z - min.z), height: max.y - min.y }
}

/** A label of a thing as it is in the scene. */
export function labelAt(label: Label, [x, y, z]: Triple, scale = 1): Label {
  const [dx, dy, dz] = label.at
  return {
    ...label,
    at: [x + dx * scale, y + dy * scale, z + dz * scale],
    size: label.size * scale,
    ...(label.lift !== undefined && { lift: label.lift * scale }),
  }
}
