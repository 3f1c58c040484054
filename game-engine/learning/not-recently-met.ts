// What a player has not met for long: content comes again only when two thirds of the others have been met since.

/** Of three things to draw from, so many are kept back: those met last. */
const KEPT_BACK = { of: 3, last: 2 } as const

/**
 * The ids that may be drawn: all but those met last, two thirds of them.
 * @param met in the order of meeting, last met last, an entry for each time; ids of other content are no matter
 */
export function notRecentlyMet(ids: readonly string[], met: readonly string[]): string[] {
  const known = new Set(ids)
  const lastMet = [...new Set(met.toReversed())].filter((id) => known.has(id))
  const keptBack = new Set(lastMet.slice(0, Math.floor((ids.length * KEPT_BACK.last) / KEPT_BACK.of)))
  return ids.filter((id) => !keptBack.has(id))
}
