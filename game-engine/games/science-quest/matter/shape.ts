// The true shape of a molecule, by VSEPR (Gillespie and Nyholm, Q. Rev. Chem. Soc. 11 (1957) 339): electron pairs keep apart,
// and a lone pair takes more room than a bond.
import { ELEMENTS } from './elements.ts'
import { type Bond, freeBonds, neighboursOf, type Structure } from './structure.ts'

export const SHAPES = ['linear', 'bent', 'trigonalPlanar', 'trigonalPyramidal', 'tetrahedral'] as const

export type Shape = (typeof SHAPES)[number]

/** Picometres. */
export type Position = readonly [x: number, y: number, z: number]

const DEGREE = Math.PI / 180
const TETRAHEDRAL = Math.acos(-1 / 3) / DEGREE
/** What each lone pair takes from the angle of four pairs: from 109.5 to ammonia's 107 and water's 104.5 degrees. */
const LONE_PAIR_DEGREES = 2.5
/** In atoms larger than those of the second period bonds to hydrogen stand nearly at right angles (H2S: 92.1, CRC Handbook). */
const LARGE_ATOM_ANGLE = 92.1
const LAST_OF_SECOND_PERIOD = 10

/** Measured lengths in picometres (CRC Handbook, section 9, "Bond Lengths and Angles in Gas-Phase Molecules"). */
const BOND_LENGTHS: Readonly<Record<string, number>> = {
  'H-H': 74,
  'H-O': 96,
  'H-N': 101,
  'C-H': 109,
  'Cl-H': 127,
  'H-S': 134,
  'B-F': 131,
  'C-C': 153,
  'C=C': 134,
  'C#C': 120,
  'C-O': 143,
  // Between carbon dioxide (116) and formaldehyde (121).
  'C=O': 118,
  'N#N': 110,
  'O=O': 121,
  'Cl-Cl': 199,
}
/** Of the sum of the single-bond radii, where no length is known. */
const SHORTER = { 1: 1, 2: 0.87, 3: 0.78 }

/** Pairs of outer electrons that are in no bond. */
export function lonePairs(structure: Structure, atom: number): number {
  const symbol = structure.atoms[atom]
  if (symbol === undefined) return 0
  const { outerElectrons, valence } = ELEMENTS[symbol]
  const inBonds = valence - freeBonds(structure, atom)
  return Math.max(0, Math.floor((outerElectrons - inBonds) / 2))
}

/** Degrees between any two bonds of this atom; 180 for one with fewer than two. */
export function bondAngle(structure: Structure, atom: number): number {
  const neighbours = neighboursOf(structure, atom)
  const pairs = lonePairs(structure, atom)
  const domains = neighbours.length + pairs
  const symbol = structure.atoms[atom]
  if (symbol === undefined || neighbours.length < 2 || domains === 2) return 180
  if (domains === 3) return 120
  const onlyHydrogen = neighbours.every((next) => structure.atoms[next.atom] === 'H')
  if (pairs > 0 && onlyHydrogen && ELEMENTS[symbol].number > LAST_OF_SECOND_PERIOD) return LARGE_ATOM_ANGLE
  return TETRAHEDRAL - LONE_PAIR_DEGREES * pairs
}

/** The shape around one atom; null for an atom with fewer than two neighbours. */
export function shapeAround(structure: Structure, atom: number): Shape | null {
  const neighbours = neighboursOf(structure, atom).length
  const domains = neighbours + lonePairs(structure, atom)
  if (neighbours < 2) return null
  if (neighbours === 2) return domains === 2 ? 'linear' : 'bent'
  if (neighbours === 3) return domains === 3 ? 'trigonalPlanar' : 'trigonalPyramidal'
  return 'tetrahedral'
}

/** Picometres between two joined atoms. */
export function bondLength({ atoms }: Structure, from: number, to: number, order: Bond['order']): number {
  const [one, other] = [atoms[from], atoms[to]]
  if (one === undefined || other === undefined) throw new RangeError(`no atoms ${from} and ${to}`)
  const [first, last] = one < other ? [one, other] : [other, one]
  const known = BOND_LENGTHS[`${first}${{ 1: '-', 2: '=', 3: '#' }[order]}${last}`]
  return known ?? (ELEMENTS[one].radius + ELEMENTS[other].radius) * SHORTER[order]
}

/**
 * Where the atoms of one joined structure stand, in the order of its atoms: true lengths and angles, single bonds staggered,
 * double bonds flat, the centre of all atoms at the origin.
 */
export function positionsOf(structure: Structure): Position[] {
  const root = structure.atoms.reduce(
    (best, _, atom) =>
      neighboursOf(structure, atom).length > neighboursOf(structure, best).length ? atom : best,
    0,
  )
  const placed = new Map<number, Position>([[root, [0, 0, 0]]])
  spread(structure, { atom: root, parent: null, back: [0, 0, 1], side: [1, 0, 0] }, placed)
  const found = structure.atoms.map((_, atom): Position => placed.get(atom) ?? [0, 0, 0])
  const centre = scaled(found.reduce(sum, [0, 0, 0]), -1 / Math.max(1, found.length))
  return found.map((position) => sum(position, centre))
}

interface Stance {
  readonly atom: number
  readonly parent: number | null
  /** From the atom to its parent; for the root, to its first neighbour. A unit vector, as is `side`, square to it. */
  readonly back: Position
  readonly side: Position
}

function spread(
  structure: Structure,
  { atom, parent, back, side }: Stance,
  placed: Map<number, Position>,
): void {
  const angle = bondAngle(structure, atom) * DEGREE
  // Three directions with the same angle between any two: cos(turn) = cos(angle) / (1 + cos(angle)) around the first.
  const turn = Math.acos(Math.max(-1, Math.min(1, Math.cos(angle) / (1 + Math.cos(angle)))))
  const lean = (azimuth: number): Position =>
    sum(
      scaled(back, Math.cos(angle)),
      scaled(
        sum(scaled(side, Math.cos(azimuth)), scaled(cross(back, side), Math.sin(azimuth))),
        Math.sin(angle),
      ),
    )
  const others = [lean(0), lean(turn), lean(-turn)]
  const ways = parent === null ? [back, ...others] : others
  const here = placed.get(atom) ?? [0, 0, 0]
  const children = neighboursOf(structure, atom).filter((next) => next.atom !== parent)
  children.forEach((child, place) => {
    const way = ways[place] ?? back
    const length = bondLength(structure, atom, child.atom, child.order)
    placed.set(child.atom, sum(here, scaled(way, length)))
    const seen = parent === null && place === 0 ? (children.length > 1 ? lean(0) : side) : back
    const across = sum(seen, scaled(way, -dot(seen, way)))
    const opposite = dot(across, across) < 1e-9 ? side : scaled(across, -1 / Math.sqrt(dot(across, across)))
    spread(structure, { atom: child.atom, parent: atom, back: scaled(way, -1), side: opposite }, placed)
  })
}

function sum(one: Position, other: Position): Position {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]]
}

function scaled([x, y, z]: Position, factor: number): Position {
  return [x * factor, y * factor, z * factor]
}

function dot(one: Position, other: Position): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
}

function cross([a, b, c]: Position, [x, y, z]: Position): Position {
  return [b * z - c * y, c * x - a * z, a * y - b * x]
}
