// Equations of reactions: balanced by the conservation of atoms, and played with exact amounts.
import { atomsOf } from './formula.ts'

export interface Equation {
  readonly reactants: readonly string[]
  readonly products: readonly string[]
}

/** A ratio in lowest terms; `d` is positive. */
export interface Ratio {
  readonly n: number
  readonly d: number
}

export function speciesOf({ reactants, products }: Equation): string[] {
  return [...reactants, ...products]
}

/** Atoms of each element on both sides, given how many of each species there are (reactants first). */
export function atomTally(
  equation: Equation,
  counts: readonly number[],
): ReadonlyMap<string, { readonly left: number; readonly right: number }> {
  const tally = new Map<string, { left: number; right: number }>()
  speciesOf(equation).forEach((formula, place) => {
    const side = place < equation.reactants.length ? 'left' : 'right'
    for (const [element, atoms] of Object.entries(atomsOf(formula))) {
      const both = tally.get(element) ?? { left: 0, right: 0 }
      tally.set(element, { ...both, [side]: both[side] + atoms * (counts[place] ?? 0) })
    }
  })
  return tally
}

/** The first element whose atoms differ between the sides; null when all are conserved. */
export function firstUnequal(equation: Equation, counts: readonly number[]): string | null {
  for (const [element, { left, right }] of atomTally(equation, counts)) if (left !== right) return element
  return null
}

/**
 * The smallest whole coefficients that conserve every atom, reactants first (Gaussian elimination in whole numbers).
 * @throws RangeError where no coefficients do, or several that are not multiples of each other
 */
export function balance(equation: Equation): number[] {
  const species = speciesOf(equation)
  const elements = [...atomTally(equation, []).keys()]
  const atoms = species.map((formula) => new Map<string, number>(Object.entries(atomsOf(formula))))
  let rows = elements.map((element) =>
    atoms.map((counts, place) => (counts.get(element) ?? 0) * (place < equation.reactants.length ? 1 : -1)),
  )
  const last = species.length - 1
  const pivots: number[][] = []
  for (let column = 0; column < last; column++) {
    const pivot = rows.find((row) => row[column] !== 0)
    if (pivot === undefined) throw new RangeError(`not one way to balance ${species.join(' ')}`)
    const cleared = (row: readonly number[]) => eliminate(row, pivot, column)
    rows = rows.filter((row) => row !== pivot).map(cleared)
    pivots.splice(0, pivots.length, ...pivots.map(cleared), pivot)
  }
  if (rows.some((row) => row.some((value) => value !== 0)))
    throw new RangeError(`no balance: ${species.join(' ')}`)
  // Each row now says: coefficient of its species = -last / pivot, times the coefficient of the last one.
  const ratios = pivots.map((row, column) => ratio(-(row[last] ?? 0), row[column] ?? 1))
  const common = ratios.reduce((multiple, { d }) => (multiple / gcd(multiple, d)) * d, 1)
  const coefficients = [...ratios.map(({ n, d }) => (n * common) / d), common]
  if (coefficients.some((value) => value <= 0)) throw new RangeError(`no balance: ${species.join(' ')}`)
  return coefficients
}

export interface Outcome {
  /** Places of the reactants that are used up. */
  readonly limiting: readonly number[]
  /** How many times the balanced equation ran. */
  readonly extent: Ratio
  /** What is there afterwards, reactants first. */
  readonly after: readonly Ratio[]
}

/** Runs a reaction to its end. `amounts`: whole numbers (moles or molecules) of the reactants. */
export function runToEnd(equation: Equation, amounts: readonly number[]): Outcome {
  const coefficients = balance(equation)
  const extents = equation.reactants.map((_, place) => ratio(amounts[place] ?? 0, coefficients[place] ?? 1))
  const extent = extents.reduce((least, next) => (next.n * least.d < least.n * next.d ? next : least))
  return {
    limiting: extents.flatMap(({ n, d }, place) => (n === extent.n && d === extent.d ? [place] : [])),
    extent,
    after: coefficients.map((coefficient, place) => {
      const used = coefficient * extent.n
      if (place >= equation.reactants.length) return ratio(used, extent.d)
      return ratio((amounts[place] ?? 0) * extent.d - used, extent.d)
    }),
  }
}

/** The greatest whole number that divides both; the other where one is 0. */
export function gcd(one: number, other: number): number {
  return other === 0 ? Math.abs(one) : gcd(other, one % other)
}

function ratio(n: number, d: number): Ratio {
  const divisor = gcd(n, d) * Math.sign(d)
  // "+ 0" because -0 is not 0 once it is compared as JSON.
  return { n: n / divisor + 0, d: d / divisor }
}

function eliminate(row: readonly number[], pivot: readonly number[], column: number): number[] {
  const [own, its] = [row[column] ?? 0, pivot[column] ?? 1]
  if (own === 0) return [...row]
  const cleared = row.map((value, place) => value * its - (pivot[place] ?? 0) * own)
  const divisor = cleared.reduce(gcd, 0)
  return divisor === 0 ? cleared : cleared.map((value) => value / divisor + 0)
}
