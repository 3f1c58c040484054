// Every text exists in all four languages, takes the same parameters in each, and is used somewhere.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { areas, compileArea } from '#app/i18n/compile/catalogues.ts'
import { BASE_LOCALE, LOCALES, type Locale } from '#app/i18n/locales.ts'

const FOLDER = 'app/i18n/messages'
/** Chinese: each brings its own room. */
const FULL_WIDTH = '。，、；：！？）」』”’》'
const AREAS = readdirSync(`${FOLDER}/${BASE_LOCALE}`).map((file) => file.replace('.json', ''))

function catalogue(locale: Locale, area: string): Record<string, string> {
  return JSON.parse(readFileSync(`${FOLDER}/${locale}/${area}.json`, 'utf8'))
}

describe('the catalogues', () => {
  it('are compiled for every language and area', () => {
    expect(areas()).toEqual(AREAS.toSorted())
    expect(readdirSync(FOLDER).sort()).toEqual([...LOCALES].sort())
  })

  it.each(AREAS)('%s is complete in every language', (area) => {
    for (const [key, compiled] of compileArea(area)) {
      expect(key.startsWith(`${area}_`), `${key} begins with its area`).toBe(true)
      for (const locale of LOCALES) {
        expect(catalogue(locale, area)[key]?.trim(), `${locale}/${key}`).not.toBe('')
        expect([...compiled[locale].parameters].sort(), `${locale}/${key}`).toEqual(
          [...compiled[BASE_LOCALE].parameters].sort(),
        )
      }
    }
  })

  it('hold no key twice', () => {
    const keys = AREAS.flatMap((area) => Object.keys(catalogue(BASE_LOCALE, area)))
    expect(keys).toHaveLength(new Set(keys).size)
  })

  it('hold no key that nothing uses', () => {
    const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n/'))
      .map((file) => readFileSync(`app/${file}`, 'utf8'))
      .join('\n')
    const used = new Set([...sources.matchAll(/\bm\s*\.(\w+)/g)].map(([, key]) => key))
    const keys = AREAS.flatMap((area) => Object.keys(catalogue(BASE_LOCALE, area)))
    expect(keys.filter((key) => !used.has(key))).toEqual([])
  })

  it('have no space after a full-width mark in Chinese', () => {
    const content = readdirSync('app/content', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\bzh\.(md|json)$/.test(file))
      .map((file) => `app/content/${file}`)
    const files = [...AREAS.map((area) => `${FOLDER}/zh/${area}.json`), ...content]
    expect(content).not.toEqual([])
    // A heading's anchor follows it after a space.
    const spaced = new RegExp(`.{0,9}[${FULL_WIDTH}] (?!\\{#).{0,9}`, 'g')
    expect(files.flatMap((file) => readFileSync(file, 'utf8').match(spaced) ?? [])).toEqual([])
  })

  it('are parted by sentenceGap() where the Chinese text ends in a full-width mark', () => {
    const texts = Object.assign({}, ...AREAS.map((area) => catalogue('zh', area)))
    // A text in braces, then a space and a sibling: more text, or an element; not the next attribute of its own element.
    const joint = /m\.(\w+)\((?:[^()]|\([^()]*\))*\)\}(?:\{' '\}| \{(?:m\.|[^}]*\?\.)| <[A-Za-z]| \$\{m\.)/g
    const found = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('i18n/'))
      .flatMap((file) =>
        [...readFileSync(`app/${file}`, 'utf8').matchAll(joint)]
          .filter(([, key = '']) => FULL_WIDTH.includes(texts[key]?.at(-1) ?? ' '))
          .map(([, key]) => `${file}: ${key}`),
      )
    expect(found).toEqual([])
  })
})
