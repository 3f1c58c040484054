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
  /** Says what the word means without using it. */
  readonly definition: string
  /** Uses the word exactly once. */
  readonly sentence: string
}

/** By word. */
export type WordTexts = Readonly<Record<string, WordText>>
