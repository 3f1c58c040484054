// A lesson written by hand, as writers keep it in a file: written/<subject>/<skill>.json (docs/extending.md, "A lesson"). One of
// science or history is told in every language, one about a language in its own.
import type { Language } from '#engine/core/languages.ts'
import type { LessonDrawing } from './lesson-drawing.ts'
import type { LessonWords } from './lessons.ts'

export interface WrittenLesson {
  /** Where its facts can be looked up; a lesson about a language needs none. */
  readonly source?: string
  readonly drawing: LessonDrawing
  /** What lights up in the drawing with each step: ids of its parts. */
  readonly lights: readonly (readonly string[])[]
  readonly words: Readonly<Partial<Record<Language, WrittenLessonWords>>>
}

export interface WrittenLessonWords extends LessonWords {
  /** Of the drawing, by id. */
  readonly labels: Readonly<Record<string, string>>
  /** A sentence or two for each entry of `lights`. */
  readonly steps: readonly string[]
}

/** A worked example in one language: a drawing and what is said about it, step by step. */
export interface ToldExample {
  readonly drawing: LessonDrawing
  readonly labels: Readonly<Record<string, string>>
  readonly steps: readonly { readonly say: string; readonly lights: readonly string[] }[]
}
