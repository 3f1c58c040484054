// Every text exists in all four languages, takes the same parameters in each, and is used somewhere.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BASE_LOCALE, LOCALES, type Locale } from '#app/i18n/locales.ts'
import settings from '#app/i18n/project.inlang/settings.json'

const FOLDER = 'app/i18n/messages'
const AREAS = readdirSync(`${FOLDER}/${BASE_LOCALE}`).map((file) => file.replace('.json', ''))

function catalogue(locale: Locale, area: string): Record<string, string> {
  return JSON.parse(readFileSync(`${FOLDER}/${locale}/${area}.json`, 'utf8'))
}

function parameters(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort()
}

describe('the catalogues', () => {
  it('are the four the product speaks, and every area is compiled', () => {
    expect(settings.locales).toEqual(LOCALES)
    const compiled = settings['plugin.inlang.messageFormat'].pathPattern
    expect(compiled).toEqual(
      AREAS.map((area) => `./messages/{locale}/${area}.json`).sort(byOrderOf(compiled)),
    )
  })

  it.each(LOCALES.flatMap((locale) => AREAS.map((area) => [locale, area] as const)))(
    '%s/%s is complete',
    (locale, area) => {
      const english = catalogue(BASE_LOCALE, area)
      const translated = catalogue(locale, area)
      expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort())
      for (const [key, text] of Object.entries(translated)) {
        expect(text.trim(), key).not.toBe('')
        expect(parameters(text), key).toEqual(parameters(english[key] ?? ''))
        expect(key.startsWith(`${area}_`), `${key} begins with its area`).toBe(true)
      }
    },
  )

  it('hold no key twice', () => {
    const keys = AREAS.flatMap((area) => Object.keys(catalogue(BASE_LOCALE, area)))
    expect(keys).toHaveLength(new Set(keys).size)
  })

  it('hold no key that nothing uses', () => {
    const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n/'))
      .map((file) => readFileSync(`app/${file}`, 'utf8'))
      .join('\n')
    const keys = AREAS.flatMap((area) => Object.keys(catalogue(BASE_LOCALE, area)))
    expect(keys.filter((key) => !new RegExp(`\\bm\\.${key}\\b`).test(sources))).toEqual([])
  })
})

function byOrderOf(list: readonly string[]) {
  return (a: string, b: string) => list.indexOf(a) - list.indexOf(b)
}
