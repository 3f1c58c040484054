// Definitions and sentences, fetched when a round begins: those of its language and band, and of the bands a level pack goes on to.
import { useEffect, useState } from 'react'
import type { Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import { bandsFrom } from '#engine/games/word-works/sets.ts'
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

/** As much as is there; where they cannot be fetched the words are found without them. */
export function useWordTexts(language: Language, band: Band, extraLevels: number): WordTexts {
  const [texts, setTexts] = useState<WordTexts>({})
  useEffect(() => {
    let gone = false
    const fetchTexts = () => {
      for (const one of extraLevels > 0 ? bandsFrom(band) : [band])
        loadTexts(language, one)
          .then((fetched) => {
            if (!gone) setTexts((before) => ({ ...before, ...fetched }))
          })
          .catch(() => {})
    }
    fetchTexts()
    addEventListener('online', fetchTexts)
    return () => {
      gone = true
      removeEventListener('online', fetchTexts)
    }
  }, [language, band, extraLevels])
  return texts
}
