// Whom somebody in danger is told to call.
import { expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { helpLinesText } from './help-lines.ts'

test.each([
  ['us', /: 911$/m],
  ['gb', /: 999$/m],
  ['in', /: 112$/m],
  // The police sends no ambulance there: each has its number.
  ['cn', /: 110 \(police\), 120 \(ambulance\)$/m],
  ['jp', /: 110 \(police\), 119 \(ambulance\)$/m],
  ['br', /: 190 \(police\), 192 \(ambulance\)$/m],
] as const)('police and ambulance of %s by the numbers they have there', (country, numbers) => {
  expect(helpLinesText(country, { locale: 'en' })).toMatch(numbers)
})

test.each(LOCALES)('both numbers are said in %s', (locale) => {
  expect(helpLinesText('br', { locale })).toMatch(/190.*192/)
})
