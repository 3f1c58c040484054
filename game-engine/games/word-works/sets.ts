// Which words a level plays, and which of them comes next.

import type { Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import type { Dice } from '#engine/core/random.ts'
import { chooseItem } from '#engine/learning/choose-item.ts'
import { ITEM_RATINGS } from './constants.ts'
import type { WordBank, WordItem } from './word-item.ts'
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

/** The set of a level, from 1; levels after the band's last set begin with its first again. */
export function setAt(language: Language, band: Band, level: number): readonly WordItem[] {
  const sets = WORD_BANKS[language][band]
  const set = sets[(level - 1) % sets.length]
  if (!set) throw new RangeError(`no set for level ${level}`)
  return set
}

export interface WordChoice {
  readonly item: WordItem
  /** Words that were shown, to be given back with the next choice. */
  readonly used: readonly string[]
}

/**
 * The next word of a set: one that was not used yet and fits the rating wished for. When all are used the set begins
 * anew, but never with the word shown last (AMB-15).
 */
export function chooseWord(
  dice: Dice,
  set: readonly WordItem[],
  used: readonly string[],
  target: number,
): WordChoice {
  const fresh = set.filter(({ word }) => !used.includes(word))
  const again = fresh.length === 0
  const last = used.at(-1)
  const item = chooseItem(dice, again ? set.filter(({ word }) => word !== last) : fresh, (candidate) =>
    Math.abs(ITEM_RATINGS[candidate.difficulty] - target),
  )
  const kept = again ? used.filter((word) => !set.some((other) => other.word === word)) : used
  return { item, used: [...kept, item.word] }
}
