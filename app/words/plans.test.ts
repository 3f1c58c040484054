import { afterEach, describe, expect, it } from 'vitest'
import { PLANS } from '#app/domain/catalogue/plans.ts'
import { readLocaleFrom } from '#app/i18n/current-locale.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { PLAN_NAMES, planPrice } from './plans.ts'
import { formatPrice } from './prices.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')
const speak = (locale: Locale) => readLocaleFrom(() => locale)

afterEach(() => speak('en'))

describe('prices', () => {
  it('are dollars as each language writes them, whole ones without cents', () => {
    const prices = [0, PLANS.basic.price.month, PLANS.premium.price.year, 50_000]
    expect(LOCALES.map((locale) => prices.map((cents) => plain(formatPrice(cents, { locale }))))).toEqual([
      ['$0', '$9.99', '$199.99', '$500'],
      ['USD 0', 'USD 9.99', 'USD 199.99', 'USD 500'],
      ['0 $US', '9,99 $US', '199,99 $US', '500 $US'],
      ['US$0', 'US$9.99', 'US$199.99', 'US$500'],
    ])
  })

  it('stand with their interval', () => {
    expect(planPrice('premium', 'month')).toBe('$19.99 per month')
    speak('zh')
    expect(planPrice('basic', 'year')).toBe('每年 US$99.99')
  })
})

it('plans are named as the pages name them', () => {
  expect(Object.values(PLAN_NAMES).map((name) => name())).toEqual(['Free', 'Basic', 'Premium', 'Enterprise'])
})
