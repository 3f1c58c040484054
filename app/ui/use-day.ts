import { useLocale } from '#app/preferences/use-preferences.ts'

/** Writes a calendar day ("2026-01-31") in the reader's language: the same day wherever it is read. */
export function useDay(): (day: string) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' })
  return (day) => format.format(new Date(day))
}
