// A text that people agree to names the day of its last change: when one of its languages changes, so does the day.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { compileContent } from './compile/compile-content.ts'

const LEGAL = join(import.meta.dirname, 'legal')

/** The day of the last change of each text, and the SHA-256 of what it has said since, in all languages. */
const CHANGES: Readonly<Record<string, string>> = {
  'privacy-policy': '2026-11-29 x45NVwoOoqsRcZ0iZ3fNVYKt8ouDYL-qvFClB7-rzls',
  'terms-of-service': '2026-11-23 QIOt1MwWe36jn4oB9fi0RRJHUGUjT92Zko_HkgpSwag',
}

const slugs = readdirSync(LEGAL, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

test.each(slugs)('%s has changed on the day it names: set `updated`, then record it', (slug) => {
  const files = LOCALES.map((locale) => readFileSync(join(LEGAL, slug, `${locale}.md`), 'utf8'))
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.replace(/^---.*?^---$/ms, ''))
  const digest = hash.digest('base64url')
  const days = new Set(files.map((file) => compileContent('legal', file).facts.updated))
  expect([...days].map((day) => `${day} ${digest}`)).toEqual([CHANGES[slug]])
})
