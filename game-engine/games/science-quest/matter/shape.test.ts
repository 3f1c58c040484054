// Angles against CRC Handbook, section 9, "Bond Lengths and Angles in Gas-Phase Molecules".
import { describe, expect, test } from 'vitest'
import { MOLECULE_IDS, type MoleculeId, structureOf } from './molecules.ts'
import { bondAngle, bondLength, type Position, positionsOf, shapeAround } from './shape.ts'
import { neighboursOf } from './structure.ts'

const minus = (a: Position, b: Position): Position => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Position, b: Position) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const length = (a: Position) => Math.sqrt(dot(a, a))

function drawn(id: MoleculeId) {
  const structure = structureOf(id)
  const positions = positionsOf(structure)
  const at = (atom: number): Position => positions[atom] ?? [Number.NaN, 0, 0]
  const angle = (one: number, middle: number, other: number) => {
    const [a, b] = [minus(at(one), at(middle)), minus(at(other), at(middle))]
    return (Math.acos(dot(a, b) / length(a) / length(b)) * 180) / Math.PI
  }
  return { structure, at, angle }
}

test.each<[MoleculeId, number, string]>([
  ['water', 104.5, 'bent'],
  ['ammonia', 107, 'trigonalPyramidal'],
  ['methane', 109.5, 'tetrahedral'],
  ['carbonDioxide', 180, 'linear'],
  ['boronTrifluoride', 120, 'trigonalPlanar'],
  ['hydrogenSulfide', 92.1, 'bent'],
  ['ethyne', 180, 'linear'],
])('%s has %d degrees and is %s', (id, degrees, shape) => {
  const { structure, angle } = drawn(id)
  const [first, second] = neighboursOf(structure, 0)
  expect(Math.abs(angle(first?.atom ?? 0, 0, second?.atom ?? 0) - degrees)).toBeLessThan(0.1)
  expect(shapeAround(structure, 0)).toBe(shape)
})

describe.each(MOLECULE_IDS)('%s', (id) => {
  const { structure, at, angle } = drawn(id)

  test('has every bond at its length and every angle at every atom', () => {
    for (const { from, to, order } of structure.bonds)
      expect(length(minus(at(from), at(to)))).toBeCloseTo(bondLength(structure, from, to, order), 6)
    structure.atoms.forEach((_, middle) => {
      const around = neighboursOf(structure, middle).map(({ atom }) => atom)
      for (const one of around)
        for (const other of around)
          if (one < other) expect(angle(one, middle, other)).toBeCloseTo(bondAngle(structure, middle), 3)
    })
  })

  test('keeps atoms that are not joined apart, and its centre at the origin', () => {
    structure.atoms.forEach((_, one) => {
      structure.atoms.forEach((_, other) => {
        if (one < other) expect(length(minus(at(one), at(other)))).toBeGreaterThan(70)
      })
    })
    for (const axis of [0, 1, 2] as const)
      expect(structure.atoms.reduce((sum, _, atom) => sum + at(atom)[axis], 0)).toBeCloseTo(0, 6)
  })
})

test('ethene is flat, ethane staggered', () => {
  const torsion = (id: MoleculeId, one: number, other: number) => {
    const { at } = drawn(id)
    const axis = minus(at(1), at(0))
    const across = (atom: number, root: number): Position => {
      const arm = minus(at(atom), at(root))
      const part = dot(arm, axis) / dot(axis, axis)
      return minus(arm, [axis[0] * part, axis[1] * part, axis[2] * part])
    }
    const [a, b] = [across(one, 0), across(other, 1)]
    return Math.round(
      (Math.acos(Math.max(-1, Math.min(1, dot(a, b) / length(a) / length(b)))) * 180) / Math.PI,
    )
  }
  const ethene = [2, 3].flatMap((one) => [4, 5].map((other) => torsion('ethene', one, other)))
  expect(ethene.toSorted((a, b) => a - b)).toEqual([0, 0, 180, 180])
  const ethane = [2, 3, 4].flatMap((one) => [5, 6, 7].map((other) => torsion('ethane', one, other)))
  expect(new Set(ethane)).toEqual(new Set([60, 180]))
})
