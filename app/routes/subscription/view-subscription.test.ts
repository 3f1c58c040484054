import { describe, expect, it } from 'vitest'
import type { HeldPlan } from '#app/domain/access/read-plans.server.ts'
import { subscriptionOf } from '#app/domain/billing/subscription.ts'
import { viewSubscription } from './view-subscription.server.ts'

const NOW = Date.UTC(2026, 10, 21)
const DAY = 86_400_000
const PAID: HeldPlan = {
  source: 'subscription',
  tier: 'premium',
  interval: 'month',
  startsAt: NOW - DAY,
  endsAt: NOW + 20 * DAY,
  status: 'active',
  cancelsAtEnd: false,
  payerId: null,
}
const TRIAL: HeldPlan = { ...PAID, source: 'trial', interval: null, endsAt: NOW + DAY, status: null }

function view(plans: readonly Partial<HeldPlan>[]) {
  const held = plans.map((plan) => ({ ...PAID, ...plan }))
  return viewSubscription(subscriptionOf(held, NOW), { mayChange: true })
}

describe('a plan whose money went back', () => {
  const back = { status: 'paid_back', endsAt: NOW - DAY }

  it('has ended, may renew and can be cancelled; nobody reads that it continues', () => {
    expect(view([back])).toMatchObject({
      tier: 'free',
      state: 'paid_back',
      notes: [{ about: 'paid_back_renews', tier: 'premium' }],
      options: null,
      kept: null,
      canCancel: true,
      isPaidBack: true,
    })
  })

  it('and that was cancelled before, has ended for good', () => {
    expect(view([{ ...back, cancelsAtEnd: true }])).toMatchObject({
      notes: [{ about: 'paid_back', tier: 'premium' }],
      kept: null,
      canCancel: false,
    })
  })

  it('of a grown-up’s is the grown-up’s to end', () => {
    const { notes, canCancel } = view([{ ...back, payerId: 'mum' }])
    expect(notes).toEqual([{ about: 'paid_back', tier: 'premium' }, { about: 'grown_up_pays' }])
    expect(canCancel).toBe(false)
  })

  it('is told beside a reward that runs', () => {
    const { state, notes } = view([back, { ...TRIAL, source: 'reward' }])
    expect(state).toBe('reward')
    expect(notes.map(({ about }) => about)).toEqual(['reward', 'paid_back_renews'])
  })
})

it('nothing is to pay on Free, but for whoever pays for a child', () => {
  const free = subscriptionOf([], NOW)
  expect(viewSubscription(free, { mayChange: true }).notes).toEqual([{ about: 'free' }])
  expect(viewSubscription(free, { mayChange: true, paysForOthers: true }).notes).toEqual([])
})

describe('a subscription', () => {
  it('behind a trial continues after it', () => {
    const { notes } = view([{ ...PAID, tier: 'basic' }, TRIAL])
    expect(notes.map(({ about }) => about)).toEqual(['trial', 'behind'])
  })

  it('whose renewal nobody has heard of yet says nothing', () => {
    expect(view([{ endsAt: NOW - 1 }]).notes).toEqual([])
  })

  it.each([
    [NOW + DAY, 'grown_up_past_due'],
    [NOW - DAY, 'grown_up_past_due_over'],
  ])('that a grown-up has not paid is not the learner’s to pay (until %i)', (endsAt, about) => {
    const { notes } = view([{ status: 'past_due', endsAt, payerId: 'mum' }])
    expect(notes[0]?.about).toBe(about)
  })
})
