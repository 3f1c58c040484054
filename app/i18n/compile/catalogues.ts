// The catalogues as they are written: app/i18n/messages/<locale>/<area>.json, a file per language and area.
import { readdirSync, readFileSync } from 'node:fs'
import { BASE_LOCALE, LOCALES, type Locale } from '../locales.ts'
import { type CompiledMessage, compileMessage } from './compile-message.ts'
import { keepPrefix } from './keep-prefix.ts'

export const MESSAGES_FOLDER = new URL('../messages/', import.meta.url)

/** A key of an area, compiled in every language. */
export type CompiledArea = ReadonlyMap<string, Readonly<Record<Locale, CompiledMessage>>>

/** Those of the base language: what another lacks is an error. */
export function areas(): string[] {
  return readdirSync(new URL(`${BASE_LOCALE}/`, MESSAGES_FOLDER))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
    .sort()
}

/** @throws naming language, area and key of what is missing, unknown or cannot be compiled */
export function compileArea(area: string): CompiledArea {
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, readCatalogue(locale, area)]))
  const keys = Object.keys(texts[BASE_LOCALE] ?? {})
  const problems = LOCALES.flatMap((locale) => [
    ...keys
      .filter((key) => texts[locale]?.[key] === undefined)
      .map((key) => `add ${key} to ${locale}/${area}.json`),
    ...Object.keys(texts[locale] ?? {})
      .filter((key) => !keys.includes(key))
      .map((key) => `${locale}/${area}.json has ${key}, ${BASE_LOCALE}/${area}.json does not`),
  ])
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return new Map(
    keys.map((key) => [
      key,
      Object.fromEntries(
        LOCALES.map((locale) => [locale, compileKey(texts[locale]?.[key] ?? '', { locale, area, key })]),
      ) as Record<Locale, CompiledMessage>,
    ]),
  )
}

function readCatalogue(locale: Locale, area: string): Record<string, string> {
  const file = new URL(`${locale}/${area}.json`, MESSAGES_FOLDER)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${locale}/${area}.json: ${(error as Error).message}`)
  }
}

function compileKey(text: string, at: { locale: Locale; area: string; key: string }): CompiledMessage {
  try {
    // Mail programs break lines as they like, and some show a word joiner as a box.
    return compileMessage(at.area === 'mail' ? text : keepPrefix(text), at.locale)
  } catch (error) {
    throw new Error(`${at.locale}/${at.area}.json, ${at.key}: ${(error as Error).message}`)
  }
}
