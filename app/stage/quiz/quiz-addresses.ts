// Where the words of the quiz games are, a file for each part of a topic and for each skill (app/bundle/quiz-banks.ts). The server asks no
// questions.
/// <reference types="vite/types/importMeta.d.ts" />
import type { Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'

export type QuizGame = 'science-explorer' | 'history-quest'

/** By "<topic>.<part>", or by the id of the skill. */
type Addresses = Readonly<Record<Language, Readonly<Record<string, string>>>>

const ADDRESSES: Readonly<Record<string, () => Promise<Addresses>>> = import.meta.env.SSR
  ? {}
  : import.meta.glob<Addresses>(
      '../../../game-engine/games/{science-explorer,history-quest}/{bank,practice}/{elementary,middle,high}.ts',
      { query: '?words', import: 'default' },
    )

/** @param table bank: of the parts of its topics; practice: of the skills. Rejects when it cannot be fetched; may be asked again. */
export function loadQuizAddresses(
  game: QuizGame,
  table: 'bank' | 'practice',
  band: Band,
): Promise<Addresses> {
  const load = ADDRESSES[`../../../game-engine/games/${game}/${table}/${band}.ts`]
  if (!load) throw new Error(`no words for ${game} ${band}`)
  return load()
}
