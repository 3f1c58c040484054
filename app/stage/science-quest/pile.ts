// So many particles of a substance as one model, counted by eye: molecules in their true shape, other formulas as their atoms.
// Their letters come along, as a colour alone tells nobody what an atom is.
import { type BakedModel, bakeModel } from '#engine/ar/bake-model.ts'
import type { Label } from '#engine/ar/labels.ts'
import { atomLabel, atomParts, atomRadius, moleculeParts } from '#engine/ar/science-quest/molecule.ts'
import type { Part, Triple } from '#engine/core/part.ts'
import { shifted } from '#engine/core/shifted.ts'
import { type ElementSymbol, isElementSymbol } from '#engine/games/science-quest/matter/elements.ts'
import { atomsOf } from '#engine/games/science-quest/matter/formula.ts'
import { MOLECULE_IDS, type MoleculeId, structureOf } from '#engine/games/science-quest/matter/molecules.ts'

/** Metres a pile may take up. */
export interface Room {
  readonly width: number
  readonly height: number
}

export interface Pile {
  readonly model: BakedModel
  /** A letter on each atom, in the space of the model. */
  readonly labels: readonly Label[]
  /** How large it may be drawn to fit its room. */
  readonly fits: number
}

interface Particle {
  readonly parts: readonly Part[]
  readonly labels: readonly Label[]
  /** Millimetres: of it and the gap to the next one. */
  readonly width: number
  readonly height: number
}

/** Millimetres between two particles. */
const GAP = 8
/** More side by side are no longer counted by eye. */
const MOST_IN_A_ROW = 4
/** A particle of more atoms is drawn as a ball for each of its elements. */
const MAX_ATOMS = 8
/** Atoms of a ring nearly touch, so that none hides the letter of the next one. */
const BESIDE = 0.95
const MM = 0.001

/** Stands on y = 0, in rows that make the most of its room. */
export function pileOf(formula: string, count: number, room: Room): Pile {
  const particle = particleOf(formula)
  const { columns, fits } = arranged(particle, count, room)
  const spots = Array.from({ length: count }, (_, index): Triple => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, count - row * columns)
    return [((index % columns) - (inRow - 1) / 2) * particle.width, (row + 0.5) * particle.height, 0]
  })
  return {
    model: bakeModel(`pile of ${count} ${formula} by ${columns}`, () =>
      spots.flatMap((at) => particle.parts.map((part) => shifted(part, at))),
    ),
    labels: spots.flatMap((at) => particle.labels.map((label) => moved(label, at))),
    fits,
  }
}

/** Side by side, so many that they can be drawn as large as the room lets them. */
function arranged({ width, height }: Particle, count: number, room: Room) {
  const choices = Array.from({ length: MOST_IN_A_ROW }, (_, index) => {
    const columns = index + 1
    const rows = Math.ceil(count / columns)
    return { columns, fits: Math.min(room.width / (columns * width), room.height / (rows * height)) / MM }
  })
  return choices.reduce((best, choice) => (choice.fits > best.fits ? choice : best))
}

const particles = new Map<string, Particle>()

function particleOf(formula: string): Particle {
  const known = particles.get(formula)
  if (known) return known
  const molecule = MOLECULE_IDS.find((id) => formulaIs(id, formula))
  const drawn = molecule === undefined ? ringOf(formula) : moleculeParts(structureOf(molecule))
  const particle = { ...drawn, ...sizeOf(drawn.parts) }
  particles.set(formula, particle)
  return particle
}

/** The atoms of a formula around their middle. */
function ringOf(formula: string): Pick<Particle, 'parts' | 'labels'> {
  const counts = Object.entries(atomsOf(formula))
  const total = counts.reduce((sum, [, atoms]) => sum + atoms, 0)
  const atoms = counts.flatMap(([symbol, atoms]) =>
    isElementSymbol(symbol) ? Array<ElementSymbol>(total > MAX_ATOMS ? 1 : atoms).fill(symbol) : [],
  )
  const ring = atoms.length < 2 ? 0 : (BESIDE * atomRadius('O')) / Math.sin(Math.PI / atoms.length)
  const places = atoms.map((symbol, place): Triple => {
    const angle = (place / atoms.length) * 2 * Math.PI
    return [Math.cos(angle) * ring, Math.sin(angle) * ring, atomRadius(symbol) * 0.2]
  })
  const at = (place: number): Triple => places[place] ?? [0, 0, 0]
  return {
    parts: atoms.flatMap((symbol, place) => atomParts(symbol).map((part) => shifted(part, at(place)))),
    labels: atoms.map((symbol, place) => moved(atomLabel(symbol), at(place))),
  }
}

/** Of the balls, which are wider than the sticks between them. */
function sizeOf(parts: readonly Part[]) {
  const across = (axis: 0 | 1) =>
    Math.max(
      ...parts.map((part) => (part.form === 'ball' ? Math.abs(part.at[axis]) + part.size[axis] / 2 : 0)),
    )
  return { width: 2 * across(0) + GAP, height: 2 * across(1) + GAP }
}

function moved(label: Label, [dx, dy, dz]: Triple): Label {
  const [x, y, z] = label.at
  return { ...label, at: [x + dx * MM, y + dy * MM, z + dz * MM] }
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
