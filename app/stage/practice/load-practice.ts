// Fetches what a session needs when it begins: the generators of its areas, and their words in one language.
import { isBand } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import type { SentenceWords } from '#engine/curriculum/fill-sentence.ts'
import type { Generators } from '#engine/curriculum/generator.ts'
import type { WrittenSkill } from '#engine/curriculum/written/item.ts'
import type { QuizPractice } from '#engine/curriculum/written/quiz-practice.ts'
import type { QuizWords } from '#engine/learning/quiz/quiz-words.ts'
import { loadQuizAddresses, type QuizGame } from '../quiz/quiz-addresses.ts'
import { loadSources } from './load-sources.ts'

const GENERATORS = import.meta.glob<Readonly<Record<string, Generators>>>(
  '../../../game-engine/curriculum/mathematics/*/generators.ts',
)
const QUIZ_BANKS = import.meta.glob<Readonly<Record<string, QuizPractice>>>(
  '../../../game-engine/games/{science-explorer,history-quest}/practice/*.ts',
)
const ADDRESSES = import.meta.glob<string>(
  [
    '../../../game-engine/curriculum/mathematics/sentences/*/*.json',
    '../../../game-engine/curriculum/written/sentences/*.json',
    '../../../game-engine/curriculum/language/items/*/*.json',
  ],
  { query: '?url', import: 'default', eager: true },
)

type Sentences = Readonly<Record<string, string>>

export interface PracticeParts {
  readonly generators: Generators
  readonly words: SentenceWords
}

type Lexicon = Pick<SentenceWords, 'nouns' | 'people'>

/** What one area brings. */
interface Part {
  readonly generators: Generators
  /** By the area of their keys. */
  readonly sentences: Readonly<Record<string, Sentences>>
  readonly lexicon?: Lexicon
}

/** The parts of each subject, by area. */
const LOAD: Readonly<Record<string, (area: string, language: Language) => Promise<Part>>> = {
  mathematics: loadMathematics,
  language: loadLanguage,
  science: (area, language) => loadQuiz('science-explorer', area, language),
  history: (area, language) => loadQuiz('history-quest', area, language),
}

/**
 * @param areas each a subject and, after a slash, the area in it
 * @throws when a file cannot be fetched; asked again, it is tried again
 */
export async function loadPractice(areas: readonly string[], language: Language): Promise<PracticeParts> {
  const parts = await Promise.all(
    areas.map((address) => {
      const [subject = '', ...area] = address.split('/')
      const load = LOAD[subject]
      if (!load) throw new Error(`there is no ${address}`)
      return load(area.join('/'), language)
    }),
  )
  const lexicon = parts.find((part) => part.lexicon)?.lexicon ?? WORDLESS
  return {
    generators: Object.assign({}, ...parts.map(({ generators }) => generators)),
    words: {
      language,
      sentences: Object.assign({}, ...parts.map(({ sentences }) => sentences)),
      ...lexicon,
    },
  }
}

/** Written exercises count no things and name nobody by number. */
const WORDLESS = { nouns: {}, people: [] } as unknown as Lexicon

async function loadMathematics(area: string, language: Language): Promise<Part> {
  const folder = `mathematics/sentences/${language}`
  const [modules, own, common, lexicon] = await Promise.all([
    find(GENERATORS, `/${area}/generators.ts`)(),
    fetchJson<Sentences>(`${folder}/${area}.json`),
    fetchJson<Sentences>(`${folder}/common.json`),
    fetchJson<Lexicon>(`${folder}/lexicon.json`),
  ])
  return {
    generators: Object.assign({}, ...Object.values(modules)),
    sentences: { common, [area]: own },
    lexicon,
  }
}

async function loadLanguage(skill: string, language: Language): Promise<Part> {
  const file = await fetchJson<WrittenSkill>(`language/items/${language}/${skill}.json`)
  return writtenPart({ [skill]: file }, language)
}

/** @param area a band, a slash and a skill of it */
async function loadQuiz(game: QuizGame, area: string, language: Language): Promise<Part> {
  const [band = '', skill = ''] = area.split('/')
  if (!isBand(band)) throw new Error(`${band} is no band`)
  const [modules, { items }, sources, { quizSkills }] = await Promise.all([
    find(QUIZ_BANKS, `/${game}/practice/${band}.ts`)(),
    loadQuizAddresses(game, 'practice', band).then((addresses) =>
      fetchAddress<QuizWords>(addresses[language][skill] ?? ''),
    ),
    loadSources(game, band),
    import('#engine/curriculum/written/quiz-practice.ts'),
  ])
  const [bank] = Object.values(modules)
  if (!bank) throw new Error(`${game} has no bank for ${band}`)
  const { [skill]: written } = quizSkills(bank, items, sources)
  return writtenPart(written ? { [skill]: written } : {}, language)
}

/** @param skills by id */
async function writtenPart(
  skills: Readonly<Record<string, WrittenSkill>>,
  language: Language,
): Promise<Part> {
  const [shared, { writtenGenerator }, { itemSentences }] = await Promise.all([
    fetchJson<Sentences>(`written/sentences/${language}.json`),
    import('#engine/curriculum/written/written-generator.ts'),
    import('#engine/curriculum/written/item-sentences.ts'),
  ])
  const made = Object.entries(skills).map(
    ([id, skill]) => [id, writtenGenerator(id, skill), itemSentences(skill, language)] as const,
  )
  return {
    generators: Object.fromEntries(made.map(([id, generator]) => [id, generator])),
    sentences: { written: shared, ...Object.fromEntries(made.map(([id, , words]) => [id, words])) },
  }
}

function fetchJson<Content>(path: string): Promise<Content> {
  return fetchAddress(find(ADDRESSES, `/${path}`))
}

async function fetchAddress<Content>(address: string): Promise<Content> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}

function find<Value>(table: Readonly<Record<string, Value>>, ending: string): Value {
  const [, value] = Object.entries(table).find(([path]) => path.endsWith(ending)) ?? []
  if (value === undefined) throw new Error(`there is no ${ending}`)
  return value
}
