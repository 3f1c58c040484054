// No shuffle shows a rude string. What to look for is kept as hashes: nobody reads it out of what a browser gets.
import type { Language } from '#engine/core/languages.ts'

/** Shorter ones stand in too many harmless words. */
export const LEAST_RUDE: Readonly<Record<Language, number>> = { en: 3, es: 3, fr: 3, zh: 2 }

/** Without capitals and accents. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** FNV-1a of 32 bits (G. Fowler, L. C. Noll, K.-P. Vo), over UTF-16 code units. */
export function hashOf(text: string): number {
  let hash = 0x811c_9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193)
  }
  return hash >>> 0
}

/** @param rude hashes of folded strings, LEAST_RUDE letters long or longer */
export function isRude(letters: readonly string[], rude: ReadonlySet<number>): boolean {
  const text = letters.map(folded)
  return text.some((_, from) =>
    text.slice(from + 1).some((__, more) => rude.has(hashOf(text.slice(from, from + more + 2).join('')))),
  )
}
