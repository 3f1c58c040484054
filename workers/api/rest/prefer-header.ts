// The preferences of a `Prefer` header (RFC 7240) that this service knows; others may be passed over unless told not to.
import type { Resolution } from '#app/domain/data-service/insert-rows.server.ts'

export interface Preferences {
  representation: boolean
  count: boolean
  resolution: Resolution
  /** Preferences that `handling=strict` forbids us to pass over. */
  unmet: readonly string[]
}

const HARMLESS = ['return=minimal', 'handling=lenient', 'handling=strict', 'missing=default', 'tx=commit']

export function readPreferHeader(header: string | undefined): Preferences {
  const stated = (header ?? '')
    .split(',')
    .map((preference) => preference.trim())
    .filter((preference) => preference !== '')
  const known: Preferences = { representation: false, count: false, resolution: 'none', unmet: [] }
  const unknown: string[] = []
  for (const preference of stated) {
    if (preference === 'return=representation') known.representation = true
    else if (/^count=(exact|planned|estimated)$/.test(preference)) known.count = true
    else if (preference === 'resolution=merge-duplicates') known.resolution = 'merge'
    else if (preference === 'resolution=ignore-duplicates') known.resolution = 'ignore'
    else if (!HARMLESS.includes(preference)) unknown.push(preference)
  }
  return { ...known, unmet: stated.includes('handling=strict') ? unknown : [] }
}
