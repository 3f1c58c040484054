// The wishes of a `Prefer` header (RFC 7240) that this service knows; others may be passed over unless told not to.
import type { Resolution } from '#app/domain/data-service/insert-rows.server.ts'

export interface Preferences {
  representation: boolean
  count: boolean
  resolution: Resolution
  /** Wishes that `handling=strict` forbids us to pass over. */
  unmet: readonly string[]
}

const HARMLESS = ['return=minimal', 'handling=lenient', 'handling=strict', 'missing=default', 'tx=commit']

export function readPreferHeader(header: string | undefined): Preferences {
  const wishes = (header ?? '')
    .split(',')
    .map((wish) => wish.trim())
    .filter((wish) => wish !== '')
  const preferences: Preferences = { representation: false, count: false, resolution: 'none', unmet: [] }
  const unknown: string[] = []
  for (const wish of wishes) {
    if (wish === 'return=representation') preferences.representation = true
    else if (/^count=(exact|planned|estimated)$/.test(wish)) preferences.count = true
    else if (wish === 'resolution=merge-duplicates') preferences.resolution = 'merge'
    else if (wish === 'resolution=ignore-duplicates') preferences.resolution = 'ignore'
    else if (!HARMLESS.includes(wish)) unknown.push(wish)
  }
  return { ...preferences, unmet: wishes.includes('handling=strict') ? unknown : [] }
}
