import type { ElementSymbol } from '#engine/games/science-quest/matter/elements.ts'
import { type Structure, withBond } from '#engine/games/science-quest/matter/structure.ts'

/** Each molecule of two atoms that the first bond of a bench can make; the same two kinds in the same order are one. */
export function firstBonds(atoms: readonly ElementSymbol[]): Structure[] {
  const pairs = atoms.flatMap((one, from) => atoms.slice(from + 1).map((other) => [one, other]))
  const known = new Map(pairs.map((pair) => [pair.join(), pair]))
  return [...known.values()].flatMap((pair) => {
    const made = withBond({ atoms: pair, bonds: [] }, 0, 1)
    return made.ok ? [made.value] : []
  })
}
