// The sentences of mathematics as a page would load them, read from the disk for tests.
import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '#engine/core/languages.ts'
import type { SentenceWords } from '#engine/curriculum/fill-sentence.ts'

const FOLDER = new URL('../../game-engine/curriculum/mathematics/sentences/', import.meta.url)

export function readWords(language: Language): SentenceWords {
  const files = readdirSync(new URL(`${language}/`, FOLDER)).filter((file) => file.endsWith('.json'))
  const read = (file: string) => JSON.parse(readFileSync(new URL(`${language}/${file}`, FOLDER), 'utf8'))
  const areas = files.filter((file) => file !== 'lexicon.json')
  return {
    language,
    sentences: Object.fromEntries(areas.map((file) => [file.replace('.json', ''), read(file)])),
    ...read('lexicon.json'),
  }
}
