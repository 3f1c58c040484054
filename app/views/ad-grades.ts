import type { Band } from '#engine/core/bands.ts'

/** Whether pages written for this grade may show messages of our own: for kindergarten to grade 5 there are none. */
export function hasAds(grade: Band): boolean {
  return grade !== 'elementary'
}
