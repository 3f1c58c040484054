// What a word bank holds. The rules need a word and how hard it is; what it means is read on the page (texts/).

import type { Band } from '#engine/core/bands.ts'

/** 1: nearly everyone of the grade band can spell it; 5: few can. */
export type Difficulty = 1 | 2 | 3 | 4 | 5

export interface WordItem {
  /** In lower case, composed (NFC); unique within its language and band, and so the key of its texts. */
  readonly word: string
  readonly difficulty: Difficulty
}

/** The sets of a band, the set of level 1 first. No two words of a set are made of the same letters. */
export type WordBank = Readonly<Record<Band, readonly (readonly WordItem[])[]>>

/** What is read once a word is found. */
export interface WordText {
  /** How a Chinese word sounds, a syllable a character, for those who cannot read its characters yet. */
  readonly pinyin?: string
  /** Says what the word means without using it. */
  readonly definition: string
  /** Uses the word exactly once. */
  readonly sentence: string
}

/** By word. */
export type WordTexts = Readonly<Record<string, WordText>>

/** What the tiles of a language's words spell besides them (npm run spellings). */
export interface Spellings {
  /** Tells the words it was made of: their hash, sorted and joined by commas. */
  readonly madeOf: number
  /** Other real words made of all tiles of a word, by word; words without any are absent. */
  readonly anagrams: Readonly<Record<string, readonly string[]>>
  /** Hashes of rude strings that could stand in a shuffle. */
  readonly rude: readonly number[]
}
