// Which tile a key means: the letter itself, else the same letter with an accent, for keyboards that have none.

/**
 * @param free tiles still to be had, by their place in the row
 * @param key as KeyboardEvent.key says it: a letter, or 1 to 9 for a place in the row
 * @returns the tile, or null when the key means none of them
 */
export function tileOfKey(key: string, tiles: readonly string[], free: readonly number[]): number | null {
  if (/^[1-9]$/.test(key)) {
    const tile = Number(key) - 1
    return free.includes(tile) ? tile : null
  }
  const letter = key.normalize('NFC').toLowerCase()
  const exact = free.find((tile) => tiles[tile] === letter)
  return exact ?? free.find((tile) => withoutAccent(tiles[tile] ?? '') === letter) ?? null
}

function withoutAccent(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '')
}
