import { afterEach, describe, expect, test } from 'vitest'
import { readLocaleFrom } from '#app/i18n/current-locale.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { CORE_SUBJECT_WORDS } from '#app/words/core-subjects.ts'
import { BANDS } from '#engine/core/bands.ts'
import { GRADE_WORDS } from './grade-words.ts'

afterEach(() => readLocaleFrom(() => 'en'))

describe.each(LOCALES)('in %s', (locale) => {
  test.each(BANDS)('three to five skills, no two alike: %s', (band) => {
    readLocaleFrom(() => locale)
    const skills = GRADE_WORDS[band].skills().split(' | ')
    expect(skills.length).toBeGreaterThanOrEqual(3)
    expect(skills.length).toBeLessThanOrEqual(5)
    expect(new Set(skills).size).toBe(skills.length)
  })

  test.each(BANDS)('its text is one sentence: %s', (band) => {
    readLocaleFrom(() => locale)
    expect(GRADE_WORDS[band].about()).toMatch(/^[^.。!?！？]*(?:\d\.º[^.。!?！？]*)*[.。]$/u)
  })

  test('every grade has a title, a blurb and descriptions of its own', () => {
    readLocaleFrom(() => locale)
    for (const key of ['showing', 'about', 'title', 'blurb'] as const)
      expect(new Set(BANDS.map((band) => GRADE_WORDS[band][key]())).size, key).toBe(BANDS.length)
    for (const { about } of Object.values(CORE_SUBJECT_WORDS))
      expect(new Set(BANDS.map((band) => about[band]())).size).toBe(BANDS.length)
  })

  test('one phrase of the title is inked', () => {
    expect(m.games_title({}, { locale }).split('*')).toHaveLength(3)
  })
})

test('the titles and the notice of the spec, to the letter', () => {
  readLocaleFrom(() => 'en')
  expect(BANDS.map((band) => GRADE_WORDS[band].title())).toEqual([
    'Educational Games for Elementary School',
    'Educational Games for Middle School',
    'Educational Games for High School',
  ])
  expect(m.catalogue_ar_notice()).toBe(
    'AR games work only on modern phones and tablets supporting WebXR (Chrome for Android, Safari for iOS).',
  )
})
