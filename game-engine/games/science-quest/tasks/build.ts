// Missions that build a molecule out of atoms.
import { recognise, structureOf } from '../matter/molecules.ts'
import {
  type Bond,
  canonicalForm,
  cutOut,
  freeBonds,
  neighboursOf,
  pieceOf,
  type Structure,
} from '../matter/structure.ts'
import type { BuildMission } from '../missions/mission.ts'
import { type Bench, type Mistake, mistake, type ToolMove } from './bench.ts'

/** Atoms without any bond count as lying beside, not as built. */
export function buildMistake({ atoms, molecule }: BuildMission, { bonds }: Bench): Mistake | null {
  const [first] = bonds
  if (first === undefined) return mistake('nothingBuilt')
  const structure: Structure = { atoms, bonds }
  const piece = pieceOf(structure, first.from)
  if (bonds.some(({ from }) => !piece.includes(from))) return mistake('severalPieces')
  const open = piece.find((atom) => freeBonds(structure, atom) > 0)
  if (open !== undefined) return mistake('freeBonds', atoms[open] ?? null)
  const built = cutOut(structure, piece)
  const goal = structureOf(molecule)
  if (canonicalForm(built) === canonicalForm(goal)) return null
  const sameAtoms = built.atoms.toSorted().join() === goal.atoms.toSorted().join()
  return mistake(sameAtoms ? 'otherOrder' : 'otherMolecule', recognise(built))
}

/** Goes on from what is built wherever it can become the molecule; else takes apart what stands in the way. */
export function nextBuild({ atoms, molecule }: BuildMission, { bonds }: Bench): ToolMove {
  const bench: Structure = { atoms, bonds }
  const goal = structureOf(molecule)
  const seats = seat(goal, bench, [], true) ?? seat(goal, bench, [], false)
  if (seats === null) throw new RangeError(`${molecule} cannot be built of ${atoms.join(' ')}`)
  const wanted = goal.bonds.map(({ from, to, order }) => ({
    from: seats[from] ?? 0,
    to: seats[to] ?? 0,
    order,
  }))
  const excess = bonds.find((bond) => bond.order > orderIn(wanted, bond.from, bond.to))
  if (excess !== undefined) return { type: 'part', ms: 0, from: excess.from, to: excess.to }
  const missing = wanted.find(({ from, to, order }) => orderIn(bonds, from, to) < order)
  return missing === undefined
    ? { type: 'check', ms: 0 }
    : { type: 'bond', ms: 0, from: missing.from, to: missing.to }
}

/**
 * Which atom on the bench plays each atom of the goal, depth first.
 * @param keeping whether every bond there is has to be one of the goal's
 */
function seat(
  goal: Structure,
  bench: Structure,
  seats: readonly number[],
  keeping: boolean,
): number[] | null {
  const next = seats.length
  if (next === goal.atoms.length) {
    const stray = bench.bonds.some(({ from, to }) => !seats.includes(from) || !seats.includes(to))
    return keeping && stray ? null : [...seats]
  }
  for (let atom = 0; atom < bench.atoms.length; atom++) {
    if (seats.includes(atom) || bench.atoms[atom] !== goal.atoms[next]) continue
    if (keeping && !fits(goal, bench, seats, atom)) continue
    const all = seat(goal, bench, [...seats, atom], keeping)
    if (all !== null) return all
  }
  return null
}

function fits(goal: Structure, bench: Structure, seats: readonly number[], atom: number): boolean {
  const next = seats.length
  if (neighboursOf(bench, atom).length > neighboursOf(goal, next).length) return false
  return seats.every((taken, place) => orderIn(bench.bonds, taken, atom) <= orderIn(goal.bonds, place, next))
}

function orderIn(bonds: readonly Pick<Bond, 'from' | 'to' | 'order'>[], one: number, other: number): number {
  const found = bonds.find(({ from, to }) => (from === one && to === other) || (from === other && to === one))
  return found?.order ?? 0
}
