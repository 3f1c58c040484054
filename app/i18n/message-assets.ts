// Where a browser finds the messages of its language. The code imports /assets/messages/<area>-<hash>.js, which holds the
// base language; an import map leads other readers to the same file in theirs.
import { BASE_LOCALE, type Locale } from './locales.ts'

export const MESSAGE_ASSETS = '/assets/messages/'

/** The folder of one language. */
export function messageAssetsIn(locale: Locale): string {
  return locale === BASE_LOCALE ? MESSAGE_ASSETS : `${MESSAGE_ASSETS}${locale}/`
}

/** The import map (HTML, 4.12.5.2) of a page in `locale`; null: none is needed. */
export function messageImportMap(locale: Locale): string | null {
  if (locale === BASE_LOCALE) return null
  return JSON.stringify({ imports: { [MESSAGE_ASSETS]: messageAssetsIn(locale) } })
}
