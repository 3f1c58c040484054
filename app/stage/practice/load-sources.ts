// Where the facts of a quiz bank can be looked up: fetched with worked answers, which alone tell it.
/// <reference types="vite/types/importMeta.d.ts" />
import type { Band } from '#engine/core/bands.ts'
import type { QuizGame } from '../quiz/quiz-addresses.ts'

export type Sources = Readonly<Record<string, string>>

/** By path (app/bundle/quiz-banks.ts); the server tells no source. */
const SOURCES: Readonly<Record<string, () => Promise<Sources>>> = import.meta.env.SSR
  ? {}
  : import.meta.glob<Sources>(
      '../../../game-engine/games/{science-explorer,history-quest}/bank/{elementary,middle,high}.ts',
      { query: '?sources', import: 'default' },
    )

/** By the id of the item. Rejects when it cannot be fetched; may be asked again. */
export function loadSources(game: QuizGame, band: Band): Promise<Sources> {
  const load = SOURCES[`../../../game-engine/games/${game}/bank/${band}.ts`]
  if (!load) throw new Error(`${game} has no bank for ${band}`)
  return load()
}
