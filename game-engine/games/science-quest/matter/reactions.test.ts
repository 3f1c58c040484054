import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balance, firstUnequal, gcd, runToEnd, speciesOf } from './equation.ts'
import { atomsOf } from './formula.ts'
import { enthalpyOf, equationOf, isExothermic, REACTION_IDS, statesOf } from './reactions.ts'

describe.each(REACTION_IDS)('%s', (id) => {
  const equation = equationOf(id)
  const coefficients = balance(equation)

  test('conserves every atom with the smallest coefficients', () => {
    expect(firstUnequal(equation, coefficients)).toBeNull()
    expect(coefficients.reduce(gcd)).toBe(1)
    expect(Math.min(...coefficients)).toBeGreaterThan(0)
    expect(statesOf(id)).toHaveLength(coefficients.length)
    expect(statesOf(id).filter((state) => !['s', 'l', 'g', 'aq'].includes(state))).toEqual([])
  })

  test('conserves every atom to the end, with none left of what limits it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 30 }), { minLength: 2, maxLength: 2 }), (amounts) => {
        const { after, limiting, extent } = runToEnd(equation, amounts)
        expect(limiting.length).toBeGreaterThan(0)
        for (const place of limiting) expect(after[place]).toEqual({ n: 0, d: 1 })
        const atoms = new Map<string, number>()
        speciesOf(equation).forEach((formula, place) => {
          const { n, d } = after[place] ?? { n: Number.NaN, d: 1 }
          expect(n).toBeGreaterThanOrEqual(0)
          const before = place < equation.reactants.length ? (amounts[place] ?? 0) : 0
          // In whole numbers: the extent's denominator is a multiple of every other.
          for (const [element, count] of Object.entries(atomsOf(formula)))
            atoms.set(element, (atoms.get(element) ?? 0) + count * ((n * extent.d) / d - before * extent.d))
        })
        expect([...atoms.values()].every((difference) => difference === 0)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})

test.each([
  ['photosynthesis', [6, 6, 1, 6]],
  ['rusting', [4, 3, 2]],
  ['sodaAndVinegar', [1, 1, 1, 1, 1]],
  ['heatingSoda', [2, 1, 1, 1]],
] as const)('%s is balanced by %j', (id, coefficients) => {
  expect(balance(equationOf(id))).toEqual(coefficients)
})

test('what no coefficients balance is refused', () => {
  expect(() => balance({ reactants: ['H2'], products: ['O2'] })).toThrow(RangeError)
  expect(() => balance({ reactants: ['H2O'], products: ['H2', 'O2', 'O2'] })).toThrow(RangeError)
  expect(() => balance({ reactants: ['H2', 'H2O'], products: ['O2'] })).toThrow(RangeError)
})

test('5 hydrogen and 2 oxygen make 4 water, and 1 hydrogen is left', () => {
  expect(runToEnd(equationOf('fuelCell'), [5, 2])).toEqual({
    limiting: [1],
    extent: { n: 2, d: 1 },
    after: [
      { n: 1, d: 1 },
      { n: 0, d: 1 },
      { n: 4, d: 1 },
    ],
  })
  expect(runToEnd(equationOf('rusting'), [3, 9]).after).toEqual([
    { n: 0, d: 1 },
    { n: 27, d: 4 },
    { n: 3, d: 2 },
  ])
})

/** Kilojoules as school books give them. */
test.each([
  ['fuelCell', -571.7],
  ['burningMagnesium', -1_203.2],
  ['gasFlame', -890.6],
  ['rusting', -1_648.4],
  ['magnesiumInAcid', -466.9],
  ['neutralising', -55.8],
  ['sodaAndVinegar', 31.1],
  ['burningLime', 179.2],
  ['zincAndCopper', -218.7],
  ['photosynthesis', 2_802.7],
] as const)('%s takes in %d kJ', (id, kilojoules) => {
  expect(enthalpyOf(id) / 1_000).toBeCloseTo(kilojoules, 1)
  expect(isExothermic(id)).toBe(kilojoules < 0)
})
