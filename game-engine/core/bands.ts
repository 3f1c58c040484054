// The three grade bands every game knows (spec 001, sections 5 and 9).

export const BANDS = ['elementary', 'middle', 'high'] as const

export type Band = (typeof BANDS)[number]

/** True for exactly 'elementary', 'middle' and 'high': the only grades anything stored or posted may hold. */
export function isBand(input: unknown): input is Band {
  return typeof input === 'string' && (BANDS as readonly string[]).includes(input)
}
