// Every model of the AR games: it bakes, stands on the ground, fits on the page and stays cheap.
import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { ARTEFACTS } from '../games/history-hunt/artefacts.ts'
import { MOLECULE_IDS, structureOf } from '../games/science-quest/matter/molecules.ts'
import { bondAngle, bondLength } from '../games/science-quest/matter/shape.ts'
import { bakeModel } from './bake-model.ts'
import { halfBond, MM_PER_PICOMETRE, moleculeParts } from './science-quest/molecule.ts'
import { SCIENCE_THINGS, scienceThing } from './science-quest/science-thing.ts'

const MAX_TRIANGLES = 7500
const MAX_METRES = 0.27
/** How far a hand-cut box or a turned foot may go below the ground. */
const SUNK_METRES = 0.0025

const STANDING = [
  ...ARTEFACTS.map(({ id, shape }) => [id, shape] as const),
  ...SCIENCE_THINGS.map((name) => [name, scienceThing(name)] as const),
]

describe.each(STANDING)('%s', (name, parts) => {
  const { bounds, paper, glass, ink, triangles } = bakeModel(`test ${name}`, parts)

  it('stands on the ground and fits on a table', () => {
    const size = bounds.getSize(new Vector3())
    expect(Math.max(size.x, size.y, size.z)).toBeLessThanOrEqual(MAX_METRES)
    expect(bounds.min.y).toBeGreaterThan(-SUNK_METRES)
    if (name !== 'steam') expect(bounds.min.y).toBeLessThan(0.016)
  })

  it('is two or three draw calls and few triangles', () => {
    expect(paper ?? glass).not.toBeNull()
    expect(ink?.instanceCount).toBeGreaterThan(4)
    expect(triangles).toBeLessThan(MAX_TRIANGLES)
  })

  it('has whole numbers only', () => {
    const numbers = [paper, glass].flatMap((geometry) => [
      ...(geometry?.getAttribute('position').array ?? []),
    ])
    expect(numbers.every(Number.isFinite)).toBe(true)
  })
})

describe.each(MOLECULE_IDS)('%s', (id) => {
  const structure = structureOf(id)
  const { places, labels } = moleculeParts(structure)
  const at = (atom: number) => new Vector3(...(places[atom] ?? [0, 0, 0]))

  it('keeps its true lengths and angles however it is turned', () => {
    for (const { from, to, order } of structure.bonds) {
      const metres = (bondLength(structure, from, to, order) * MM_PER_PICOMETRE) / 1000
      expect(at(from).distanceTo(at(to))).toBeCloseTo(metres, 6)
      const beside = structure.bonds.find((bond) => bond.from === from && bond.to > to)
      if (!beside) continue
      const angle = at(to)
        .sub(at(from))
        .angleTo(at(beside.to).sub(at(from)))
      expect((angle * 180) / Math.PI).toBeCloseTo(bondAngle(structure, from), 0)
    }
  })

  it('is drawn without the bond that is being made, whose halves meet in its middle', () => {
    for (const bond of structure.bonds) {
      const { from, to, order } = bond
      expect(moleculeParts(structure).parts.length - moleculeParts(structure, bond).parts.length).toBe(order)
      const way = at(to).sub(at(from))
      for (const [start, along] of [
        [at(from), way],
        [at(to), way.clone().negate()],
      ] as const) {
        const { parts, turn } = halfBond(along, order)
        expect(parts).toHaveLength(order)
        const tips = parts.map((part) => new Vector3(...(('path' in part && part.path.at(-1)) || [])))
        const tip = tips.reduce((sum, one) => sum.add(one)).divideScalar(order * 1000)
        const middle = at(from).add(at(to)).divideScalar(2)
        expect(tip.applyQuaternion(turn).add(start).distanceTo(middle)).toBeLessThan(1e-6)
      }
    }
  })

  it('says on every atom what it is', () => {
    expect(labels.map(({ text }) => text)).toEqual(structure.atoms)
  })
})
