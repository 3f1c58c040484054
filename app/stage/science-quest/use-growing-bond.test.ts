import { expect, test } from 'vitest'
import type { Bond } from '#engine/games/science-quest/matter/structure.ts'
import { madeBond } from './use-growing-bond.ts'

const bond = (from: number, to: number, order: Bond['order'] = 1): Bond => ({ from, to, order })

test('the bond that was just made is drawn, between others that were there', () => {
  expect(madeBond([bond(0, 1), bond(2, 3)], [bond(0, 1), bond(0, 2), bond(2, 3)])).toEqual(bond(0, 2))
})

test('a bond that becomes a double one is drawn again, one that is taken apart is not', () => {
  expect(madeBond([bond(0, 1)], [bond(0, 1, 2)])).toEqual(bond(0, 1, 2))
  expect(madeBond([bond(0, 1, 2), bond(1, 2)], [bond(1, 2)])).toBeNull()
})

test('a bond made once more after it was taken apart is drawn once more', () => {
  expect(madeBond([], [bond(0, 1)])).toEqual(bond(0, 1))
})
