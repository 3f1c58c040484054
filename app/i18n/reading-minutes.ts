import type { Band } from '#engine/core/bands.ts'

/** What is read in a minute, at leisure: words of a language with spaces, characters of Chinese. */
const A_MINUTE: Readonly<Record<Band | 'adult', { words: number; characters: number }>> = {
  elementary: { words: 100, characters: 160 },
  middle: { words: 160, characters: 260 },
  high: { words: 200, characters: 340 },
  adult: { words: 200, characters: 350 },
}

const HAN = /\p{Script=Han}/gu
const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu

/** Minutes it takes a pupil of these grades or a grown-up to read a text, rounded, at least 1. */
export function readingMinutes(text: string, reader: Band | 'adult'): number {
  const characters = text.match(HAN)?.length ?? 0
  const words = text.replace(HAN, ' ').match(WORD)?.length ?? 0
  const { words: wordsAMinute, characters: charactersAMinute } = A_MINUTE[reader]
  return Math.max(1, Math.round(characters / charactersAMinute + words / wordsAMinute))
}
