// Every lesson of a page is whole: it is found by its address, and its skill has exercises enough for what is tried and checked.
import { describe, expect, test } from 'vitest'
import type { GameSubject } from '#app/domain/catalogue/games.ts'
import { ALL_GENERATORS, courseOf } from '#app/domain/practice/courses.ts'
import { LANGUAGES } from '#engine/core/languages.ts'
import { makeExercise } from '#engine/curriculum/generator.ts'
import { findLesson, isLessonAnywhere, topicsOf } from './lessons.server.ts'

const SUBJECTS: readonly GameSubject[] = ['math', 'science', 'english', 'history']
/** One to try, three to check. */
const ASKED = 4
const SEEDS = 40

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(SUBJECTS)('the lessons of %s', (subject) => {
    const lessons = topicsOf(subject, language).flatMap((one) => one.lessons)
    expect(lessons.length).toBeGreaterThan(0)
    for (const { skill, title, name } of lessons) {
      expect(title, skill).not.toBe(skill)
      expect(name, skill).not.toBe(skill)
      const lesson = findLesson(skill, language)
      expect(lesson, skill).toMatchObject({ subject, skill })
      expect(lesson?.areas, skill).toHaveLength(1)
      expect(courseOf(skill, language), skill).toBeDefined()
      const { version = 0 } = ALL_GENERATORS[skill] ?? {}
      const asked = Array.from({ length: SEEDS }, (_, seed) => {
        const made = makeExercise(ALL_GENERATORS, {
          skill,
          version,
          seed,
          difficulty: ((seed % 3) + 1) as 1 | 2 | 3,
        })
        return made.ok ? JSON.stringify([made.value.question, made.value.drawing]) : ''
      })
      expect(new Set(asked).size, skill).toBeGreaterThanOrEqual(ASKED)
    }
  })
})

test('a lesson about a language is told in that language alone', () => {
  expect(findLesson('en-claim-paragraph', 'en')?.title).toBe('Say it, prove it, explain it')
  expect(findLesson('en-claim-paragraph', 'zh')).toBeUndefined()
  expect(isLessonAnywhere('en-claim-paragraph')).toBe(true)
  expect(isLessonAnywhere('en-short-vowels-of-the-moon')).toBe(false)
  expect(isLessonAnywhere(undefined)).toBe(false)
})

test('its words come in the language of the page alone', () => {
  const lesson = findLesson('food-webs-and-matter', 'fr')
  expect(lesson).toMatchObject({
    subject: 'science',
    topic: 'life',
    title: 'La matière circule',
    example: null,
  })
  expect(JSON.stringify(lesson)).not.toContain('Plants make food')
})
