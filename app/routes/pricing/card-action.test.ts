import { describe, expect, it } from 'vitest'
import {
  type LiveSubscription,
  NO_SUBSCRIPTION,
  type Subscription,
} from '#app/domain/billing/subscription.ts'
import type { Tier } from '#app/domain/catalogue/plans.ts'
import { type CardAction, cardAction, offersTrial } from './card-action.ts'

const LIVE: LiveSubscription = {
  tier: 'basic',
  interval: 'month',
  endsAt: 2,
  cancelsAtEnd: false,
  isPastDue: false,
  isPaidBack: false,
  isPaidByGrownUp: false,
}
const on = (tier: Tier, live: Partial<LiveSubscription> | null): Subscription => ({
  ...NO_SUBSCRIPTION,
  state: { ...NO_SUBSCRIPTION.state, tier, isSubscribed: tier !== 'free' },
  live: live && { ...LIVE, ...live },
})

const ROWS: readonly [string, Subscription | null, 'month' | 'year', CardAction[]][] = [
  ['a visitor', null, 'month', ['sign-in', 'sign-in', 'sign-in']],
  ['someone on Free', on('free', null), 'month', ['stay-free', 'choose', 'choose']],
  ['a subscriber of Basic by the month', on('basic', {}), 'month', ['go-free', 'manage', 'switch']],
  ['the same, looking at years', on('basic', {}), 'year', ['go-free', 'switch', 'switch']],
  ['someone who has cancelled', on('basic', { cancelsAtEnd: true }), 'month', ['manage', 'manage', 'switch']],
  [
    'someone whose plan a grown-up pays for',
    on('basic', { isPaidByGrownUp: true }),
    'year',
    ['manage', 'manage', 'manage'],
  ],
  [
    'someone whose payment is missing',
    on('basic', { isPastDue: true }),
    'year',
    ['manage', 'manage', 'manage'],
  ],
  ['the same, closed by now', on('free', { isPastDue: true }), 'month', ['manage', 'manage', 'manage']],
  [
    'someone whose money went back',
    on('free', { isPaidBack: true, cancelsAtEnd: true }),
    'month',
    ['manage', 'choose', 'choose'],
  ],
  [
    'the same, when a grown-up paid',
    on('free', { isPaidBack: true, isPaidByGrownUp: true }),
    'month',
    ['manage', 'manage', 'manage'],
  ],
  ['someone on trial', on('premium', null), 'month', ['go-free', 'choose', 'choose']],
  ['a school', on('enterprise', null), 'month', ['manage', 'manage', 'manage']],
]

describe('the buttons of Free, Basic and Premium', () => {
  it.each(ROWS)('for %s', (_, subscription, interval, actions) => {
    expect(
      (['free', 'basic', 'premium'] as const).map((tier) => cardAction(subscription, tier, interval)),
    ).toEqual(actions)
  })
})

it('a child has no switch: a change is paid with the stored card', () => {
  const actions = (['free', 'basic', 'premium'] as const).map((tier) =>
    cardAction(on('basic', {}), tier, 'year', false),
  )
  expect(actions).toEqual(['go-free', 'manage', 'manage'])
})

describe('the free trial', () => {
  it('is offered for paid plans to whoever is on Free and had none', () => {
    const offered = (subscription: Subscription | null) =>
      (['free', 'basic', 'premium'] as const).filter((tier) => offersTrial(subscription, tier))
    expect(offered(NO_SUBSCRIPTION)).toEqual(['basic', 'premium'])
    expect(offered({ ...NO_SUBSCRIPTION, hadTrial: true })).toEqual([])
    expect(offered(on('basic', {}))).toEqual([])
    expect(offered(on('basic', null))).toEqual(['premium'])
    expect(offered(null)).toEqual([])
  })
})
