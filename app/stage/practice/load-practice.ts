// Fetches what a session needs when it begins: the generators of its areas, and their sentences in one language.
import type { Language } from '#engine/core/languages.ts'
import type { SentenceWords } from '#engine/curriculum/fill-sentence.ts'
import type { Generators } from '#engine/curriculum/generator.ts'

const GENERATORS = import.meta.glob<Readonly<Record<string, Generators>>>(
  '../../../game-engine/curriculum/mathematics/*/generators.ts',
)
const ADDRESSES = import.meta.glob<string>('../../../game-engine/curriculum/mathematics/sentences/*/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

type Sentences = Readonly<Record<string, string>>

/** Sentences that every area says. */
const SHARED = 'common'

export interface PracticeParts {
  readonly generators: Generators
  readonly words: SentenceWords
}

/** @throws when a file cannot be fetched; asked again, it is tried again */
export async function loadPractice(areas: readonly string[], language: Language): Promise<PracticeParts> {
  const [generators, sentences, lexicon] = await Promise.all([
    Promise.all(areas.map(loadGenerators)),
    Promise.all(
      [SHARED, ...areas].map(async (area) => [area, await loadJson<Sentences>(language, area)] as const),
    ),
    loadJson<Pick<SentenceWords, 'nouns' | 'people'>>(language, 'lexicon'),
  ])
  return {
    generators: Object.assign({}, ...generators),
    words: { language, sentences: Object.fromEntries(sentences), ...lexicon },
  }
}

async function loadGenerators(area: string): Promise<Generators> {
  const load = find(GENERATORS, `/${area}/generators.ts`)
  return Object.assign({}, ...Object.values(await load()))
}

async function loadJson<Content>(language: Language, name: string): Promise<Content> {
  const address = find(ADDRESSES, `/${language}/${name}.json`)
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

function find<Value>(table: Readonly<Record<string, Value>>, ending: string): Value {
  const [, value] = Object.entries(table).find(([path]) => path.endsWith(ending)) ?? []
  if (value === undefined) throw new Error(`there is no ${ending}`)
  return value
}
