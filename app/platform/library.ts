// What of our own a question in words is looked up in outside of a browser: facts of the quiz banks and what lessons are found by.
import type { Language } from '#engine/core/languages.ts'
import type { LessonEntry } from '#engine/curriculum/homework/find-lesson.ts'

/** A question of a quiz bank with its answer. */
export interface BookFact {
  readonly question: string
  readonly right: string
  /** Where it can be looked up. */
  readonly source: string
}

/** All of it in one language. */
export interface Books {
  readonly facts: readonly BookFact[]
  readonly lessons: readonly LessonEntry[]
}

export interface Library {
  /** NO_BOOKS where they cannot be read. */
  read(language: Language): Promise<Books>
}

export const NO_BOOKS: Books = { facts: [], lessons: [] }

/** The file of a language, beside the Worker (app/bundle/library.ts). */
export const libraryPath = (language: Language) => `/library/${language}.json`
