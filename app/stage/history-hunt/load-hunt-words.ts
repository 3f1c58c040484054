import type { Language } from '#engine/core/languages.ts'
import type { HuntWords } from '#engine/games/history-hunt/words.ts'
import { createWordsLoader } from '../load-words.ts'

/** Addresses of files of their own: the server carries none of them. */
const ADDRESSES: Readonly<Record<string, string>> = import.meta.env.SSR
  ? {}
  : import.meta.glob('../../../game-engine/games/history-hunt/words/*/*.json', {
      query: '?url',
      import: 'default',
      eager: true,
    })

const load = createWordsLoader<unknown, keyof HuntWords>(ADDRESSES)

/** The files are tested to be what their types say. */
export async function loadHuntWords(language: Language): Promise<HuntWords> {
  const [artefacts, missions, sentences] = await Promise.all([
    load(language, 'artefacts'),
    load(language, 'missions'),
    load(language, 'sentences'),
  ])
  return { artefacts, missions, sentences } as HuntWords
}
