import { useCallback, useState } from 'react'
import type { Bond } from '#engine/games/science-quest/matter/structure.ts'

/**
 * The bond that was made last, while it is still to be drawn, and what says that it has been.
 * @param isStill nothing moves: every bond is there at once
 */
export function useGrowingBond(
  bonds: readonly Bond[],
  isStill: boolean,
): [growing: Bond | null, endGrowing: () => void] {
  const [drawn, setDrawn] = useState(bonds)
  const made = madeBond(drawn, bonds)
  const growing = isStill ? null : made
  // What is taken apart, or appears at once, needs no frames.
  if (growing === null && drawn !== bonds) setDrawn(bonds)
  return [growing, useCallback(() => setDrawn(bonds), [bonds])]
}

/** The bond that is there now and was not, or was of a lower order; null where none is new. */
export function madeBond(before: readonly Bond[], now: readonly Bond[]): Bond | null {
  return (
    now.find(
      ({ from, to, order }) =>
        !before.some((bond) => bond.from === from && bond.to === to && bond.order >= order),
    ) ?? null
  )
}
