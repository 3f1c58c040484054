import { BANDS, type Band } from '#engine/core/bands.ts'

/** All bands, those nearest to this grade first: a high school reader is not led past the stories of small children. */
export function bandsFrom(grade: Band | null): readonly Band[] {
  if (grade === null) return BANDS
  const own = BANDS.indexOf(grade)
  const distance = (band: Band) => Math.abs(BANDS.indexOf(band) - own)
  return [...BANDS].sort((one, other) => distance(one) - distance(other))
}
