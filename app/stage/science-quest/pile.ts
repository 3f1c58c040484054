// So many particles of a substance as one model, counted by eye: molecules in their true shape, other formulas as their atoms.
import { type BakedModel, bakeModel } from '#engine/ar/bake-model.ts'
import { atomParts, atomRadius, moleculeParts } from '#engine/ar/science-quest/molecule.ts'
import type { Part, Triple } from '#engine/core/part.ts'
import { type ElementSymbol, isElementSymbol } from '#engine/games/science-quest/matter/elements.ts'
import { atomsOf } from '#engine/games/science-quest/matter/formula.ts'
import { MOLECULE_IDS, type MoleculeId, structureOf } from '#engine/games/science-quest/matter/molecules.ts'

/** Millimetres between two particles; a row has so many. */
const APART = 78
const IN_A_ROW = 3
/** A particle of more atoms is drawn as a ball for each of its elements. */
const MAX_ATOMS = 8

export function pileOf(formula: string, count: number): BakedModel {
  return bakeModel(`pile of ${count} ${formula}`, () => {
    const particle = particleOf(formula)
    return Array.from({ length: count }, (_, index) => {
      const row = Math.floor(index / IN_A_ROW)
      const x = ((index % IN_A_ROW) - (Math.min(count - row * IN_A_ROW, IN_A_ROW) - 1) / 2) * APART
      return particle.map((part) => shifted(part, [x, 40 + row * APART, 0]))
    }).flat()
  })
}

function particleOf(formula: string): readonly Part[] {
  const molecule = MOLECULE_IDS.find((id) => formulaIs(id, formula))
  if (molecule !== undefined) return moleculeParts(structureOf(molecule)).parts
  const counts = Object.entries(atomsOf(formula))
  const total = counts.reduce((sum, [, atoms]) => sum + atoms, 0)
  const atoms = counts.flatMap(([symbol, atoms]) =>
    isElementSymbol(symbol) ? Array<ElementSymbol>(total > MAX_ATOMS ? 1 : atoms).fill(symbol) : [],
  )
  const ring = atoms.length < 2 ? 0 : 12 + atoms.length * 2.4
  return atoms.flatMap((symbol, place) => {
    const angle = (place / atoms.length) * 2 * Math.PI
    const at: Triple = [Math.cos(angle) * ring, Math.sin(angle) * ring, atomRadius(symbol) * 0.2]
    return atomParts(symbol).map((part) => shifted(part, at))
  })
}

/** Whether a molecule has exactly the atoms of a formula; of isomers the first one counts. */
function formulaIs(id: MoleculeId, formula: string): boolean {
  const wanted = Object.entries(atomsOf(formula))
  const { atoms } = structureOf(id)
  return (
    wanted.reduce((sum, [, count]) => sum + count, 0) === atoms.length &&
    wanted.every(([symbol, count]) => atoms.filter((atom) => atom === symbol).length === count)
  )
}

function shifted(part: Part, [dx, dy, dz]: Triple): Part {
  const by = ([x, y, z]: Triple): Triple => [x + dx, y + dy, z + dz]
  return 'path' in part ? { ...part, path: part.path.map(by) } : { ...part, at: by(part.at) }
}
