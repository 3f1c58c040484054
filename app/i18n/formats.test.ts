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

test('in French the first of a month is an ordinal, where the month has its name', () => {
  const [first, eleventh] = [Date.UTC(2027, 0, 1, 15, 30), Date.UTC(2027, 0, 11)]
  const written = (options: Intl.DateTimeFormatOptions, at = first) =>
    dateFormat('fr', { ...options, timeZone: 'UTC' }).format(at)
  expect(written({ dateStyle: 'long' })).toBe('1er janvier 2027')
  expect(written({ dateStyle: 'medium', timeStyle: 'short' })).toBe('1er janv. 2027, 15:30')
  expect(written({ dateStyle: 'long' }, eleventh)).toBe('11 janvier 2027')
  expect(written({ dateStyle: 'short' })).toBe('01/01/2027')
  expect(written({ day: 'numeric', month: 'numeric' })).toBe('01/01')
  expect(written({ day: 'numeric' })).toBe('1')
})

test('a span of days has it at either end', () => {
  const range = dateFormat('fr', { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const span = (from: number, to: number) => range.formatRange(from, to).replace(/\s/g, ' ')
  expect(span(Date.UTC(2026, 10, 1), Date.UTC(2026, 10, 7))).toBe('1er–7 nov.')
  expect(span(Date.UTC(2026, 10, 25), Date.UTC(2026, 11, 1))).toBe('25 nov. – 1er déc.')
})

test('nothing else makes a formatter of numbers or dates', () => {
  // The second writes days for the database, in no language.
  const allowed = ['i18n/formats.ts', 'domain/progress/day-of.ts']
  const makers = globSync('**/*.{ts,tsx}', { cwd: APP })
    .filter((file) => !/generated|\.test\.|i18n\/compile/.test(file))
    .filter((file) => /new Intl\.(?:Number|DateTime)Format\(/.test(readFileSync(join(APP, file), 'utf8')))
  expect(makers.toSorted()).toEqual(allowed.toSorted())
})
