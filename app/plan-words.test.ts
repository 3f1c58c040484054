import { describe, expect, it } from 'vitest'
import { PLAN_PRICES } from './domain/billing/catalogue.ts'
import { LOCALES } from './i18n/locales.ts'
import { dayOf, momentOf, planName, planPrice } from './plan-words.ts'
import { formatPrice } from './product-name.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

describe('prices', () => {
  it('are dollars as each language writes them, whole ones without cents', () => {
    const prices = [0, PLAN_PRICES.basic.month, PLAN_PRICES.premium.year, 50_000]
    expect(LOCALES.map((locale) => prices.map((cents) => plain(formatPrice(cents, locale))))).toEqual([
      ['$0', '$9.99', '$199.99', '$500'],
      ['0 US$', '9,99 US$', '199,99 US$', '500 US$'],
      ['0 $US', '9,99 $US', '199,99 $US', '500 $US'],
      ['US$0', 'US$9.99', 'US$199.99', 'US$500'],
    ])
  })

  it('stand with their interval', () => {
    expect(planPrice('premium', 'month', 'en')).toBe('$19.99 per month')
    expect(planPrice('basic', 'year', 'zh')).toBe('每年 US$99.99')
  })
})

it('plans are named as the pages name them', () => {
  expect((['free', 'basic', 'premium', 'enterprise'] as const).map((tier) => planName(tier, 'en'))).toEqual([
    'Free',
    'Basic',
    'Premium',
    'Enterprise',
  ])
})

describe('moments', () => {
  const at = Date.UTC(2026, 11, 31, 23, 30)

  it('are days of the reader’s own time zone', () => {
    expect(dayOf(at, { locale: 'en', timeZone: null })).toBe('December 31, 2026')
    expect(dayOf(at, { locale: 'fr', timeZone: 'Europe/Paris' })).toBe('1 janvier 2027')
  })

  it('have a minute where an hour counts', () => {
    expect(plain(momentOf(at, { locale: 'en', timeZone: 'UTC' }))).toBe('December 31, 2026 at 11:30 PM')
  })
})
