import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ELEMENTS, type ElementSymbol } from './elements.ts'
import { atomsOf, molarMass } from './formula.ts'
import { MOLECULE_IDS, recognise, structureOf } from './molecules.ts'
import { freeBonds, pieceOf, type Structure, withBond, withoutBond } from './structure.ts'

const place = fc.nat({ max: 8 })
const anyAtoms = fc.array(fc.constantFrom<ElementSymbol>('H', 'C', 'N', 'O', 'Cl', 'B'), {
  minLength: 2,
  maxLength: 9,
})

function built(atoms: readonly ElementSymbol[], pairs: readonly (readonly [number, number])[]): Structure {
  return pairs.reduce<Structure>(
    (structure, [one, other]) => {
      const bonded = withBond(structure, one, other)
      return bonded.ok ? bonded.value : structure
    },
    { atoms, bonds: [] },
  )
}

describe('bonds', () => {
  test('no atom ever has more bonds than its valence, whatever is tried', () => {
    fc.assert(
      fc.property(anyAtoms, fc.array(fc.tuple(place, place), { maxLength: 30 }), (atoms, pairs) => {
        const structure = built(atoms, pairs)
        atoms.forEach((symbol, atom) => {
          const used = structure.bonds
            .filter(({ from, to }) => from === atom || to === atom)
            .reduce((sum, { order }) => sum + order, 0)
          expect(used).toBeLessThanOrEqual(ELEMENTS[symbol].valence)
          expect(freeBonds(structure, atom)).toBe(ELEMENTS[symbol].valence - used)
        })
      }),
    )
  })

  test('what cannot be joined says why', () => {
    const water = structureOf('water')
    expect(withBond(water, 1, 2)).toEqual({ ok: false, code: 'no_free_bond' })
    expect(withBond(water, 0, 0)).toEqual({ ok: false, code: 'no_such_atom' })
    expect(withBond(water, 0, 3)).toEqual({ ok: false, code: 'no_such_atom' })
    const chain = built(
      ['C', 'C', 'C'],
      [
        [0, 1],
        [1, 2],
      ],
    )
    expect(withBond(chain, 0, 2)).toEqual({ ok: false, code: 'makes_ring' })
    const tripled = built(
      ['C', 'C'],
      [
        [0, 1],
        [0, 1],
        [0, 1],
      ],
    )
    expect(withBond(tripled, 0, 1)).toEqual({ ok: false, code: 'no_free_bond' })
  })

  test('a bond is taken away whole, and its atoms are free again', () => {
    const split = withoutBond(structureOf('carbonDioxide'), 1, 0)
    expect(freeBonds(split, 0)).toBe(2)
    expect(pieceOf(split, 0)).toEqual([0, 2])
    expect(withoutBond(split, 0, 1)).toBe(split)
  })
})

describe('molecules', () => {
  test('are known whatever order of atoms and bonds they were built in', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MOLECULE_IDS), fc.infiniteStream(fc.nat({ max: 99 })), (id, luck) => {
        const model = structureOf(id)
        const shuffled = <Item>(items: readonly Item[]) =>
          items
            .map((item) => ({ item, key: luck.next().value ?? 0 }))
            .toSorted((one, other) => one.key - other.key)
            .map(({ item }) => item)
        const order = shuffled(model.atoms.map((_, atom) => atom))
        const pairs = model.bonds.flatMap(({ from, to, order: bonds }) =>
          Array.from({ length: bonds }, () => [order.indexOf(to), order.indexOf(from)] as const),
        )
        const atoms = order.flatMap((atom) => model.atoms[atom] ?? [])
        expect(recognise(built(atoms, shuffled(pairs)))).toBe(id)
      }),
    )
  })

  test('are no others: no two drawings are the same molecule, and one with a free bond is none', () => {
    expect(MOLECULE_IDS.map((id) => recognise(structureOf(id)))).toEqual(MOLECULE_IDS)
    for (const id of MOLECULE_IDS) {
      const { atoms, bonds } = structureOf(id)
      expect(recognise({ atoms, bonds: bonds.slice(1) })).toBeNull()
    }
  })
})

describe('formulas', () => {
  test.each([
    ['H2O', { H: 2, O: 1 }],
    ['Ca(OH)2', { Ca: 1, O: 2, H: 2 }],
    ['NaCH3COO', { Na: 1, C: 2, H: 3, O: 2 }],
    ['C6H12O6', { C: 6, H: 12, O: 6 }],
  ])('%s', (formula, atoms) => {
    expect(atomsOf(formula)).toEqual(atoms)
  })

  test.each(['', 'Xy2', 'H2O)', '(OH', 'h2o', 'H2 O'])('%j is none', (formula) => {
    expect(() => atomsOf(formula)).toThrow(RangeError)
  })

  test.each([
    ['H2O', 18.015],
    ['CO2', 44.009],
    ['CaCO3', 100.086],
    ['C6H12O6', 180.156],
  ])('a mole of %s weighs %d grams', (formula, grams) => {
    expect(molarMass(formula)).toBe(grams)
  })
})
