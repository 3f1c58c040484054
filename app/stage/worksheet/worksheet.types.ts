import type { Locale } from '#app/i18n/locales.ts'
import type { Turn } from '../chosen-file/draw-picture.ts'

/** In the order in which a file is looked at; no_text: nothing on it is text that can be read here. */
export type WorksheetRefusal =
  | 'empty'
  | 'too_large'
  | 'wrong_kind'
  | 'too_many_pixels'
  | 'damaged'
  | 'locked'
  | 'too_slow'
  | 'no_text'
  /** The reader itself did not come: no connection. */
  | 'not_loaded'

/** preparing: what reads is being fetched; turning: read again, another way up. `done` is a share from 0 to 1. */
export interface ReadingProgress {
  step: 'preparing' | 'reading' | 'turning'
  done: number
  page: number
  pages: number
}

/** What of the file is not in its text: each is said. */
export interface Unread {
  /** There was more text than fits. */
  isCut: boolean
  /** Pages after the last that was read. */
  pagesLeft: number
  /** Numbers of pages on which nothing could be read. */
  blankPages: readonly number[]
  /** Words that may be others, as they stand in the text. */
  unsure: readonly string[]
}

export interface ReadWorksheet extends Unread {
  text: string
  /** The first page, the way up it was read; null where there is none to show. */
  picture: Blob | null
}

export interface ReadingOptions {
  /** The language the worksheet is written in. */
  language: Locale
  /** How to turn a picture before it is read; null: whichever way reads best. */
  turn: Turn | null
  onProgress(progress: ReadingProgress): void
  signal: AbortSignal
}
