import { expect, test } from 'vitest'
import { dayWords } from './days.ts'

test.each([
  ['en', '2026-12-01', 'Tuesday, December 1'],
  ['es', '2026-12-01', 'martes, 1 de diciembre'],
  ['fr', '2026-12-01', 'mardi 1er décembre'],
  ['fr', '2026-12-11', 'vendredi 11 décembre'],
  ['fr', '2026-12-21', 'lundi 21 décembre'],
  ['zh', '2026-12-01', '12月1日星期二'],
])('in %s %s is %s', (locale, day, words) => {
  expect(dayWords(day, 'long', locale)).toBe(words)
})

test('a day of a calendar is a number alone', () => {
  expect(dayWords('2026-12-01', 'number', 'fr')).toBe('1')
})
