import type { Locale } from '#app/i18n/locales.ts'

type Message = (inputs: Record<string, never>, options: { locale: Locale }) => string

/** Messages without parameters, in one language. */
export function sayIn(locale: Locale): (message: Message) => string {
  return (message) => message({}, { locale })
}

/** A message that is a list: its parts stand between bars. */
export function listOf(text: string): string[] {
  return text.split('|').map((part) => part.trim())
}

/** A message that is a table: rows between bars, cells between semicolons. */
export function rowsOf(text: string): string[][] {
  return listOf(text).map((row) => row.split(';').map((cell) => cell.trim()))
}
