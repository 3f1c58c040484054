import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { THEME_LEVELS } from '#app/ui/theme/theme-level.ts'
import { BANDS } from '#engine/core/bands.ts'
import {
  DAILY_GOALS,
  isPreferenceKey,
  isPreferenceValue,
  PREFERENCE_KEYS,
  readPreferences,
} from './preferences.ts'
import { hasGradeDefault } from './use-grade-default.ts'

const ALLOWED = {
  themeLevel: THEME_LEVELS,
  darkMode: ['true', 'false'],
  selectedGrade: BANDS,
  dailyGoal: DAILY_GOALS,
  language: LOCALES,
} as const

describe('reading what is stored', () => {
  it('takes nothing stored as the default notebook, the system mode, no grade and ten minutes a day', () => {
    expect(readPreferences({})).toEqual({
      themeLevel: 'default',
      mode: 'system',
      selectedGrade: null,
      dailyGoal: '10',
    })
  })

  it.each([
    [{ themeLevel: 'middle-school' }, { themeLevel: 'middle-school' }],
    [{ darkMode: 'true' }, { mode: 'dark' }],
    [{ darkMode: 'false' }, { mode: 'light' }],
    [{ selectedGrade: 'middle' }, { selectedGrade: 'middle' }],
    [{ dailyGoal: '20' }, { dailyGoal: '20' }],
    [{ dailyGoal: '1000' }, { dailyGoal: '10' }],
    [{ themeLevel: 'middle' }, { themeLevel: 'default' }],
    [{ darkMode: 'TRUE' }, { mode: 'system' }],
    [{ selectedGrade: 'middle-school' }, { selectedGrade: null }],
    [{ selectedGrade: 'college' }, { selectedGrade: null }],
    [{ selectedGrade: '' }, { selectedGrade: null }],
  ])('%j is read as %j', (stored, expected) => {
    expect(readPreferences(stored)).toMatchObject(expected)
  })

  it('gives one of the known values for whatever is stored', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (themeLevel, darkMode, selectedGrade) => {
        const read = readPreferences({ themeLevel, darkMode, selectedGrade })
        expect(THEME_LEVELS).toContain(read.themeLevel)
        expect(['light', 'dark', 'system']).toContain(read.mode)
        expect([...BANDS, null]).toContain(read.selectedGrade)
      }),
    )
  })
})

describe('what may be stored', () => {
  it.each(PREFERENCE_KEYS)('%s: its own values and no others', (key) => {
    const mine: readonly string[] = ALLOWED[key].toSorted()
    const all = [...new Set(Object.values(ALLOWED).flat()), '', 'college', 'de']
    expect(all.filter((value) => isPreferenceValue(key, value)).toSorted()).toEqual(mine)
    for (const value of [null, 1, true, {}]) expect(isPreferenceValue(key, value)).toBe(false)
  })

  it('under these keys only', () => {
    expect(['themeLevel', 'guest', 'THEMELEVEL', '', null].filter(isPreferenceKey)).toEqual(['themeLevel'])
  })
})

describe('the grade default', () => {
  it.each([
    ['/games', true],
    ['/game/mathmaze', true],
    ['/game/', true],
    ['/', false],
    ['/games/math-master', false],
    ['/games/mathmaze', false],
    ['/game', false],
    ['/gamesomething', false],
  ])('%s: %s', (pathname, expected) => {
    expect(hasGradeDefault(pathname)).toBe(expected)
  })
})
