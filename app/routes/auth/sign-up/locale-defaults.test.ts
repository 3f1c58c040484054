import { expect, test } from 'vitest'
import { defaultCountry } from './locale-defaults.ts'

test.each([
  ['en-US,en;q=0.9', 'us'],
  ['pt-BR', 'br'],
  ['fr-CA,fr;q=0.8,en;q=0.5', 'ca'],
  ['zh-Hans-CN,zh;q=0.9', 'cn'],
  ['en;q=0.8, de-DE', 'de'],
  ['EN-gb', 'gb'],
] as const)('%s is %s', (header, country) => {
  expect(defaultCountry(header)).toBe(country)
})

test.each([
  null,
  '',
  '*',
  'en',
  // The second language is not where the person is.
  'en,en-US;q=0.9',
  // Not one of the twelve.
  'pt-PT',
  'es-419',
  'en-US;q=0',
  'not a language!',
  'en-US-'.repeat(1000),
])('%j names no country of ours', (header) => {
  expect(defaultCountry(header)).toBeNull()
})
