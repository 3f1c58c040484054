// The words of the profiles, and what each of their values may be. Pure: forms, verbs and the data service share it.
export const ROLES = ['student', 'parent', 'teacher'] as const
export type Role = (typeof ROLES)[number]

/** A band, or a single grade as text (spec 000 section 3, spec 001 section 3). */
export const GRADE_LEVELS = [
  'elementary',
  'middle',
  'high',
  'K',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
] as const
export type GradeLevel = (typeof GRADE_LEVELS)[number]

/** What an account may store as its notebook; the same four that the screens draw (app/ui/theme/theme-level.ts). */
export const SAVED_THEME_LEVELS = ['default', 'elementary', 'middle-school', 'high'] as const
export type SavedThemeLevel = (typeof SAVED_THEME_LEVELS)[number]

/** In characters, blanks around it left out. */
export const DISPLAY_NAME_LENGTH = { min: 2, max: 60 } as const

/** What of look and habits an account remembers; null: never chosen. */
export interface SavedPreferences {
  themeLevel: SavedThemeLevel | null
  darkMode: boolean | null
  /** Minutes a day. */
  dailyGoal: number | null
}

/** How many characters of a name can be seen: joiners, zero-width and other blanks cannot. */
export function visibleLength(name: string): number {
  return [...name.replace(/[\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/gu, '')].length
}

/** The name as it is stored, blanks around it gone; null when too little of it can be seen, it is too long or holds control characters. */
export function takeDisplayName(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const name = value.trim()
  const fits = visibleLength(name) >= DISPLAY_NAME_LENGTH.min && [...name].length <= DISPLAY_NAME_LENGTH.max
  return fits && !/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(name) ? name : null
}
