// The file that the built-in tutor reads tells the lessons that homework help tells, and each fact with its source.
import { expect, test } from 'vitest'
import { booksIn } from '#app/bundle/library.ts'
import { LANGUAGES } from '#engine/core/languages.ts'
import { lessonIndex } from './lessons.server.ts'

test.each(LANGUAGES)('the books in %s', (language) => {
  const { facts, lessons } = booksIn(language)
  const bySkill = (a: { skill: string }, b: { skill: string }) => a.skill.localeCompare(b.skill)
  expect([...lessons].sort(bySkill)).toEqual(lessonIndex(language).sort(bySkill))
  expect(facts.length).toBeGreaterThan(3_000)
  expect(facts.filter(({ source }) => source === '')).toEqual([])
})
