import { describe, expect, it } from 'vitest'
import type { HeldPlan } from '#app/domain/access/read-plans.server.ts'
import { NO_SUBSCRIPTION, subscriptionOf } from './subscription.ts'

const NOW = Date.UTC(2026, 10, 21)
const DAY = 86_400_000
const paid = (changes: Partial<HeldPlan> = {}): HeldPlan => ({
  source: 'subscription',
  tier: 'basic',
  interval: 'month',
  startsAt: NOW - DAY,
  endsAt: NOW + 20 * DAY,
  status: 'active',
  cancelsAtEnd: false,
  payerId: null,
  ...changes,
})
const trial: HeldPlan = paid({
  source: 'trial',
  tier: 'premium',
  interval: null,
  endsAt: NOW + DAY,
  status: null,
})

describe('a subscription as pages show it', () => {
  it('is none without plans', () => {
    expect(subscriptionOf([], NOW)).toEqual(NO_SUBSCRIPTION)
  })

  it('is live while it may cost something', () => {
    expect(subscriptionOf([paid()], NOW)).toMatchObject({
      state: { isSubscribed: true, tier: 'basic', interval: 'month', expiresAt: NOW + 20 * DAY },
      source: 'subscription',
      live: { tier: 'basic', interval: 'month', cancelsAtEnd: false, isPastDue: false },
      hadTrial: false,
      hasPaid: true,
    })
  })

  it('is cancelled, and there until its end', () => {
    const cancelled = [paid({ cancelsAtEnd: true })]
    expect(subscriptionOf(cancelled, NOW)).toMatchObject({
      state: { tier: 'basic' },
      live: { cancelsAtEnd: true },
    })
    expect(subscriptionOf(cancelled, NOW + 20 * DAY).state.tier).toBe('free')
  })

  it('is past due, and stays live when nothing is open any more', () => {
    const plans = [paid({ status: 'past_due', endsAt: NOW + DAY })]
    expect(subscriptionOf(plans, NOW)).toMatchObject({ state: { tier: 'basic' }, live: { isPastDue: true } })
    expect(subscriptionOf(plans, NOW + DAY)).toMatchObject({
      state: { tier: 'free' },
      live: { isPastDue: true },
    })
  })

  it('whose money went back is live and gives nothing; another one counts before it', () => {
    const back = paid({ status: 'paid_back', endsAt: NOW - DAY })
    expect(subscriptionOf([back], NOW)).toMatchObject({
      state: { tier: 'free' },
      source: null,
      live: { isPaidBack: true, isPastDue: false },
    })
    expect(subscriptionOf([back, paid()], NOW).live?.isPaidBack).toBe(false)
  })

  it('that has ended is not live', () => {
    const plans = [paid({ status: 'canceled', endsAt: NOW - 1 })]
    expect(subscriptionOf(plans, NOW)).toEqual({ ...NO_SUBSCRIPTION, hasPaid: true })
  })

  it('shows a trial before the plan behind it, and that plan afterwards', () => {
    expect(subscriptionOf([paid(), trial], NOW)).toMatchObject({
      state: { tier: 'premium', expiresAt: NOW + DAY },
      source: 'trial',
      live: { tier: 'basic' },
      hadTrial: true,
    })
    expect(subscriptionOf([paid(), trial], NOW + DAY)).toMatchObject({
      state: { tier: 'basic' },
      source: 'subscription',
      hadTrial: true,
    })
  })

  it('of a trial that is over is Free again, without any call', () => {
    expect(subscriptionOf([trial], NOW + DAY)).toEqual({ ...NO_SUBSCRIPTION, hadTrial: true })
  })

  it('prefers the one that works to the one that is past due', () => {
    const plans = [paid({ status: 'past_due' }), paid({ tier: 'premium' })]
    expect(subscriptionOf(plans, NOW).live).toMatchObject({ tier: 'premium', isPastDue: false })
  })

  it('cannot be read from a row nobody understands', () => {
    expect(() => subscriptionOf([paid({ interval: 'fortnight' as 'month' })], NOW)).toThrow('fortnight')
  })
})
