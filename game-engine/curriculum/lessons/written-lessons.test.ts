// Every written lesson is whole: words in its languages, a skill of the map, steps about parts that are drawn.
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { HISTORY_SKILLS } from '../history/skills.ts'
import { LANGUAGE_SKILLS } from '../language/skills.ts'
import { SCIENCE_SKILLS } from '../science/skills.ts'
import type { Skill } from '../skill.ts'
import { faultsOfLesson } from './faults-of-lesson.fixture.ts'
import type { WrittenLesson } from './written-lesson.ts'

const FILES = import.meta.glob<WrittenLesson>('./written/*/*.json', { eager: true, import: 'default' })
const LESSONS = Object.entries(FILES).map(([path, file]) => {
  const [, , subject = '', name = ''] = path.split('/')
  return { subject, skill: name.replace('.json', ''), file }
})

/** The map a lesson belongs to, and the languages it has to be told in. */
function homeOf(subject: string, id: string): { skill: Skill | undefined; languages: readonly Language[] } {
  if (subject === 'language') {
    const own = LANGUAGES.filter((language) => id.startsWith(`${language}-`))
    const [language] = own
    return { skill: language && LANGUAGE_SKILLS[language].find((skill) => skill.id === id), languages: own }
  }
  const skills = subject === 'science' ? SCIENCE_SKILLS : HISTORY_SKILLS
  return { skill: skills.find((skill) => skill.id === id), languages: LANGUAGES }
}

describe.each(LESSONS)('$subject/$skill', ({ subject, skill: id, file }) => {
  test('is about a skill of the map, with all its words', () => {
    const { skill, languages } = homeOf(subject, id)
    if (!skill) throw new Error(`there is no skill ${id} in ${subject}`)
    expect(faultsOfLesson(file, { grade: skill.grade, languages })).toEqual([])
  })
  test.runIf(subject !== 'language')('says where its facts can be looked up', () => {
    expect(file.source ?? '').toMatch(/\p{L}{3}.*\d{4}/u)
  })
})

test('what is missing or wrong is found', () => {
  const [{ file } = { file: undefined }] = LESSONS.filter(({ skill }) => skill === 'food-webs-and-matter')
  if (!file) throw new Error('the lesson is gone')
  const { zh: _, ...words } = file.words
  const faulty = {
    ...file,
    lights: [['sun', 'wolf'], ...file.lights.slice(1)],
    words: {
      ...words,
      en: {
        ...words.en,
        steps: ['The lone step is short.'],
        labels: { ...words.en?.labels, wolf: 'A wolf' },
      },
    },
  }
  expect(faultsOfLesson(faulty, { grade: 5, languages: LANGUAGES })).toEqual([
    'it is not told in zh',
    'there is no part wolf to light',
    'en: words for wolf, which is not drawn',
    'en: 1 steps, 5 lights',
  ])
})
