// What a visitor chose about the look, language and grade. Each choice lives in a cookie, so that the first
// painted byte is right, and (all but the language) in localStorage under the same key. No account needed.

import { isLocale } from '#app/i18n/locales.ts'
import { isThemeLevel, type ThemeLevel } from '#app/ui/theme/theme-level.ts'
import { type Band, isBand } from '#engine/core/bands.ts'

/** 'system' stands for "nothing stored": the browser's prefers-color-scheme decides. */
export type Mode = 'light' | 'dark' | 'system'

/** Minutes a day somebody wants to play and practise. */
export const DAILY_GOALS = ['5', '10', '20'] as const
export type DailyGoal = (typeof DAILY_GOALS)[number]

export interface Preferences {
  themeLevel: ThemeLevel
  mode: Mode
  /** null: nobody chose, or the stored value is not a grade band. */
  selectedGrade: Band | null
  dailyGoal: DailyGoal
}

/** Cookie names; all but `language` are localStorage keys too (spec 000 section 3). */
export const PREFERENCE_KEYS = ['themeLevel', 'darkMode', 'selectedGrade', 'dailyGoal', 'language'] as const
export type PreferenceKey = (typeof PREFERENCE_KEYS)[number]

/** One year, in seconds. */
export const PREFERENCE_MAX_AGE = 31_536_000

/** A cookie that says, once: this browser's cookies came from the account and go before its own storage. */
export const FROM_ACCOUNT = 'fromAccount'

export function isPreferenceKey(value: unknown): value is PreferenceKey {
  return PREFERENCE_KEYS.some((key) => key === value)
}

/** Whether `value` may be stored under `key`; anything else is ignored wherever it comes from. */
export function isPreferenceValue(key: PreferenceKey, value: unknown): value is string {
  switch (key) {
    case 'themeLevel':
      return isThemeLevel(value)
    case 'darkMode':
      return value === 'true' || value === 'false'
    case 'selectedGrade':
      return isBand(value)
    case 'dailyGoal':
      return isDailyGoal(value)
    case 'language':
      return isLocale(value)
  }
}

export function isDailyGoal(value: unknown): value is DailyGoal {
  return DAILY_GOALS.some((goal) => goal === value)
}

/** Reads raw stored strings (cookies or localStorage); unknown values count as nothing stored. */
export function readPreferences(stored: Readonly<Partial<Record<string, string>>>): Preferences {
  const { themeLevel, darkMode, selectedGrade, dailyGoal } = stored
  return {
    themeLevel: isThemeLevel(themeLevel) ? themeLevel : 'default',
    mode: darkMode === 'true' ? 'dark' : darkMode === 'false' ? 'light' : 'system',
    selectedGrade: isBand(selectedGrade) ? selectedGrade : null,
    dailyGoal: isDailyGoal(dailyGoal) ? dailyGoal : '10',
  }
}
