// The lesson a question in words is nearest to: by its headline, its skill and its idea.
import type { Language } from '#engine/core/languages.ts'
import { tokensOf } from './tokens.ts'

/** What a lesson is found by, and what is shown of it. */
export interface LessonEntry {
  /** Its address, too. */
  readonly skill: string
  readonly title: string
  /** Of the skill. */
  readonly name: string
  /** Two or three sentences. */
  readonly idea: readonly string[]
  /** Where its facts can be looked up; null: it needs none. */
  readonly source: string | null
}

export interface FoundLesson extends LessonEntry {
  /** Whether it explains what was asked about: else it is only near. */
  readonly isAbout: boolean
}

/** A lesson is near a question when it has this much of its words, rare ones counting more: one of three. */
const LEAST_COVERED = 0.3
/** Between words a sentence begins anew. */
const CLAUSES = /[.:;!?,、。：；！？，]/
/** What a clause explains stands at its beginning. */
const FIRST_WORDS = 1
/** In pairs of characters: a word of three. */
const FIRST_PAIRS = 2

/** null: no lesson is near. */
export function findLesson(
  question: string,
  lessons: readonly LessonEntry[],
  language: Language,
): FoundLesson | null {
  const asked = new Set(tokensOf(question, language))
  const bags = lessons.map((lesson) => ({ lesson, ...bagsOf(lesson, language) }))
  const weight = (token: string) =>
    Math.log(1 + lessons.length / Math.max(1, bags.filter(({ all }) => all.has(token)).length))
  const sum = (held: ReadonlySet<string>) =>
    [...asked].reduce((total, token) => total + (held.has(token) ? weight(token) : 0), 0)
  const total = sum(asked)
  if (total === 0) return null
  const ranked = bags.map(({ lesson, all, told, heads }) => ({
    lesson,
    headed: sum(heads),
    covered: sum(all) / total,
    told: sum(told) / total,
    isAbout: [...asked].every((token) => told.has(token)),
  }))
  ranked.sort(
    (a, b) =>
      Number(b.isAbout) - Number(a.isAbout) ||
      b.covered + b.told - (a.covered + a.told) ||
      b.headed - a.headed,
  )
  const [best] = ranked.filter(({ covered }) => covered >= LEAST_COVERED)
  return best ? { ...best.lesson, isAbout: best.isAbout } : null
}

/** `heads`: its headline and its skill. `told`: what it is about, by these and by how the clauses of its idea begin. */
function bagsOf(
  { title, name, idea }: LessonEntry,
  language: Language,
): Readonly<Record<'heads' | 'told' | 'all', ReadonlySet<string>>> {
  const first = language === 'zh' ? FIRST_PAIRS : FIRST_WORDS
  const heads = [title, name].flatMap((text) => tokensOf(text, language))
  const clauses = idea.flatMap((sentence) => sentence.split(CLAUSES))
  const told = new Set([...heads, ...clauses.flatMap((clause) => tokensOf(clause, language).slice(0, first))])
  return {
    heads: new Set(heads),
    told,
    all: new Set([...told, ...idea.flatMap((sentence) => tokensOf(sentence, language))]),
  }
}
