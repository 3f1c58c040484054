// The sentences of the session's areas, for everything within it that speaks.
import { createContext, useContext } from 'react'
import type { Language } from '#engine/core/languages.ts'
import { DECIMAL_SIGN } from '#engine/curriculum/check-answer.ts'
import type { SentenceWords } from '#engine/curriculum/fill-sentence.ts'
import type { Signs } from '#engine/curriculum/linear-text.ts'

export const WordsContext = createContext<SentenceWords | null>(null)

export function useWords(): SentenceWords {
  const words = useContext(WordsContext)
  if (!words) throw new Error('no words around this')
  return words
}

/** Between thousands; a narrow space that does not break in Spanish and French. */
const GROUP: Readonly<Record<Language, string>> = { en: ',', es: '\u202f', fr: '\u202f', zh: '' }

export const signsOf = (language: Language): Signs => ({
  decimal: DECIMAL_SIGN[language],
  group: GROUP[language],
  ...(language === 'es' && { sine: 'sen', groupFrom: 5 }),
  ...(language === 'zh' && { repeats: 'dots' }),
})

export function useSigns(): Signs {
  return signsOf(useWords().language)
}
