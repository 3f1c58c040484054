import { expect, test } from 'vitest'
import { pileOf } from './pile.ts'

const ROOM = { width: 0.1, height: 0.13 }
const lettersOf = (formula: string, count: number) =>
  pileOf(formula, count, ROOM)
    .labels.map(({ text }) => text)
    .toSorted()
    .join(' ')

test('each atom of each particle bears its letter', () => {
  expect(lettersOf('CH4', 1)).toBe('C H H H H')
  expect(lettersOf('O2', 3)).toBe('O O O O O O')
  expect(lettersOf('NaOH', 2)).toBe('H H Na Na O O')
  // Too many atoms to draw: one of each element.
  expect(lettersOf('C6H12O6', 1)).toBe('C H O')
})

test('the letters stand on the atoms they belong to, inside of the pile', () => {
  for (const formula of ['H2O', 'Fe2O3']) {
    const { model, labels } = pileOf(formula, 5, ROOM)
    for (const { at } of labels) {
      expect(at[0]).toBeGreaterThan(model.bounds.min.x)
      expect(at[0]).toBeLessThan(model.bounds.max.x)
      expect(at[1]).toBeGreaterThan(model.bounds.min.y)
      expect(at[1]).toBeLessThan(model.bounds.max.y)
    }
  }
})

test.each(['CH4', 'CO2', 'H2O', 'Mg'])(
  '%s: so many as can be given fit their room and stand on the tray',
  (formula) => {
    for (const count of [1, 2, 5, 20]) {
      const { model, fits } = pileOf(formula, count, ROOM)
      expect((model.bounds.max.x - model.bounds.min.x) * fits).toBeLessThanOrEqual(ROOM.width)
      expect((model.bounds.max.y - model.bounds.min.y) * fits).toBeLessThanOrEqual(ROOM.height)
      expect(model.bounds.min.y).toBeGreaterThanOrEqual(0)
    }
  },
)
