import type { Locale } from '#app/i18n/locales.ts'

/** A code as a teacher's desk shows it, on the screen and on paper. */
export interface CodeLine {
  readonly code: string
  /** Names of its skills. */
  readonly skills: readonly string[]
  /** Some of them can be practised in this language alone; null: none. */
  readonly onlyIn: Locale | null
  /** Accounts that entered it. */
  readonly entered: number
  /** The last whole day it can be entered, YYYY-MM-DD. */
  readonly until: string
}
