// Atoms and the bonds between them: a graph without rings, in which no atom ever has more bonds than its valence.
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { ELEMENTS, type ElementSymbol } from './elements.ts'

export interface Bond {
  /** Places in the list of atoms; `from` is the smaller one. */
  readonly from: number
  readonly to: number
  readonly order: 1 | 2 | 3
}

export interface Structure {
  readonly atoms: readonly ElementSymbol[]
  /** In order of `from`, then `to`: however it was built, the same structure is the same data. */
  readonly bonds: readonly Bond[]
}

/**
 * - no_such_atom: no two different atoms stand at these places
 * - no_free_bond: one of them has used all its bonds, or three already join the two
 * - makes_ring: the two are already joined by way of others
 */
export type BondRefusal = 'no_such_atom' | 'no_free_bond' | 'makes_ring'

/** Joins two atoms by one more bond. */
export function withBond(structure: Structure, one: number, other: number): Result<Structure, BondRefusal> {
  const [from, to] = one < other ? [one, other] : [other, one]
  if (from === to || structure.atoms[from] === undefined || structure.atoms[to] === undefined)
    return refuse('no_such_atom')
  const order = orderBetween(structure, from, to) + 1
  if (freeBonds(structure, from) === 0 || freeBonds(structure, to) === 0) return refuse('no_free_bond')
  if (order === 1) {
    if (pieceOf(structure, from).includes(to)) return refuse('makes_ring')
    return ok(withBonds(structure, [...structure.bonds, { from, to, order }]))
  }
  if (order !== 2 && order !== 3) return refuse('no_free_bond')
  return ok(withBonds(structure, [...without(structure, from, to), { from, to, order }]))
}

/** Takes every bond between two atoms away; the same structure where there was none. */
export function withoutBond(structure: Structure, one: number, other: number): Structure {
  const [from, to] = one < other ? [one, other] : [other, one]
  if (orderBetween(structure, from, to) === 0) return structure
  return withBonds(structure, without(structure, from, to))
}

export function freeBonds({ atoms, bonds }: Structure, atom: number): number {
  const symbol = atoms[atom]
  if (symbol === undefined) return 0
  const used = bonds.reduce((sum, { from, to, order }) => sum + (from === atom || to === atom ? order : 0), 0)
  return ELEMENTS[symbol].valence - used
}

export interface Neighbour {
  readonly atom: number
  readonly order: Bond['order']
}

/** The atoms joined to this one, in order of their places. */
export function neighboursOf({ bonds }: Structure, atom: number): Neighbour[] {
  return bonds
    .filter(({ from, to }) => from === atom || to === atom)
    .map(({ from, to, order }) => ({ atom: from === atom ? to : from, order }))
    .toSorted((one, other) => one.atom - other.atom)
}

/** The places of all atoms joined to this one, by whatever way, itself included. */
export function pieceOf(structure: Structure, atom: number): number[] {
  const piece = [atom]
  for (const reached of piece) {
    for (const { atom: next } of neighboursOf(structure, reached)) if (!piece.includes(next)) piece.push(next)
  }
  return piece.toSorted((one, other) => one - other)
}

/** One piece as a structure of its own. */
export function cutOut({ atoms, bonds }: Structure, piece: readonly number[]): Structure {
  return {
    atoms: piece.flatMap((atom) => atoms[atom] ?? []),
    bonds: bonds
      .filter(({ from }) => piece.includes(from))
      .map(({ from, to, order }) => ({ from: piece.indexOf(from), to: piece.indexOf(to), order })),
  }
}

/**
 * A text that is the same for two joined structures exactly when they are the same molecule, whatever the order of their atoms
 * and bonds (the canonical form of a tree by Aho, Hopcroft and Ullman, least over all roots).
 */
export function canonicalForm(structure: Structure): string {
  const forms = structure.atoms.map((_, root) => formFrom(structure, root, null))
  return forms.toSorted()[0] ?? ''
}

function formFrom(structure: Structure, atom: number, parent: number | null): string {
  const branches = neighboursOf(structure, atom)
    .filter((neighbour) => neighbour.atom !== parent)
    .map(({ atom: next, order }) => `${'-=#'[order - 1]}${formFrom(structure, next, atom)}`)
    .toSorted()
  return `${structure.atoms[atom]}${branches.length === 0 ? '' : `(${branches.join('')})`}`
}

function orderBetween({ bonds }: Structure, from: number, to: number): number {
  return bonds.find((bond) => bond.from === from && bond.to === to)?.order ?? 0
}

function without({ bonds }: Structure, from: number, to: number): Bond[] {
  return bonds.filter((bond) => bond.from !== from || bond.to !== to)
}

function withBonds({ atoms }: Structure, bonds: readonly Bond[]): Structure {
  return { atoms, bonds: bonds.toSorted((one, other) => one.from - other.from || one.to - other.to) }
}
