// Molecules as balls and sticks in their true shape: lengths and angles are those of the rules, never bent to fit.

import { Matrix4, Quaternion, Vector3 } from 'three'
import type { Fill, Part, Triple } from '../../core/part.ts'
import { ball } from '../../core/solids.ts'
import type { ElementSymbol } from '../../games/science-quest/matter/elements.ts'
import { positionsOf } from '../../games/science-quest/matter/shape.ts'
import type { Bond, Structure } from '../../games/science-quest/matter/structure.ts'
import type { Label } from '../labels.ts'

/** Millimetres of the drawing for each picometre: an O-H bond is 43 mm long. */
export const MM_PER_PICOMETRE = 0.45
const MM = 0.001
/** Of a ball, in millimetres. */
const HYDROGEN_RADIUS = 11.5
const ATOM_RADIUS = 17.5
const STICK = 6.5
/** Between the sticks of a double or triple bond. */
const APART = 9

/** Never colour alone: the symbol is written on every atom. */
export const ELEMENT_FILLS: Readonly<Record<ElementSymbol, Fill>> = {
  H: 'paper',
  B: 'margin',
  C: 'b',
  N: 'bSoft',
  O: 'a',
  F: 'aSoft',
  Na: 'stock',
  Mg: 'stock',
  S: 'tape',
  Cl: 'aSoft',
  Ca: 'stock',
  Fe: 'stock',
  Cu: 'margin',
  Zn: 'stock',
}

/** Of the ball that stands for an atom, in millimetres. */
export function atomRadius(symbol: ElementSymbol): number {
  return symbol === 'H' ? HYDROGEN_RADIUS : ATOM_RADIUS
}

/** One atom alone, around the origin. */
export function atomParts(symbol: ElementSymbol): readonly Part[] {
  const across = 2 * atomRadius(symbol)
  return [ball([across, across, across], [0, 0, 0], ELEMENT_FILLS[symbol])]
}

/** Its symbol, for the atom at this place (metres). */
export function atomLabel(symbol: ElementSymbol, at: Triple = [0, 0, 0]): Label {
  const radius = atomRadius(symbol) * MM
  return { text: symbol, at, size: radius * 1.3, fill: ELEMENT_FILLS[symbol], lift: radius * 1.06 }
}

/**
 * One joined structure around its centre: parts in millimetres, labels in metres.
 * @param open a bond whose sticks are left out, as they are being drawn
 */
export function moleculeParts(
  structure: Structure,
  open?: Bond,
): {
  readonly parts: readonly Part[]
  readonly labels: readonly Label[]
  /** Where each atom stands, in metres. */
  readonly places: readonly Triple[]
} {
  const places = turnedToViewer(positionsOf(structure).map((place) => new Vector3(...place))).map((place) =>
    place.multiplyScalar(MM_PER_PICOMETRE).toArray(),
  )
  const at = (atom: number) => new Vector3(...(places[atom] ?? [0, 0, 0]))
  const atoms = structure.atoms.map((symbol, atom): Part => {
    const across = 2 * atomRadius(symbol)
    return ball([across, across, across], at(atom).toArray(), ELEMENT_FILLS[symbol])
  })
  const sticks = structure.bonds
    .filter((bond) => bond !== open)
    .flatMap(({ from, to, order }) => bondParts(at(from), at(to), order))
  const metres = places.map(([x, y, z]): Triple => [x * MM, y * MM, z * MM])
  return {
    parts: [...sticks, ...atoms],
    labels: structure.atoms.map((symbol, atom) => atomLabel(symbol, metres[atom])),
    places: metres,
  }
}

/** The same molecule, turned so that it is widest from left to right and flattest towards the viewer. */
function turnedToViewer(places: readonly Vector3[]): Vector3[] {
  const long = furthest(places.flatMap((place) => places.map((other) => other.clone().sub(place))))
  if (!long) return places.map((place) => place.clone())
  const aside = furthest(places.map((place) => place.clone().addScaledVector(long, -place.dot(long))))
  const up = aside ?? new Vector3(-long.y, long.x, 0).normalize()
  const front = long.clone().cross(up)
  return places.map((place) => new Vector3(place.dot(long), place.dot(up), place.dot(front)))
}

/** The direction of the largest of these, null where all of them are nothing. */
function furthest(vectors: readonly Vector3[]): Vector3 | null {
  const [first] = vectors.toSorted((one, other) => other.lengthSq() - one.lengthSq())
  return first && first.lengthSq() > 1 ? first.clone().normalize() : null
}

/** The sticks of one bond between the middles of two atoms, in millimetres. */
export function bondParts(from: Vector3, to: Vector3, order: 1 | 2 | 3): readonly Part[] {
  const way = to.clone().sub(from)
  const aside = asideOf(way)
  return Array.from({ length: order }, (_, stick): Part => {
    const off = aside.clone().multiplyScalar((stick - (order - 1) / 2) * APART)
    const point = (share: number) => from.clone().addScaledVector(way, share).add(off).toArray()
    return { form: 'tube', path: [point(0), point(1)], thick: order > 1 ? STICK * 0.8 : STICK, fill: 'stock' }
  })
}

/** Across a bond: the direction in which the sticks of a double or triple one lie side by side. */
function asideOf(way: Vector3): Vector3 {
  return way
    .clone()
    .cross(Math.abs(way.y) > way.length() * 0.9 ? new Vector3(0, 0, 1) : new Vector3(0, 1, 0))
    .normalize()
}

/** Half of a bond, from one of its atoms to its middle. Stretched along y it is drawn from that atom. */
export interface HalfBond {
  /** From the origin up along y, in millimetres. */
  readonly parts: readonly Part[]
  /** Turns y towards the other atom. */
  readonly turn: Quaternion
}

/** @param way from one atom to the other, in metres */
export function halfBond(way: Vector3, order: 1 | 2 | 3): HalfBond {
  const [x, y] = [asideOf(way), way.clone().normalize()]
  const turn = new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(x, y, x.clone().cross(y)))
  const end = new Vector3(0, way.length() / 2 / MM, 0)
  return { parts: bondParts(new Vector3(), end, order), turn }
}
