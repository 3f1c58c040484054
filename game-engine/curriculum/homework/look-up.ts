// What our own has for a question that no calculation answers, by one rule for homework help and for the built-in tutor of
// generate-text: a fact of the quiz banks, else the lesson that explains it.
import type { Language } from '#engine/core/languages.ts'
import { type FoundLesson, findLesson, type LessonEntry } from './find-lesson.ts'
import { findFact } from './find-nearest.ts'
import type { Recognised } from './recognise.ts'

/** Where it is looked up. */
export interface Shelf<Fact> {
  readFacts(): Promise<readonly Fact[]>
  readLessons(): Promise<readonly LessonEntry[]>
}

export type LookedUp<Fact> =
  | { readonly is: 'fact'; readonly fact: Fact }
  /** One that explains it (`isAbout`), or the nearest; null: none is near. */
  | { readonly is: 'lesson'; readonly lesson: FoundLesson | null }

/** @param question tidied @param found what the reader of the solver made of it: only words have facts */
export async function lookUp<Fact extends { readonly question: string }>(
  question: string,
  found: Extract<Recognised, { is: 'words' | 'unsolved' }>,
  language: Language,
  shelf: Shelf<Fact>,
): Promise<LookedUp<Fact>> {
  const fact = found.is === 'words' ? findFact(question, await shelf.readFacts(), language) : null
  if (fact) return { is: 'fact', fact }
  return { is: 'lesson', lesson: findLesson(question, await shelf.readLessons(), language) }
}
