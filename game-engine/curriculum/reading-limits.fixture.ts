// How long a sentence and how hard an English text may be in a school year, and the spaces of French marks.
import type { Language } from '#engine/core/languages.ts'
import { readingGrade } from '#engine/learning/quiz/reading-grade.fixture.ts'
import type { Grade } from './skill.ts'

/** Longest sentence in words (Chinese: characters), and highest reading grade in English, up to a grade. */
const LIMITS: readonly (readonly [upTo: Grade, words: number, characters: number, grade: number])[] = [
  [2, 14, 24, 2.9],
  [5, 22, 40, 5.4],
  [8, 30, 55, 8.9],
  [12, 42, 80, 12.9],
]

const limitsOf = (grade: Grade) => LIMITS.find(([upTo]) => grade <= upTo) ?? ([12, 42, 80, 12.9] as const)

export function longSentences(texts: readonly string[], grade: Grade, language: Language): string[] {
  const [, words, characters] = limitsOf(grade)
  const longest = language === 'zh' ? characters : words
  return texts
    .flatMap((one) => one.split(/[.?!:;…。？！：；]+/))
    .filter((sentence) => lengthOf(sentence, language) > longest)
    .map((sentence) => `longer than ${longest}: ${sentence.trim()}`)
}

/** Of each English text; other languages are held by the length of their sentences alone. */
export function hardTexts(texts: readonly string[], grade: Grade, language: Language): string[] {
  const [, , , most] = limitsOf(grade)
  return (language === 'en' ? texts.map(readingGrade) : [])
    .filter((one) => one > most)
    .map((one) => `reads at grade ${one.toFixed(1)}, ${most} is the most`)
}

function lengthOf(sentence: string, language: Language): number {
  if (language === 'zh') return sentence.match(/\p{Script=Han}/gu)?.length ?? 0
  return sentence.match(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu)?.length ?? 0
}

/** Marks as a language does not set them (docs/voice.md). */
const WRONG_MARKS: Readonly<Partial<Record<Language, readonly [pattern: RegExp, fault: string]>>> = {
  fr: [/[^\u202f\u00a0…?!][?!;»]|[^\u202f\u00a0\d]:/, 'a French mark without its narrow space'],
  es: [/[«»]/, 'Spanish is quoted with “ ”'],
}

export function wrongMarks(texts: readonly string[], language: Language): string[] {
  const [pattern, fault] = WRONG_MARKS[language] ?? []
  return pattern && fault && texts.some((one) => pattern.test(one)) ? [fault] : []
}
