import { readFileSync } from 'node:fs'
import type { Language } from '#engine/core/languages.ts'
import type { HuntWords } from '#engine/games/history-hunt/words.ts'

/** The words as a page fetches them. */
export function huntWords(language: Language): HuntWords {
  const folder = new URL(`../../../game-engine/games/history-hunt/words/${language}/`, import.meta.url)
  const read = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
  return { artefacts: read('artefacts'), missions: read('missions'), sentences: read('sentences') }
}
