// The looks of the everyday run leave no pair of values out.
import { expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { coveringLooks, type Look, WIDTHS } from './looks.ts'
import { LEVELS, MODES, PAGES } from './pages.ts'

const AXES = { locale: LOCALES, level: LEVELS, mode: MODES, width: WIDTHS } as const
const NAMES = Object.keys(AXES) as (keyof Look)[]
const looks = PAGES.flatMap((_, place) => coveringLooks(place))

test.each(NAMES.flatMap((one, place) => NAMES.slice(place + 1).map((other) => [one, other] as const)))(
  'every %s is seen with every %s',
  (one, other) => {
    const seen = new Set(looks.map((look) => `${look[one]} ${look[other]}`))
    const all = AXES[one].flatMap((value) => AXES[other].map((beside) => `${value} ${beside}`))
    expect([...seen].toSorted()).toEqual(all.toSorted())
  },
)

test('every page is seen in two looks that share no value', () => {
  for (const [place, page] of PAGES.entries()) {
    const [one, other] = coveringLooks(place)
    for (const name of NAMES) expect(one[name], `${name} of ${page}`).not.toBe(other[name])
  }
})
