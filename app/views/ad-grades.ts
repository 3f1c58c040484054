import type { Band } from '#engine/core/bands.ts'

/** Whether pages written for this grade may show messages of our own: for children, kindergarten to grade 8, there are none. */
export function hasAds(grade: Band): boolean {
  return grade === 'high'
}
