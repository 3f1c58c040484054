// How the letters of a word are spread over lines.

/** Pixels: no tile is narrower, as a finger has to hit it. */
export const SMALLEST_TILE = 46

/** How many of the smallest tiles fit side by side; one at least. All in pixels. */
export function tilesThatFit(room: number, gap: number): number {
  return Math.max(1, Math.floor((room + gap) / (SMALLEST_TILE + gap)))
}

/** How many tiles a line gets, so that a word takes as few lines as `fit` allows, all of about the same length. */
export function tilesPerLine(letters: number, fit: number): number {
  return Math.ceil(letters / Math.ceil(letters / fit))
}
