// Puts a sentence together in one language.
import type { Language } from '#engine/core/languages.ts'
import { type Maths, num } from './notation.ts'
import type { Counted, Filler, Sentence, Thing } from './sentence.ts'

/** The words of one counted noun: "{n} apple", "{n} apples", "apples". Chinese needs `other` and `many` alone. */
export interface NounWords {
  readonly one?: string
  readonly other: string
  readonly many: string
}

/** The files of one language, as a page loaded them. */
export interface SentenceWords {
  readonly language: Language
  /** By area, then by name. */
  readonly sentences: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** None where nothing is counted and nobody is named. */
  readonly nouns: Readonly<Partial<Record<Thing | Counted, NounWords>>>
  readonly people: readonly string[]
}

/** A sentence is text and mathematics by turns; the screen sets numbers and formulas as its language does. */
export type Piece = string | Maths

/** Making one takes longer than a hundred sentences. */
const PLURALS = new Map<Language, Intl.PluralRules>()

const GAP = /\{(\w+)\}/g

/**
 * @throws Error naming key or place when a template is missing, or asks for what the sentence does not bring: the page
 * loaded the wrong area, or the content is broken
 */
export function fillSentence({ key, with: fillers = {} }: Sentence, words: SentenceWords): Piece[] {
  const slash = key.indexOf('/')
  const template = words.sentences[key.slice(0, slash)]?.[key.slice(slash + 1)]
  if (template === undefined) throw new Error(`no words for ${key} in ${words.language}`)
  return joined(
    template.split(GAP).flatMap((text, index) => {
      if (index % 2 === 0) return [text]
      const filler = fillers[text]
      if (filler === undefined) throw new Error(`${key} in ${words.language} asks for ${text}`)
      return piecesOf(filler, words)
    }),
  )
}

function piecesOf(filler: Filler, words: SentenceWords): Piece[] {
  if (typeof filler === 'number') return [num(filler)]
  if ('is' in filler) return [filler]
  if ('key' in filler) return fillSentence(filler, words)
  if ('person' in filler) return [words.people[filler.person % words.people.length] ?? '']
  if ('many' in filler) return [nounOf(filler.many, words).many]
  const noun = nounOf(filler.of, words)
  const isOne = pluralRules(words.language).select(filler.amount) === 'one'
  const [before = '', after = ''] = ((isOne ? noun.one : undefined) ?? noun.other).split('{n}')
  return [before, num(filler.amount), after]
}

function nounOf(name: Thing | Counted, { nouns, language }: SentenceWords): NounWords {
  const noun = nouns[name]
  if (!noun) throw new Error(`no words for ${name} in ${language}`)
  return noun
}

function pluralRules(language: Language): Intl.PluralRules {
  const rules = PLURALS.get(language) ?? new Intl.PluralRules(language)
  PLURALS.set(language, rules)
  return rules
}

/** Neighbouring texts in one piece, no empty ones. */
function joined(pieces: readonly Piece[]): Piece[] {
  const done: Piece[] = []
  for (const piece of pieces) {
    const last = done.at(-1)
    if (piece === '') continue
    if (typeof piece === 'string' && typeof last === 'string') done[done.length - 1] = last + piece
    else done.push(piece)
  }
  return done
}
