// Which words a level plays, and which of them comes next.

import { BANDS, type Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import type { Dice } from '#engine/core/random.ts'
import { chooseItem } from '#engine/learning/choose-item.ts'
import { notRecentlyMet } from '#engine/learning/not-recently-met.ts'
import { ITEM_RATINGS } from './constants.ts'
import { ENGLISH_SPELLINGS } from './spellings/en.ts'
import { SPANISH_SPELLINGS } from './spellings/es.ts'
import { FRENCH_SPELLINGS } from './spellings/fr.ts'
import { CHINESE_SPELLINGS } from './spellings/zh.ts'
import type { Spellings, WordBank, WordItem } from './word-item.ts'
import { ENGLISH_WORDS } from './words/en.ts'
import { SPANISH_WORDS } from './words/es.ts'
import { FRENCH_WORDS } from './words/fr.ts'
import { CHINESE_WORDS } from './words/zh.ts'

/** Each language has words of its own, not translations. */
export const WORD_BANKS: Readonly<Record<Language, WordBank>> = {
  en: ENGLISH_WORDS,
  es: SPANISH_WORDS,
  fr: FRENCH_WORDS,
  zh: CHINESE_WORDS,
}

export const WORD_SPELLINGS: Readonly<Record<Language, Spellings>> = {
  en: ENGLISH_SPELLINGS,
  es: SPANISH_SPELLINGS,
  fr: FRENCH_SPELLINGS,
  zh: CHINESE_SPELLINGS,
}

export type SetAt = (bank: WordBank, band: Band, level: number) => readonly WordItem[]

/**
 * The set of a level, from 1. Levels of a pack go on with the sets of the bands above, so that they bring words that were not
 * there; after the last of them it begins anew.
 */
export const setAt: SetAt = (bank, band, level) =>
  inTurn(
    bandsFrom(band).flatMap((one) => bank[one]),
    level,
  )

/** A band and those above it. */
export function bandsFrom(band: Band): readonly Band[] {
  return BANDS.slice(BANDS.indexOf(band))
}

export function inTurn(sets: WordBank[Band], level: number): readonly WordItem[] {
  const set = sets[(level - 1) % sets.length]
  if (!set) throw new RangeError(`no set for level ${level}`)
  return set
}

export interface WordChoice {
  readonly item: WordItem
  /** Words that were shown, to be given back with the next choice. */
  readonly used: readonly string[]
}

/** What is new is preferred to what is not as if that lay so many Elo points further from what is wished for. */
const MET_BEFORE = 200

/**
 * The next word of a set: one that was not used yet and fits the rating wished for. When all are used the set begins
 * anew, but never with the word shown last (AMB-15).
 * @param seen words met in earlier rounds, unless the round was opened without, and used in this one
 */
export function chooseWord(
  dice: Dice,
  set: readonly WordItem[],
  { met, used }: { readonly met?: readonly string[] | undefined; readonly used: readonly string[] },
  target: number,
): WordChoice {
  const unused = set.filter(({ word }) => !used.includes(word))
  const again = unused.length === 0
  const last = used.at(-1)
  const open = again ? set.filter(({ word }) => word !== last) : unused
  const kept = met && new Set(notRecentlyMet(wordsOf(set), [...met, ...used]))
  const fresh = kept ? open.filter(({ word }) => kept.has(word)) : open
  const item = chooseItem(dice, fresh, (candidate) => {
    const distance = Math.abs(ITEM_RATINGS[candidate.difficulty] - target)
    return met?.includes(candidate.word) ? distance + MET_BEFORE : distance
  })
  const before = again ? used.filter((word) => !wordsOf(set).includes(word)) : used
  return { item, used: [...before, item.word] }
}

function wordsOf(set: readonly WordItem[]): string[] {
  return set.map(({ word }) => word)
}
