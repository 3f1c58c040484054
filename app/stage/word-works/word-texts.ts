// Definitions and sentences, fetched when a round begins: only those of its language and band.
import { useEffect, useState } from 'react'
import type { Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import type { WordTexts } from '#engine/games/word-works/word-item.ts'
import { createWordsLoader } from '../load-words.ts'

/** Addresses of files of their own: as modules the bundler would mix them with code that other pages load. */
const FILES: Readonly<Record<string, string>> = import.meta.env.SSR
  ? {}
  : import.meta.glob('../../../game-engine/games/word-works/texts/*/*.json', {
      query: '?url',
      import: 'default',
      eager: true,
    })

const loadTexts = createWordsLoader<WordTexts>(FILES)

/** Null until they are there; where they cannot be fetched the words are found without them. */
export function useWordTexts(language: Language, band: Band): WordTexts | null {
  const [texts, setTexts] = useState<WordTexts | null>(null)
  useEffect(() => {
    let gone = false
    const fetchTexts = () =>
      loadTexts(language, band)
        .then((fetched) => {
          if (!gone) setTexts(fetched)
        })
        .catch(() => {})
    void fetchTexts()
    addEventListener('online', fetchTexts)
    return () => {
      gone = true
      removeEventListener('online', fetchTexts)
    }
  }, [language, band])
  return texts
}
