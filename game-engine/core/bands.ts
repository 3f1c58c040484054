// The three grade bands every game knows (spec 001, sections 5 and 9).

export const BANDS = ['elementary', 'middle', 'high'] as const

export type Band = (typeof BANDS)[number]

/** School grades of each band, as written for people. */
export const BAND_GRADES: Readonly<Record<Band, string>> = {
  elementary: 'K-5',
  middle: '6-8',
  high: '9-12',
}

/** True for exactly 'elementary', 'middle' and 'high': the only grades anything stored or posted may hold. */
export function isBand(input: unknown): input is Band {
  return typeof input === 'string' && (BANDS as readonly string[]).includes(input)
}
