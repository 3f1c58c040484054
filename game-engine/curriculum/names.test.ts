// Names and goals of skills, a file a language and band, as pages are given them.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { HISTORY_SKILLS } from './history/skills.ts'
import { LANGUAGE_SKILLS } from './language/skills.ts'
import { MATH_SKILLS } from './mathematics/skills.ts'
import { SCIENCE_SKILLS } from './science/skills.ts'
import type { Skill } from './skill.ts'

interface SkillWords {
  readonly name: string
  /** Begins with "I can". */
  readonly goal: string
  /** Where a skill of Lengua, Français or 语文 stands in the programme of its country. */
  readonly programme?: string
}

const LONGEST_NAME = 50
const BEGINNING = { en: /^I can /, es: /^Puedo /, fr: /^Je /, zh: /^我/ }

const MAPS = LANGUAGES.flatMap((language): [string, Language, readonly Skill[]][] => [
  ['mathematics', language, MATH_SKILLS],
  ['science', language, SCIENCE_SKILLS],
  ['history', language, HISTORY_SKILLS],
  ['language', language, LANGUAGE_SKILLS[language]],
])

function wordsOf(subject: string, language: Language, band: Band): Readonly<Record<string, SkillWords>> {
  return JSON.parse(
    readFileSync(new URL(`${subject}/names/${language}/${band}.json`, import.meta.url), 'utf8'),
  )
}

describe.each(BANDS)('the skills of %s', (band) => {
  test.each(MAPS)('in %s have names and goals of their own in %s', (subject, language, skills) => {
    const ids = skills.filter((skill) => skill.band === band).map(({ id }) => id)
    const words = wordsOf(subject, language, band)
    const names = Object.values(words).map(({ name }) => name)
    expect(Object.keys(words)).toEqual(ids)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name.length > LONGEST_NAME || name.trim() === '')).toEqual([])
    const goals = Object.values(words).map(({ goal }) => goal)
    expect(goals.filter((goal) => !BEGINNING[language].test(goal))).toEqual([])
    expect([...names, ...goals].filter((text) => /['"{}]/.test(text))).toEqual([])
    const placed = Object.values(words).filter(({ programme }) => programme?.trim())
    expect(placed.length).toBe(subject === 'language' && language !== 'en' ? ids.length : 0)
  })
})
