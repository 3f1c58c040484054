// Questions of a practice test from somebody's study guide. Each is a sentence of the guide with a gap; wrong options are answers of
// other questions of the same kind, and where there are too few the answer is typed. The same text makes the same questions.
import type { Language } from '#engine/core/languages.ts'
import { type Fact, type FactKind, factOf, GAP, withGap } from './find-facts.ts'
import { GUIDE_PATTERNS } from './guide-patterns.ts'
import { sentencesOf } from './guide-text.ts'

export interface GuideQuestion {
  readonly asks: string
  readonly answer: string
  /** Two or three; none: the answer is typed. */
  readonly wrong: readonly string[]
}

/** Of one guide. */
export const MOST_GUIDE_QUESTIONS = 20
/** Fewer are no test. */
export const LEAST_GUIDE_QUESTIONS = 3

const WRONG = 3
const LEAST_WRONG = 2
/** Longer answers are not typed letter for letter. */
const LONGEST_TYPED: Readonly<Record<Language, number>> = { en: 20, es: 20, fr: 20, zh: 6 }

/** At most MOST_GUIDE_QUESTIONS, in the order of the text and from all over it. Takes time in proportion to the text. */
export function makeQuestions(text: string, language: Language): GuideQuestion[] {
  const sentences = [...new Set(sentencesOf(text, language))]
  const found = sentences.map((sentence) => factOf(sentence, language))
  const terms = found
    .filter((fact) => fact !== null)
    .filter(({ kind }) => kind === 'term' || kind === 'terms')
  const cloze = new Set<string>()
  const facts = sentences.flatMap((sentence, index) => {
    const fact = found[index] ?? clozeOf(sentence, terms, cloze, language)
    return fact ? [fact] : []
  })
  const questions = facts.flatMap((fact) => questionOf(fact, facts, language) ?? [])
  return spread(unique(questions), MOST_GUIDE_QUESTIONS)
}

/** A word that the guide defines, left out of another sentence about it; once a word. */
function clozeOf(
  sentence: string,
  terms: readonly Fact[],
  used: Set<string>,
  language: Language,
): Fact | null {
  const patterns = GUIDE_PATTERNS[language]
  if (patterns.vague.test(sentence) || sentence.length < (language === 'zh' ? 14 : 40)) return null
  const inside = terms.filter(({ answer }) => placesOf(sentence, answer, language).length > 0)
  const [term] = inside
  if (!term || inside.length > 1 || used.has(keyOf(term.answer))) return null
  const [at, again] = placesOf(sentence, term.answer, language)
  if (at === undefined || again !== undefined) return null
  used.add(keyOf(term.answer))
  return { ...term, sentence, asks: withGap(sentence, at, term.answer, patterns) }
}

function placesOf(sentence: string, word: string, language: Language): number[] {
  const places: number[] = []
  const [text, sought] = [keyOf(sentence), keyOf(word)]
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const isWhole =
      language === 'zh' || !/\p{L}/u.test(`${text[at - 1] ?? ' '}${text[at + sought.length] ?? ' '}`)
    if (isWhole) places.push(at)
  }
  return places
}

function questionOf(fact: Fact, facts: readonly Fact[], language: Language): GuideQuestion | null {
  const { asks, answer } = fact
  const begin = facts.indexOf(fact)
  const others = [...facts.slice(begin + 1), ...facts.slice(0, begin)]
  const wrong = new Map<string, string>()
  for (const kind of kindsLike(fact.kind))
    for (const other of others)
      if (other.kind === kind && isWrong(other, fact)) wrong.set(keyOf(other.answer), other.answer)
  const shown = (text: string) => (/^(?:year|number)/.test(fact.kind) ? text : capital(text, language))
  if (wrong.size >= LEAST_WRONG)
    return { asks, answer: shown(answer), wrong: [...wrong.values()].slice(0, WRONG).map(shown) }
  return canBeTyped(fact, language) ? { asks, answer, wrong: [] } : null
}

/** Words in the singular and in the plural help each other out. */
function kindsLike(kind: FactKind): FactKind[] {
  if (kind === 'term') return ['term', 'terms']
  return kind === 'terms' ? ['terms', 'term'] : [kind]
}

/** Neither the same, nor in the question, nor one a part of the other: "cell" and "plant cell" may both be right. */
function isWrong(other: Fact, { answer, asks, beside }: Fact): boolean {
  const [one, two] = [keyOf(other.answer), keyOf(answer)]
  if (one.includes(two) || two.includes(one) || keyOf(asks).includes(one)) return false
  return !beside.some((thing) => keyOf(thing) === one) && keyOf(other.asks) !== keyOf(asks)
}

function canBeTyped({ kind, answer }: Fact, language: Language): boolean {
  if (kind.startsWith('number')) return /^\d{1,4}$/.test(answer)
  return answer.length <= LONGEST_TYPED[language]
}

/** Options begin alike, wherever they stood in their sentences. */
function capital(text: string, language: Language): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1)
}

const keyOf = (text: string) => text.toLowerCase()

/** Without a second question that asks the same. */
function unique(questions: readonly GuideQuestion[]): GuideQuestion[] {
  const asked = new Map(questions.map((question) => [question.asks, question]))
  return [...asked.values()].filter(({ asks }) => asks.split(GAP).length === 2)
}

function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items]
  return Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)]).filter(
    (item) => item !== undefined,
  )
}
