// The legal texts name whoever runs the deployment, in every language, and say nothing of what is not there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import type { NamedInTexts } from '#app/platform/config.ts'
import { TEST_CONFIG } from '#tests/factories/config.ts'
import { compileContent } from './compile/compile-content.ts'
import { fillInOperator } from './fill-in-operator.ts'

const { operator } = TEST_CONFIG
const TEXTS = ['privacy-policy', 'terms-of-service'].flatMap((slug) =>
  LOCALES.map((locale) => [slug, locale] as const),
)

function read(slug: string, locale: string, filled: NamedInTexts = operator): string {
  const file = join(import.meta.dirname, 'legal', slug, `${locale}.md`)
  return JSON.stringify(fillInOperator(compileContent('legal', readFileSync(file, 'utf8')).blocks, filled))
}

describe.each(TEXTS)('%s in %s', (slug, locale) => {
  it('names the operator, and how to reach them', () => {
    const text = read(slug, locale)
    for (const fact of [operator.name, operator.address, operator.email, operator.phone])
      expect(text).toContain(fact)
    expect(text).toContain(`"mailto:${operator.email}"`)
    expect(text).not.toContain('{operator')
  })
})

it.each(LOCALES)('a representative is named where there is one (%s)', (locale) => {
  const representative = 'Papier GmbH, Mühlweg 1, Berlin'
  expect(read('privacy-policy', locale, { ...operator, representative })).toContain(representative)
})

it.each(LOCALES)('who runs the language model is named where one is set up (%s)', (locale) => {
  const writer = 'models.example.org'
  expect(read('privacy-policy', locale, { ...operator, writer })).toContain(writer)
  expect(read('privacy-policy', locale)).not.toContain(writer)
})
