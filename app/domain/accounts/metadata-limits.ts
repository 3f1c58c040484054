// How much people may say about themselves: it travels in every access token, inside a header.
import type { Metadata } from './accounts.types.ts'

/** Bytes of JSON. */
const MAX_BYTES = 8 * 1024
/** SQLite reads JSON no deeper than 1,000; nobody needs as much. */
const MAX_DEPTH = 32

function isWithin(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((part) => isWithin(part, depth - 1))
}

/** Whether it is small and shallow enough to keep. */
export function metadataFits(data: Metadata): boolean {
  return isWithin(data, MAX_DEPTH) && new TextEncoder().encode(JSON.stringify(data)).length <= MAX_BYTES
}
