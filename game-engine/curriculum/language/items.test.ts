// Every file of written exercises. ITEMS=en/en-silent-e checks one of them while it is being written.
import { readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { faultsOfWritten } from '../written/faults-of-written.fixture.ts'
import type { WrittenSkill } from '../written/item.ts'
import { structureOf, versionOf } from '../written/structure.ts'
import { LANGUAGE_SKILLS } from './skills.ts'

const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const wanted = process.env['ITEMS']

const FILES = LANGUAGES.flatMap((language) =>
  readdirSync(new URL(`items/${language}/`, import.meta.url)).map(
    (file) => [language, file.replace('.json', '')] as const,
  ),
).filter(([language, id]) => wanted === undefined || wanted === `${language}/${id}`)

const skillOf = (language: Language, id: string) => LANGUAGE_SKILLS[language].find((skill) => skill.id === id)

describe('a file of written exercises', () => {
  test.each(FILES)('in %s of %s keeps to the rules', (language, id) => {
    const skill = skillOf(language, id)
    if (!skill) throw new Error(`${language} has no skill ${id}`)
    const shared = readJson(`../written/sentences/${language}.json`)
    const file: WrittenSkill = readJson(`items/${language}/${id}.json`)
    expect(faultsOfWritten(file, { skill, language, shared })).toEqual([])
    // The server has the structure alone, and must come to the same version.
    expect(structureOf(structureOf(file))).toEqual(structureOf(file))
    expect(versionOf(structureOf(file))).toBe(versionOf(file))
  })
})
