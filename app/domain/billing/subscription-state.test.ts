import { describe, expect, it } from 'vitest'
import { TIERS } from '#app/domain/catalogue/plans.ts'
import { type SubscriberRow, subscriptionState } from './subscription-state.ts'

const NOW = Date.UTC(2026, 10, 21)
const FREE = { isSubscribed: false, tier: 'free', interval: null, expiresAt: null, isLoading: false }
const row = (changes: Partial<SubscriberRow> = {}): SubscriberRow => ({
  subscribed: true,
  subscription_tier: 'premium',
  subscription_end: NOW + 1,
  billing_interval: 'year',
  ...changes,
})

describe('the derived state', () => {
  it('has the row’s plan, interval and end', () => {
    expect(subscriptionState(row(), NOW)).toEqual({
      isSubscribed: true,
      tier: 'premium',
      interval: 'year',
      expiresAt: NOW + 1,
      isLoading: false,
    })
  })

  it.each([
    ['there is no row', null],
    ['nobody is subscribed', row({ subscribed: false })],
    ['the plan is Free', row({ subscription_tier: 'free' })],
    ['the end is this moment', row({ subscription_end: NOW })],
    ['the end has passed, though nobody noted it', row({ subscription_end: NOW - 1 })],
  ])('is Free, not subscribed, where %s', (_, given) => {
    expect(subscriptionState(given, NOW)).toEqual(FREE)
  })

  it('is loading while the row is fetched, and never afterwards', () => {
    expect(subscriptionState('loading', NOW)).toEqual({ ...FREE, isLoading: true })
    for (const given of [null, row(), row({ subscribed: false })])
      expect(subscriptionState(given, NOW).isLoading).toBe(false)
  })

  it('lasts until further notice without an end, and may be billed by nobody', () => {
    const given = row({ subscription_tier: 'enterprise', subscription_end: null, billing_interval: null })
    expect(subscriptionState(given, NOW)).toMatchObject({
      tier: 'enterprise',
      expiresAt: null,
      interval: null,
    })
  })

  it('knows every tier', () => {
    for (const tier of TIERS) expect(subscriptionState(row({ subscription_tier: tier }), NOW).tier).toBe(tier)
  })

  it('fails for a row nobody understands', () => {
    expect(() => subscriptionState(row({ subscription_tier: 'gold' }), NOW)).toThrow('gold')
    expect(() => subscriptionState(row({ billing_interval: 'fortnight' }), NOW)).toThrow('fortnight')
  })
})
