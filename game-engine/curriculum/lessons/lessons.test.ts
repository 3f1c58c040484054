import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#engine/core/languages.ts'
import { type Generators, makeExercise } from '../generator.ts'
import { MATH_GENERATORS } from '../mathematics/generators.ts'
import { MATH_SKILLS } from '../mathematics/skills.ts'
import { LONGEST_OF_IDEA } from './faults-of-lesson.fixture.ts'
import { LESSON_TOPICS, LESSONS, type LessonWords } from './lessons.ts'

const FILES = import.meta.glob<Readonly<Record<string, LessonWords>>>('./words/*/*.json', {
  eager: true,
  import: 'default',
})
const GENERATORS: Generators = MATH_GENERATORS
const ALL = LESSON_TOPICS.flatMap((topic) => LESSONS[topic])

test('no skill has two lessons', () => {
  const skills = ALL.map(({ skill }) => skill)
  expect(new Set(skills).size).toBe(skills.length)
})

test.each(ALL)('$skill is on the map, and its example can be worked step by step', ({ skill, example }) => {
  expect(MATH_SKILLS.map(({ id }) => id)).toContain(skill)
  const version = GENERATORS[skill]?.version ?? 0
  const made = makeExercise(GENERATORS, { skill, version, ...example })
  expect(made).toMatchObject({ ok: true })
  expect(made.ok && made.value.solution.length).toBeGreaterThanOrEqual(2)
})

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(LESSON_TOPICS)('every lesson of %s says its idea in short sentences', (topic) => {
    const words = FILES[`./words/${language}/${topic}.json`] ?? {}
    expect(Object.keys(words)).toEqual(LESSONS[topic].map(({ skill }) => skill))
    const long = Object.entries(words).flatMap(([skill, { title, idea, mistake }]) => {
      expect(title, skill).not.toBe('')
      expect(mistake, skill).not.toBe('')
      expect([2, 3], skill).toContain(idea.length)
      const grade = MATH_SKILLS.find(({ id }) => id === skill)?.grade ?? 0
      const most = LONGEST_OF_IDEA.find(({ upTo }) => grade <= upTo) ?? LONGEST_OF_IDEA[0]
      return idea.filter((sentence) =>
        language === 'zh'
          ? sentence.length > most.characters
          : sentence.split(/[\s\u00a0]+/).length > most.words,
      )
    })
    expect(long).toEqual([])
  })

  test('quotation marks and apostrophes are typographic', () => {
    const texts = LESSON_TOPICS.map((topic) => JSON.stringify(FILES[`./words/${language}/${topic}.json`]))
    expect(texts.join('').replaceAll('"', '')).not.toMatch(/'|\\/)
  })
})
