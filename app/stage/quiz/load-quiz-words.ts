// Fetches the words of a round: of the topics it leads through, and no others. Each comes once, and stays for as long as the page does.
/// <reference types="vite/types/importMeta.d.ts" />
import type { Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import type { QuizWords } from '#engine/learning/quiz/quiz-words.ts'
import { createFileLoader } from '../load-words.ts'

export type QuizGameFolder = 'science-explorer' | 'history-quest'

/** Addresses of a band's topics, first topic first (vite-quiz-banks.ts), by the path of its bank. The server asks no questions. */
type Addresses = Readonly<Record<string, () => Promise<readonly string[]>>>

const ADDRESSES: Readonly<Record<Language, Addresses>> | null = import.meta.env.SSR
  ? null
  : {
      en: import.meta.glob<readonly string[]>(
        '../../../game-engine/games/{science-explorer,history-quest}/bank/{elementary,middle,high}.ts',
        { query: '?words=en', import: 'default' },
      ),
      es: import.meta.glob<readonly string[]>(
        '../../../game-engine/games/{science-explorer,history-quest}/bank/{elementary,middle,high}.ts',
        { query: '?words=es', import: 'default' },
      ),
      fr: import.meta.glob<readonly string[]>(
        '../../../game-engine/games/{science-explorer,history-quest}/bank/{elementary,middle,high}.ts',
        { query: '?words=fr', import: 'default' },
      ),
      zh: import.meta.glob<readonly string[]>(
        '../../../game-engine/games/{science-explorer,history-quest}/bank/{elementary,middle,high}.ts',
        { query: '?words=zh', import: 'default' },
      ),
    }

const loadFile = createFileLoader<QuizWords>()

export interface WantedWords {
  readonly language: Language
  readonly band: Band
  readonly topics: readonly number[]
}

/** Rejects when one of them cannot be fetched; asked again, only what is missing is fetched. */
export async function loadQuizWords(
  game: QuizGameFolder,
  { language, band, topics }: WantedWords,
): Promise<QuizWords> {
  const load = ADDRESSES?.[language][`../../../game-engine/games/${game}/bank/${band}.ts`]
  if (!load) throw new Error(`no words for ${game} ${band}`)
  const addresses = await load()
  const parts = await Promise.all([...new Set(topics)].map((topic) => loadFile(addresses[topic - 1] ?? '')))
  return joinWords(parts)
}

/** @param parts of one band: each has the titles of all its topics, and the items of some */
export function joinWords(parts: readonly QuizWords[]): QuizWords {
  return {
    topics: parts[0]?.topics ?? [],
    items: Object.assign({}, ...parts.map(({ items }) => items)),
  }
}
