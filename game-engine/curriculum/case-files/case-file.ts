// A case file: how people found something out, told so that the reader decides at every turn what to look at next. One file a
// case: cases/<id>.json (docs/extending.md, "A case file").
import type { Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import type { LessonDrawing } from '../lessons/lesson-drawing.ts'

export interface CaseFile {
  readonly band: Band
  readonly subject: 'science' | 'history'
  /** Open to everybody; the others come with the right to exclusive content. */
  readonly isOpen?: true
  /** The year in which it was found out; before 0 is BCE. */
  readonly year: number
  /** Of the maps of science and history: what can be practised after it. */
  readonly skills: readonly string[]
  /** Where its facts can be looked up. */
  readonly sources: readonly string[]
  readonly pages: readonly CasePage[]
  readonly words: Readonly<Record<Language, CaseWords>>
}

export interface CasePage {
  readonly drawing?: LessonDrawing
  /** What the reader decides at the end of the page: ids of options, and which of them the evidence speaks for. */
  readonly choice?: { readonly options: readonly string[]; readonly answer: string }
}

/** A case in one language. */
export interface CaseWords {
  readonly title: string
  /** What nobody knew: a question, shown in the list, too. */
  readonly question: string
  /** As many as the case has. */
  readonly pages: readonly CasePageWords[]
  /** What is known today, and what is still open. */
  readonly known: readonly string[]
}

export interface CasePageWords {
  readonly title: string
  /** A paragraph each. */
  readonly text: readonly string[]
  /** Of the drawing, by id. */
  readonly labels?: Readonly<Record<string, string>>
  /** What the drawing shows, for whoever does not see it. */
  readonly alt?: string
  readonly choice?: {
    readonly ask: string
    /** By id; the reason says what speaks for or against it. */
    readonly options: Readonly<Record<string, { readonly text: string; readonly reason: string }>>
  }
}
