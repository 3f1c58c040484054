// In which looks a page is seen: language, notebook, day or night, width of the window.
import { LOCALES } from '#app/i18n/locales.ts'
import { FULL_RUN } from './full-run.ts'
import { LEVELS, MODES } from './pages.ts'

export const WIDTHS = [320, 768, 1280] as const

export interface Look {
  locale: (typeof LOCALES)[number]
  level: (typeof LEVELS)[number]
  mode: (typeof MODES)[number]
  /** Of the window in which axe looks at the page; whether something scrolls sideways is asked in all three. */
  width: (typeof WIDTHS)[number]
}

const product: readonly Look[] = LOCALES.flatMap((locale) =>
  LEVELS.flatMap((level) =>
    MODES.map((mode) => ({ locale, level, mode, width: mode === 'light' ? 1280 : 320 })),
  ),
)

/**
 * The looks in which the page at this place of a list is seen: in a full run every language in every notebook, by day and by
 * night; else two that share no value. Over sixteen pages in a row every pair of values of two axes occurs (looks.test.ts).
 */
export function looksOf(place: number): readonly Look[] {
  return FULL_RUN ? product : coveringLooks(place)
}

/** Two looks that share no value. */
export function coveringLooks(place: number): readonly [Look, Look] {
  const [locale, level] = [place % 4, Math.floor(place / 4) % 4]
  const [mode, width] = [(place + level) % 2, (place + Math.floor(place / 3)) % 3]
  return [
    look(locale, level, mode, width),
    look((locale + 2) % 4, (level + 2) % 4, 1 - mode, (width + 1 + (place % 2)) % 3),
  ]
}

function look(locale: number, level: number, mode: number, width: number): Look {
  return {
    locale: at(LOCALES, locale),
    level: at(LEVELS, level),
    mode: at(MODES, mode),
    width: at(WIDTHS, width),
  }
}

function at<Value>(all: readonly Value[], place: number): Value {
  const value = all[place]
  if (value === undefined) throw new Error(`nothing at ${place}`)
  return value
}
