// The facts of our own quiz banks in one language, as a question is looked up in them: fetched when one is asked for.

import { BANDS, type Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import type { Fact } from '#engine/curriculum/homework/find-nearest.ts'
import type { QuizPractice } from '#engine/curriculum/written/quiz-practice.ts'
import { QUIZ_BANKS } from '#engine/games/quiz-banks.ts'
import type { QuizWords } from '#engine/learning/quiz/quiz-words.ts'
import { createWordsLoader } from '../load-words.ts'
import { loadSources, type Sources } from '../practice/load-sources.ts'
import type { QuizGame } from '../quiz/quiz-addresses.ts'

export type FactSubject = 'science' | 'history'

const GAMES: Readonly<Record<FactSubject, QuizGame>> = {
  science: 'science-explorer',
  history: 'history-quest',
}

const LOADERS: Readonly<Record<FactSubject, (language: Language, band: Band) => Promise<QuizWords>>> = {
  science: createWordsLoader(
    import.meta.glob('../../../game-engine/games/science-explorer/words/*/*.json', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ),
  history: createWordsLoader(
    import.meta.glob('../../../game-engine/games/history-quest/words/*/*.json', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ),
}

/** Of all three bands. @throws when a file cannot be fetched */
export async function loadFacts(subject: FactSubject, language: Language): Promise<Fact[]> {
  const parts = await Promise.all(
    BANDS.map(async (band) => {
      const [words, sources] = await Promise.all([
        LOADERS[subject](language, band),
        loadSources(GAMES[subject], band),
      ])
      return factsOf(QUIZ_BANKS[subject][band], words, sources)
    }),
  )
  return parts.flat()
}

export function factsOf({ items, skills }: QuizPractice, words: QuizWords, sources: Sources = {}): Fact[] {
  const skillOf = new Map(
    Object.entries(skills).flatMap(([skill, ids]) => ids.split(' ').map((id) => [id, skill] as const)),
  )
  return items.flatMap(({ id, source }) => {
    const said = words.items[id]
    return said ? [{ ...said, id, source: sources[id] ?? source, skill: skillOf.get(id) ?? null }] : []
  })
}
