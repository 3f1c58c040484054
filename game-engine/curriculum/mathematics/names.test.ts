// Names and goals of skills, a file a language and band, as pages fetch them.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { MATH_SKILLS } from './skills.ts'

interface SkillWords {
  readonly name: string
  /** Begins with "I can". */
  readonly goal: string
}

const LONGEST_NAME = 50

function file(language: Language, band: Band): URL {
  return new URL(`names/${language}/${band}.json`, import.meta.url)
}

describe.each(BANDS)('the skills of %s', (band) => {
  const ids = MATH_SKILLS.filter((skill) => skill.band === band).map(({ id }) => id)

  test.each(LANGUAGES)('have names and goals of their own in %s', (language) => {
    const words: Readonly<Record<string, SkillWords>> = JSON.parse(readFileSync(file(language, band), 'utf8'))
    const names = Object.values(words).map(({ name }) => name)
    expect(Object.keys(words)).toEqual(ids)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name.length > LONGEST_NAME || name.trim() === '')).toEqual([])
    const beginning = { en: /^I can /, es: /^Puedo /, fr: /^Je /, zh: /^我/ }[language]
    const goals = Object.values(words).map(({ goal }) => goal)
    expect(goals.filter((goal) => !beginning.test(goal))).toEqual([])
  })
})
