// Preferences for components: the server's answer during the first render, the browser's storage from then on.
import { useRouteLoaderData } from '@remix-run/react'
import { useSyncExternalStore } from 'react'
import { BASE_LOCALE, type Locale } from '#app/i18n/locales.ts'
import type { PageHead } from '#app/seo/page-head.ts'
import type { ThemeLevel } from '#app/ui/theme/theme-level.ts'
import type { ShellViewer } from '#app/views/viewer.ts'
import type { Flash } from '#app/words/flashes.ts'
import type { Band } from '#engine/core/bands.ts'
import { type DailyGoal, type Mode, type Preferences, readPreferences } from './preferences.ts'
import {
  chooseDailyGoal,
  chooseGrade,
  chooseMode,
  chooseThemeLevel,
  getStoredPreferences,
  rememberInAccount,
  type StoredPreferences,
  subscribeToPreferences,
} from './stored-preferences.ts'

/** What root's loader gives every page. */
export interface RootData {
  locale: Locale
  /** Of this deployment; no slash at the end. */
  origin: string
  /** What search engines are told of the address that was asked for. */
  head: PageHead
  preferences: Preferences
  requestId: string
  /** By the server's clock, so that both renders agree. */
  year: number
  /** A language model is set up here: what it writes is there. */
  hasWritingModel: boolean
  /** Who is signed in; null for a visitor. */
  viewer: ShellViewer | null
  /** What the page before left to be said. */
  flashes: Flash[]
}

const NOTHING_STORED: StoredPreferences = { ...readPreferences({}), gradeIsFallback: false }

function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}

/** Whether what a language model writes is there. */
export function useHasWritingModel(): boolean {
  return useRootData()?.hasWritingModel ?? false
}

function usePreferences(): StoredPreferences {
  const root = useRootData()
  return useSyncExternalStore(subscribeToPreferences, getStoredPreferences, () =>
    root ? serverSnapshot(root.preferences) : NOTHING_STORED,
  )
}

const snapshots = new WeakMap<Preferences, StoredPreferences>()

/** The same object for the same loader data: useSyncExternalStore asks for a stable answer. */
function serverSnapshot(preferences: Preferences): StoredPreferences {
  const known = snapshots.get(preferences) ?? { ...preferences, gradeIsFallback: false }
  snapshots.set(preferences, known)
  return known
}

/** A choice made while signed in goes to the account too. */
export function useThemeLevel(): [ThemeLevel, (level: ThemeLevel) => void] {
  const viewer = useViewer()
  function choose(level: ThemeLevel) {
    chooseThemeLevel(level)
    if (viewer) rememberInAccount('themeLevel', level)
  }
  return [usePreferences().themeLevel, choose]
}

/** A choice made while signed in goes to the account too. */
export function useMode(): [Mode, (mode: 'light' | 'dark') => void] {
  const viewer = useViewer()
  function choose(mode: 'light' | 'dark') {
    chooseMode(mode)
    if (viewer) rememberInAccount('darkMode', String(mode === 'dark'))
  }
  return [usePreferences().mode, choose]
}

/** Minutes a day. A choice made while signed in goes to the account too; it counts for today already. */
export function useDailyGoal(): [DailyGoal, (goal: DailyGoal) => void] {
  const viewer = useViewer()
  function choose(goal: DailyGoal) {
    chooseDailyGoal(goal)
    if (viewer) rememberInAccount('dailyGoal', goal)
  }
  return [usePreferences().dailyGoal, choose]
}

export function useSelectedGrade(): [Band | null, (band: Band) => void] {
  return [usePreferences().selectedGrade, chooseGrade]
}

/** Whether the grade in use is /games' own default, nobody's choice. */
export function useGradeIsFallback(): boolean {
  return usePreferences().gradeIsFallback
}

export function useLocale(): Locale {
  return useRootData()?.locale ?? BASE_LOCALE
}

/** Who is signed in; null for a visitor. */
export function useViewer(): ShellViewer | null {
  return useRootData()?.viewer ?? null
}
