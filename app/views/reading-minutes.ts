import type { Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'

/** Words that are read in a minute, at leisure; of Chinese, characters. */
const WORDS: Readonly<Record<Band, number>> = { elementary: 100, middle: 160, high: 200 }
const CHARACTERS: Readonly<Record<Band, number>> = { elementary: 160, middle: 260, high: 340 }

/** How many minutes somebody of these grades reads, at least one. */
export function readingMinutes(texts: readonly string[], band: Band, language: Language): number {
  const text = texts.join(' ')
  const minutes =
    language === 'zh'
      ? (text.match(/\p{Script=Han}/gu)?.length ?? 0) / CHARACTERS[band]
      : text.split(/\s+/).filter(Boolean).length / WORDS[band]
  return Math.max(1, Math.round(minutes))
}
