// Formulas such as "Ca(OH)2" as counts of atoms.
import { ELEMENTS, type ElementSymbol, isElementSymbol } from './elements.ts'

export type AtomCounts = Readonly<Partial<Record<ElementSymbol, number>>>

/**
 * Atoms of one unit of a formula; brackets may be nested.
 * @throws RangeError for a formula that cannot be read or has an element the bench does not
 */
export function atomsOf(formula: string): AtomCounts {
  const open: Map<ElementSymbol, number>[] = [new Map()]
  const tokens = /(?<symbol>[A-Z][a-z]?)(?<count>\d*)|(?<bracket>\()|\)(?<times>\d*)/gy
  let read = 0
  for (const { 0: text, groups = {} } of formula.matchAll(tokens)) {
    read += text.length
    const { symbol, count, bracket, times } = groups
    if (bracket !== undefined) open.push(new Map())
    else if (symbol !== undefined) {
      if (!isElementSymbol(symbol)) throw new RangeError(`no element ${symbol}`)
      add(open.at(-1), symbol, Number(count || 1))
    } else {
      const inner = open.pop()
      for (const [inside, atoms] of inner ?? []) add(open.at(-1), inside, atoms * Number(times || 1))
    }
  }
  const [counts, unclosed] = open
  if (read < formula.length || counts === undefined || counts.size === 0 || unclosed !== undefined)
    throw new RangeError(`no formula: ${formula}`)
  return Object.fromEntries(counts)
}

function add(counts: Map<ElementSymbol, number> | undefined, symbol: ElementSymbol, atoms: number): void {
  if (counts === undefined) throw new RangeError('a bracket is closed that was never opened')
  counts.set(symbol, (counts.get(symbol) ?? 0) + atoms)
}

/** Grams a mole, summed in whole thousandths so that no rounding error builds up. */
export function molarMass(formula: string): number {
  let thousandths = 0
  for (const [symbol, atoms] of Object.entries(atomsOf(formula))) {
    if (isElementSymbol(symbol)) thousandths += Math.round(ELEMENTS[symbol].mass * 1_000) * atoms
  }
  return thousandths / 1_000
}
