import type { Block } from '../content.types.ts'
import { blockText } from '../plain-text.ts'

/** Words of a language with spaces, read aloud in one's head by a grown-up who is not in a hurry. */
const WORDS_A_MINUTE = 200
/** Chinese is counted by characters. */
const CHARACTERS_A_MINUTE = 350

const HAN = /\p{Script=Han}/gu
const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu

/** Minutes it takes to read this, rounded, at least 1. */
export function readingMinutes(blocks: readonly Block[]): number {
  const text = blocks.map(blockText).join('\n')
  const characters = text.match(HAN)?.length ?? 0
  const words = text.replace(HAN, ' ').match(WORD)?.length ?? 0
  return Math.max(1, Math.round(characters / CHARACTERS_A_MINUTE + words / WORDS_A_MINUTE))
}
