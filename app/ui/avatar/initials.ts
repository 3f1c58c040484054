// What stands for a face where there is no picture (spec 000 section 2).

const LETTER = /[\p{L}\p{N}]/u

/** The first two letters of a display name in upper case; one when it has only one; "SB" without any. */
export function initials(displayName: string | null): string {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(displayName ?? '')]
    .map(({ segment }) => segment)
    .filter((segment) => LETTER.test(segment))
  return letters.slice(0, 2).join('').toUpperCase() || 'SB'
}
