// What a sentence of a study guide says that can be asked for: a word that it defines, the name of somebody or something, one thing
// of a list, a year, a number. Rules alone; a sentence they are not sure of gives nothing.
import type { Language } from '#engine/core/languages.ts'
import { GUIDE_PATTERNS, type GuidePatterns } from './guide-patterns.ts'

/** Wrong options are answers of the same kind: a year is never offered beside a word. */
export type FactKind = 'term' | 'terms' | 'name' | 'item' | `year${string}` | `number ${string}`

export interface Fact {
  readonly kind: FactKind
  /** As it stands in the sentence. */
  readonly answer: string
  /** The sentence with a gap in the place of the answer. */
  readonly asks: string
  readonly sentence: string
  /** Of a list: all of its things, none of which is wrong. */
  readonly beside: readonly string[]
}

export const GAP = '____'

/** What a definition has to say at least: "A dog is an animal" fits cats as well. */
const LEAST_WORDS = 4
const LEAST_HAN = 6
const FIGURE = /\d+(?:[.,\u00a0\u202f ]\d{3})*(?:[.,]\d+)?/gu

/** @returns null: nothing that can be asked for without a doubt */
export function factOf(sentence: string, language: Language): Fact | null {
  const patterns = GUIDE_PATTERNS[language]
  if (sentence.includes(GAP) || patterns.vague.test(sentence)) return null
  return (
    listFact(sentence, patterns) ??
    definitionFact(sentence, patterns, language) ??
    nameFact(sentence, patterns) ??
    yearFact(sentence, patterns) ??
    numberFact(sentence, patterns, language)
  )
}

/** A sentence with `answer` left out at `at`, and the article before it that would give it away. */
export function withGap(sentence: string, at: number, answer: string, { article }: GuidePatterns): string {
  const before = sentence.slice(0, at).replace(article, '')
  return before + GAP + sentence.slice(at + answer.length)
}

function definitionFact(sentence: string, patterns: GuidePatterns, language: Language): Fact | null {
  for (const pattern of [...patterns.definitions, patterns.entry]) {
    const found = pattern.exec(sentence)
    const term = found?.groups?.['term']
    if (!found || term === undefined) continue
    if (patterns.noTerm.test(term) || !/[\p{L}]{2}/u.test(term)) continue
    const at =
      found[0].endsWith(term) || /\.$/.test(found[0]) ? sentence.lastIndexOf(term) : sentence.indexOf(term)
    const rest = sentence.slice(0, at) + sentence.slice(at + term.length)
    if (!saysEnough(rest, language) || gives(rest, term)) continue
    const kind = found.groups?.['many'] === undefined ? 'term' : 'terms'
    return { kind, answer: term, asks: withGap(sentence, at, term, patterns), sentence, beside: [] }
  }
  return null
}

function nameFact(sentence: string, patterns: GuidePatterns): Fact | null {
  const found = patterns.name.exec(sentence)
  const name = found?.groups?.['term']
  if (!found || name === undefined || gives(sentence.slice(0, found[0].length - name.length), name))
    return null
  const at = found[0].length - name.length
  return { kind: 'name', answer: name, asks: withGap(sentence, at, name, patterns), sentence, beside: [] }
}

function listFact(sentence: string, patterns: GuidePatterns): Fact | null {
  const found = patterns.list.exec(sentence)
  const list = found?.groups?.['list']
  if (!found || list === undefined) return null
  const things = list.split(patterns.between).map((thing) => thing.trim())
  const from = found.index + found[0].lastIndexOf(list)
  // Without words before it a list says nothing of what it lists.
  if (things.length < 3 || new Set(things).size < things.length || from < 4) return null
  const answer = things[Math.floor(things.length / 2)] ?? ''
  const at = sentence.indexOf(answer, from)
  if (answer === '' || sentence.indexOf(answer) !== at || sentence.lastIndexOf(answer) !== at) return null
  return { kind: 'item', answer, asks: withGap(sentence, at, answer, patterns), sentence, beside: things }
}

function yearFact(sentence: string, patterns: GuidePatterns): Fact | null {
  const years = [...sentence.matchAll(new RegExp(patterns.year.source, `${patterns.year.flags}g`))]
  const [found] = years
  const year = found?.groups?.['term']
  if (!found || year === undefined || years.length > 1) return null
  const era =
    /公元前$/.test(sentence.slice(0, found.index)) || isBefore(sentence.slice(found.index + year.length))
  const asks = withGap(sentence, found.index, year, patterns)
  return { kind: `year${era ? ' before' : ''}`, answer: year, asks, sentence, beside: [] }
}

const isBefore = (rest: string) => /^ (?:BCE?|a\. ?C\.|av\. J)/u.test(rest)

function numberFact(sentence: string, patterns: GuidePatterns, language: Language): Fact | null {
  const figures = [...sentence.matchAll(FIGURE)]
  const [found] = figures
  if (!found || figures.length > 1) return null
  const [figure] = found
  const before = sentence.slice(0, found.index)
  const after = sentence.slice(found.index + figure.length)
  if (
    found.index === 0 ||
    patterns.label.test(before) ||
    /[\p{L}\d.-]$/u.test(language === 'zh' ? '' : before)
  )
    return null
  const unit = (
    language === 'zh' ? /^ ?(?:%|％|[\p{Script=Han}])/u : /^[\u00a0\u202f ]?(?:%|°C?|[\p{L}]{2,})/u
  ).exec(after)?.[0]
  if (unit === undefined) return null
  const asks = withGap(sentence, found.index, figure, patterns)
  return { kind: `number ${unit.trim().toLowerCase()}`, answer: figure, asks, sentence, beside: [] }
}

function saysEnough(rest: string, language: Language): boolean {
  if (language === 'zh') return (rest.match(/\p{Script=Han}/gu) ?? []).length >= LEAST_HAN
  return (rest.match(/\p{L}{2,}/gu) ?? []).length >= LEAST_WORDS
}

/** Whether the rest of a sentence tells the answer, or one of its words. */
function gives(rest: string, answer: string): boolean {
  const plain = rest.toLowerCase()
  return answer
    .toLowerCase()
    .split(' ')
    .some((word, _, words) => (words.length === 1 || word.length > 3) && plain.includes(stemOf(word)))
}

/** Plural and singular have it. */
const stemOf = (word: string) => word.slice(0, Math.max(4, word.length - 2))
