import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dateFormat, numberFormat } from './formats.ts'

const APP = join(import.meta.dirname, '..')

test('Spanish writes numbers and times as Latin America does', () => {
  expect(numberFormat('es').format(1_212_345.5)).toBe('1\u202f212\u202f345.5')
  expect(numberFormat('es', { style: 'currency', currency: 'USD' }).format(19_999)).toMatch(/19\u202f999\.00/)
  expect(numberFormat('es').format(5_000)).toBe('5000')
  expect(numberFormat('en').format(12_345.5)).toBe('12,345.5')
  expect(numberFormat('fr').format(0.5)).toBe('0,5')
  const noon = dateFormat('es', { timeStyle: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 1, 13, 5))
  expect(noon.replace(/\s/g, ' ')).toBe('1:05 p.m.')
})

test('nothing else makes a formatter of numbers or dates', () => {
  // The second writes days for the database, in no language.
  const allowed = ['i18n/formats.ts', 'domain/progress/day-of.ts']
  const makers = globSync('**/*.{ts,tsx}', { cwd: APP })
    .filter((file) => !/generated|\.test\.|i18n\/compile/.test(file))
    .filter((file) => /new Intl\.(?:Number|DateTime)Format\(/.test(readFileSync(join(APP, file), 'utf8')))
  expect(makers.toSorted()).toEqual(allowed.toSorted())
})
