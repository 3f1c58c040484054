// The browser's side of preferences: localStorage (the spec's keys) kept in step with the cookies the server reads.
// One in-memory copy for React, so that every component sees a change in the same render.

import type { ThemeLevel } from '#app/ui/theme/theme-level.ts'
import type { Band } from '#engine/core/bands.ts'
import { type DailyGoal, PREFERENCE_MAX_AGE, type Preferences, readPreferences } from './preferences.ts'

export interface StoredPreferences extends Preferences {
  /** True while `selectedGrade` is the default that /games stores by itself, not a person's choice (spec 001 section 4). */
  gradeIsFallback: boolean
}

const KEYS = ['themeLevel', 'darkMode', 'selectedGrade', 'dailyGoal'] as const
type StoredKey = (typeof KEYS)[number]

const listeners = new Set<() => void>()
let current: StoredPreferences | undefined

/** A browser that forbids storage still works for as long as the page lives. */
function readStored(): Preferences {
  const raw: Partial<Record<StoredKey, string>> = {}
  for (const key of KEYS) {
    const value = readItem(key)
    if (value !== null) raw[key] = value
  }
  return readPreferences(raw)
}

function readItem(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function getStoredPreferences(): StoredPreferences {
  current ??= { ...readStored(), gradeIsFallback: false }
  return current
}

export function subscribeToPreferences(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function store(key: StoredKey, value: string, change: Partial<StoredPreferences>): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `${key}=${value}; Path=/; SameSite=Lax; Max-Age=${PREFERENCE_MAX_AGE}`
  try {
    localStorage.setItem(key, value)
  } catch {
    // The cookie carries it alone.
  }
  current = { ...getStoredPreferences(), ...change }
  for (const listener of listeners) listener()
}

export function chooseThemeLevel(themeLevel: ThemeLevel): void {
  document.documentElement.dataset['level'] = themeLevel
  store('themeLevel', themeLevel, { themeLevel })
}

export function chooseMode(mode: 'light' | 'dark'): void {
  document.documentElement.dataset['mode'] = mode
  store('darkMode', String(mode === 'dark'), { mode })
}

export function chooseDailyGoal(dailyGoal: DailyGoal): void {
  store('dailyGoal', dailyGoal, { dailyGoal })
}

/** Lets the account remember a choice. Not awaited: a failure shows in the browser's log, and the choice stays. */
export function rememberInAccount(key: 'themeLevel' | 'darkMode' | 'dailyGoal', value: string): void {
  const body = new URLSearchParams({ key, value })
  fetch('/preferences', { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(() => undefined)
}

export function chooseGrade(selectedGrade: Band): void {
  store('selectedGrade', selectedGrade, { selectedGrade, gradeIsFallback: false })
}

/** The grade a person chose in this browser; null when nobody has, or when it is only the default. */
export function chosenGrade(): Band | null {
  const { selectedGrade, gradeIsFallback } = getStoredPreferences()
  return gradeIsFallback ? null : selectedGrade
}

/** The default rule of /games and /game/*: with nothing at all stored, elementary is. An unknown value is left alone. */
export function storeGradeFallback(): void {
  if (readItem('selectedGrade') !== null || getStoredPreferences().selectedGrade !== null) return
  store('selectedGrade', 'elementary', { selectedGrade: 'elementary', gradeIsFallback: true })
}
