// Every text the two documents quote stands in the English catalogue, unchanged.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { yearlyDiscount } from '#app/domain/catalogue/plans.ts'
import { SPEC_QUOTES } from './spec-quotes.ts'

const FOLDER = 'app/i18n/messages/en'
const CATALOGUE = new Set(
  readdirSync(FOLDER).flatMap((area) =>
    Object.values(JSON.parse(readFileSync(`${FOLDER}/${area}`, 'utf8')) as Record<string, string>),
  ),
)

/** Quotes that are several messages, or one with a placeholder where the document gives an example or a choice. */
const AS_MESSAGES: Readonly<Record<string, readonly string[]>> = {
  '{Google|Microsoft} sign-in failed': ['Google sign-in failed', 'Microsoft sign-in failed'],
  '{Google|Microsoft} login successful!': ['Google login successful!', 'Microsoft login successful!'],
  'Title is coming soon! Stay tuned!': ['{title} is coming soon! Stay tuned!'],
  'up to 16.7%': ['Save up to {percent}'],
}

/** Quotes of how notices end. */
const ENDINGS = ['coming soon!']

/** … and of how some begin to say so: within a text. */
const PARTS = ['coming soon']

/** Quotes that are no words of a screen: parts of names and values, and what the API answers. They stand in code. */
const IN_CODE: Readonly<Record<string, string>> = {
  SB: 'app/ui/avatar/initials.ts',
  'Enterprise Plan Inquiry': 'app/routes/pricing/school-banner.tsx',
  '-access': 'app/domain/catalogue/products.ts',
  ar: 'app/domain/ar/ar.schema.ts',
  'You must provide either an email or phone number and a password': 'app/domain/accounts/sign-up.server.ts',
}

/** Missing, by what they wait for. A text that has come must leave this table: the test says which. */
const NOT_YET: Readonly<Record<string, readonly string[]>> = {
  // /profile sends a visitor to sign in before anything could answer this.
  'no screen can get here': ['User not authenticated'],
}
const MISSING = Object.values(NOT_YET).flat()

function messagesOf(quote: string): readonly string[] {
  return AS_MESSAGES[quote] ?? quote.split(' / ')
}

function isThere(quote: string): boolean {
  const file = IN_CODE[quote]
  if (file !== undefined) return readFileSync(file, 'utf8').includes(`'${quote}'`)
  if (PARTS.includes(quote)) return [...CATALOGUE].some((text) => text.includes(quote))
  if (ENDINGS.includes(quote)) return [...CATALOGUE].some((text) => text.endsWith(quote))
  return messagesOf(quote).every((message) => CATALOGUE.has(message))
}

describe('a text the documents quote', () => {
  const due = SPEC_QUOTES.filter(([, quote]) => !MISSING.includes(quote))

  it.each(due)('%s: “%s” stands unchanged', (_, quote) => {
    expect(isThere(quote)).toBe(true)
  })

  it.each(MISSING)('“%s” is still missing: if it has come, take it out of NOT_YET', (quote) => {
    expect(isThere(quote)).toBe(false)
  })

  it('with a figure put in has the figure', () => {
    expect(yearlyDiscount('basic')).toBe(16.7)
  })

  it('is what every exception is about', () => {
    const quotes = SPEC_QUOTES.map(([, quote]) => quote)
    for (const quote of [
      ...MISSING,
      ...Object.keys(IN_CODE),
      ...Object.keys(AS_MESSAGES),
      ...PARTS,
      ...ENDINGS,
    ])
      expect(quotes, quote).toContain(quote)
  })
})
