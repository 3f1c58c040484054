// Numbers of exercises are written as those of pages are.
import { expect, test } from 'vitest'
import { numberFormat } from '#app/i18n/formats.ts'
import { LANGUAGES } from '#engine/core/languages.ts'
import { linearText } from '#engine/curriculum/linear-text.ts'
import { num } from '#engine/curriculum/notation.ts'
import { signsOf } from './words-context.ts'

// Chinese exercises write no sign between thousands.
test.each(LANGUAGES.filter((language) => language !== 'zh'))('in %s as on pages', (language) => {
  for (const value of [7, 999, 5_000, 12_000, 1_234_567]) {
    expect(linearText(num(value), signsOf(language))).toBe(numberFormat(language).format(value))
  }
  expect(linearText(num({ n: 25_001, d: 2 }), signsOf(language))).toBe(
    numberFormat(language).format(12_500.5),
  )
})
