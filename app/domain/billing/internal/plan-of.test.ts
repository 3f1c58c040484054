import { expect, it } from 'vitest'
import type { ProviderSubscription } from '#app/platform/payments.ts'
import { planOf } from './plan-of.ts'

const DAY_MS = 86_400_000
const subscription: ProviderSubscription = {
  id: 'sub_1',
  tier: 'basic',
  interval: 'month',
  status: 'active',
  createdAt: DAY_MS,
  currentPeriodEnd: 31 * DAY_MS,
  paidBack: false,
  cancelAtPeriodEnd: false,
  endedAt: null,
}

it.each([
  ['active', 'paid_back'],
  ['trialing', 'paid_back'],
  ['past_due', 'past_due'],
  ['canceled', 'canceled'],
])('a subscription that is %s, its money gone back, is noted as %s', (status, noted) => {
  expect(planOf({ ...subscription, status, paidBack: true }, 'ana', DAY_MS).status).toBe(noted)
})

it.each([
  ['active', 31],
  ['trialing', 31],
  ['past_due', 34],
  ['unpaid', 31],
  ['incomplete', 1],
])('a subscription that is %s gives its plan until day %i', (status, day) => {
  expect(planOf({ ...subscription, status }, 'ana', DAY_MS).endsAt).toBe(day * DAY_MS)
})
