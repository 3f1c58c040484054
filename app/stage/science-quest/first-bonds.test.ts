import { expect, test } from 'vitest'
import { cutOut, withBond } from '#engine/games/science-quest/matter/structure.ts'
import { MISSIONS } from '#engine/games/science-quest/missions/missions.ts'
import { firstBonds } from './first-bonds.ts'

test('whichever two atoms of a mission are joined first, what the scene draws is among them', () => {
  for (const mission of Object.values(MISSIONS).flat()) {
    if (mission.task !== 'build') continue
    const { atoms } = mission
    const expected = firstBonds(atoms)
    for (const from of atoms.keys()) {
      for (const to of atoms.keys()) {
        const bench = withBond({ atoms, bonds: [] }, from, to)
        if (bench.ok && from < to) expect(expected).toContainEqual(cutOut(bench.value, [from, to]))
      }
    }
  }
})

test('the same two kinds of atoms are one', () => {
  expect(firstBonds(['H', 'H', 'O'])).toEqual([
    { atoms: ['H', 'H'], bonds: [{ from: 0, to: 1, order: 1 }] },
    { atoms: ['H', 'O'], bonds: [{ from: 0, to: 1, order: 1 }] },
  ])
})
