// The language of the call: of the request on the server, of the document in a browser.
import { BASE_LOCALE, isLocale, type Locale } from './locales.ts'

let read: () => Locale | undefined = () => {
  const { document } = globalThis as { document?: { documentElement: { lang: string } } }
  const lang = document?.documentElement.lang
  return isLocale(lang) ? lang : undefined
}

export function currentLocale(): Locale {
  return read() ?? BASE_LOCALE
}

/** The server answers many at once: where each call keeps its language is for the entry to say. */
export function readLocaleFrom(source: () => Locale | undefined): void {
  read = source
}
