// The molecules the bench knows by name. Whatever order a molecule was built in, its graph tells which it is.
import type { ElementSymbol } from './elements.ts'
import { type Bond, canonicalForm, freeBonds, type Structure } from './structure.ts'

/** Atoms, then bonds as [place, place, order]. */
type Drawing = readonly [atoms: string, ...bonds: readonly (readonly [number, number, 1 | 2 | 3])[]]

const DRAWINGS = {
  hydrogen: ['H H', [0, 1, 1]],
  oxygen: ['O O', [0, 1, 2]],
  nitrogen: ['N N', [0, 1, 3]],
  chlorine: ['Cl Cl', [0, 1, 1]],
  water: ['O H H', [0, 1, 1], [0, 2, 1]],
  hydrogenChloride: ['H Cl', [0, 1, 1]],
  hydrogenSulfide: ['S H H', [0, 1, 1], [0, 2, 1]],
  ammonia: ['N H H H', [0, 1, 1], [0, 2, 1], [0, 3, 1]],
  methane: ['C H H H H', [0, 1, 1], [0, 2, 1], [0, 3, 1], [0, 4, 1]],
  carbonDioxide: ['C O O', [0, 1, 2], [0, 2, 2]],
  boronTrifluoride: ['B F F F', [0, 1, 1], [0, 2, 1], [0, 3, 1]],
  formaldehyde: ['C O H H', [0, 1, 2], [0, 2, 1], [0, 3, 1]],
  methanol: ['C O H H H H', [0, 1, 1], [0, 2, 1], [0, 3, 1], [0, 4, 1], [1, 5, 1]],
  ethane: ['C C H H H H H H', [0, 1, 1], [0, 2, 1], [0, 3, 1], [0, 4, 1], [1, 5, 1], [1, 6, 1], [1, 7, 1]],
  ethene: ['C C H H H H', [0, 1, 2], [0, 2, 1], [0, 3, 1], [1, 4, 1], [1, 5, 1]],
  ethyne: ['C C H H', [0, 1, 3], [0, 2, 1], [1, 3, 1]],
  ethanol: [
    'C C O H H H H H H',
    [0, 1, 1],
    [1, 2, 1],
    [0, 3, 1],
    [0, 4, 1],
    [0, 5, 1],
    [1, 6, 1],
    [1, 7, 1],
    [2, 8, 1],
  ],
  dimethylEther: [
    'C C O H H H H H H',
    [0, 2, 1],
    [1, 2, 1],
    [0, 3, 1],
    [0, 4, 1],
    [0, 5, 1],
    [1, 6, 1],
    [1, 7, 1],
    [1, 8, 1],
  ],
} as const satisfies Readonly<Record<string, Drawing>>

export type MoleculeId = keyof typeof DRAWINGS

export const MOLECULE_IDS = Object.keys(DRAWINGS).filter(isMoleculeId)

export function isMoleculeId(input: string): input is MoleculeId {
  return Object.hasOwn(DRAWINGS, input)
}

export function structureOf(id: MoleculeId): Structure {
  const [atoms, ...bonds]: Drawing = DRAWINGS[id]
  return {
    // The drawings above name only elements of the table; the tests read them all.
    atoms: atoms.split(' ') as ElementSymbol[],
    bonds: bonds
      .map(([from, to, order]): Bond => ({ from, to, order }))
      .toSorted((one, other) => one.from - other.from || one.to - other.to),
  }
}

/** The molecule a joined structure is; null while a bond is free, or where the bench knows no name for it. */
export function recognise(structure: Structure): MoleculeId | null {
  if (structure.atoms.some((_, atom) => freeBonds(structure, atom) > 0)) return null
  const form = canonicalForm(structure)
  return MOLECULE_IDS.find((id) => canonicalForm(structureOf(id)) === form) ?? null
}
