// What the built-in tutor says of what it found.
import { expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { writtenText } from './writing.ts'

const SITE = 'https://sparkbook.test'
const LESSON = { skill: 'haiku', title: 'Three lines', name: 'Haiku', isAbout: true }

test.each(LOCALES)('a fact in %s has its question, its answer and its source', (locale) => {
  const fact = { is: 'fact', question: 'Why?', right: 'For kings', source: 'Britannica' } as const
  const lines = writtenText({ by: 'built-in', answer: fact }, SITE, { locale }).split('\n')
  expect(lines).toEqual([
    expect.stringContaining('Sparkbook'),
    'Why?',
    'For kings',
    expect.stringContaining('Britannica'),
  ])
})

test.each(LOCALES)(
  'a lesson in %s has its idea, its source where there is one, and in a sentence its title and whole address',
  (locale) => {
    const told = (source: string | null) =>
      writtenText(
        { by: 'built-in', answer: { is: 'lesson', lesson: { ...LESSON, idea: ['One.', 'Two.'], source } } },
        SITE,
        { locale },
      ).split('\n')
    expect(told(null)).toEqual([
      expect.stringContaining('Sparkbook'),
      locale === 'zh' ? 'One.Two.' : 'One. Two.',
      expect.stringMatching(/Three lines.*[:：] ?https:\/\/sparkbook\.test\/subject-study\/lessons\/haiku$/),
    ])
    expect(told('NASA')[2]).toContain('NASA')
  },
)

test('what it knows nothing about says so, and who it is', () => {
  expect(writtenText({ by: 'built-in', answer: null }, SITE, { locale: 'en' })).toMatch(
    /built-in tutor, not an AI.*knows nothing about this/,
  )
})
