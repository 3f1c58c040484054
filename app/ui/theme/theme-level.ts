// The four notebooks a page can be drawn in (spec 000 section 4). `default` is the one nobody had to choose.
export const THEME_LEVELS = ['default', 'elementary', 'middle-school', 'high'] as const

export type ThemeLevel = (typeof THEME_LEVELS)[number]

export function isThemeLevel(value: unknown): value is ThemeLevel {
  return THEME_LEVELS.some((level) => level === value)
}
