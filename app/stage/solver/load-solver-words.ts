// The solver's sentences in one language.
import type { Language } from '#engine/core/languages.ts'
import type { SentenceWords } from '#engine/curriculum/fill-sentence.ts'

const SENTENCES = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../game-engine/curriculum/solver/sentences/*.json',
  { import: 'default' },
)

/** @throws when the file cannot be fetched */
export async function loadSolverWords(language: Language): Promise<SentenceWords> {
  const [, load] = Object.entries(SENTENCES).find(([path]) => path.endsWith(`/${language}.json`)) ?? []
  if (!load) throw new Error(`no sentences of the solver in ${language}`)
  return { language, sentences: { solver: await load() }, nouns: {}, people: [] }
}
