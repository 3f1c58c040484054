import { describe, expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { BANDS } from '#engine/core/bands.ts'
import { hubWords } from './hub-words.server.ts'

describe.each(LOCALES)('in %s', (locale) => {
  const words = hubWords(locale)

  test.each(BANDS)('three to five skills, no two alike: %s', (band) => {
    const { skills } = words.grades[band]
    expect(skills.length).toBeGreaterThanOrEqual(3)
    expect(skills.length).toBeLessThanOrEqual(5)
    expect(new Set(skills).size).toBe(skills.length)
  })

  test('every grade has a title, a blurb and descriptions of its own', () => {
    for (const key of ['showing', 'about', 'title', 'blurb'] as const)
      expect(new Set(BANDS.map((band) => words.grades[band][key])).size, key).toBe(BANDS.length)
    for (const { about } of Object.values(words.core)) expect(new Set(Object.values(about)).size).toBe(3)
  })

  test('one phrase of the title is inked', () => {
    expect(words.title.split('*')).toHaveLength(3)
  })
})

test('the titles and the notice of the spec, to the letter', () => {
  const words = hubWords('en')
  expect(BANDS.map((band) => words.grades[band].title)).toEqual([
    'Educational Games for Elementary School',
    'Educational Games for Middle School',
    'Educational Games for High School',
  ])
  expect(words.arNotice).toBe(
    'AR games work only on modern phones and tablets supporting WebXR (Chrome for Android, Safari for iOS).',
  )
})
