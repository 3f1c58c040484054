// Fetches the words of a round: of the parts it asks, and no others. Each comes once, and stays for as long as the page does.
import type { Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import type { QuizWords } from '#engine/learning/quiz/quiz-words.ts'
import { createFileLoader } from '../load-words.ts'
import { loadQuizAddresses, type QuizGame } from './quiz-addresses.ts'

const loadFile = createFileLoader<QuizWords>()

export interface WantedWords {
  readonly language: Language
  readonly band: Band
  /** "<topic>.<part>" each, none twice. */
  readonly parts: readonly string[]
}

/** Rejects when one of them cannot be fetched; asked again, only what is missing is fetched. */
export async function loadQuizWords(
  game: QuizGame,
  { language, band, parts }: WantedWords,
): Promise<QuizWords> {
  const { [language]: addresses } = await loadQuizAddresses(game, 'bank', band)
  const files = await Promise.all(parts.map((part) => loadFile(addresses[part] ?? '')))
  return joinWords(files)
}

/** @param files of one band: each has the titles of all its topics, and the items of some */
function joinWords(files: readonly QuizWords[]): QuizWords {
  return {
    topics: files[0]?.topics ?? [],
    items: Object.assign({}, ...files.map(({ items }) => items)),
  }
}
