// What the tests of payment faults share: two people in a world of payments, what they pay, and the invariants, which are checked
// after each fault and once more after a run of the scheduled job. Countdowns (an alarm late, twice or never; a device's clock that
// is wrong): workers/durable/user-clock.workerd.test.ts.
import { env } from 'cloudflare:workers'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import type { ProviderEvent } from '#app/platform/payments.ts'
import type { Person } from '#tests/factories/people.ts'
import { checkHealed, checkStep, type PaidUntil } from './invariants.ts'
import { makeWorld, type World } from './world.ts'

export const MINUTE = 60_000

export let world: World

export let history: PaidUntil

export let ana: Person

export let ben: Person

export const tier = async ({ userId } = ana) => (await readEntitlements(world.ctx, { userId })).tier

export const levels = async ({ userId } = ana) => (await readEntitlements(world.ctx, { userId })).extraLevels

export function opened(sessionId: string | null): string {
  if (sessionId === null) throw new Error('refused')
  return sessionId
}

export async function paidPlan(plan = 'premium', interval = 'month'): Promise<string> {
  const sessionId = opened(await world.buyPlan(ana, plan, interval))
  world.provider.pay(sessionId)
  return sessionId
}

export async function paidItem(
  item = 'game-level',
  buyer: Person | { claimSecret: string } = ana,
): Promise<string> {
  const holder = 'userId' in buyer ? { userId: buyer.userId } : buyer
  const sessionId = opened(await world.buyItem(holder, item))
  world.provider.pay(sessionId)
  return sessionId
}

export function subscription() {
  const [newest] = world.provider.subscriptions.all()
  if (!newest) throw new Error('there is a subscription')
  return newest
}

/** The last event of a type that waits to be told; the others are lost. */
export function onlyEvent(type: string): ProviderEvent {
  const event = world.provider.takeEvents().findLast((waiting) => waiting.type === type)
  if (!event) throw new Error(`no ${type} waits`)
  return event
}

export async function holds(): Promise<void> {
  await checkStep(world, history)
}

export async function holdsAfterAll(): Promise<void> {
  await holds()
  await world.reconcile()
  await checkHealed(world, history)
}

/** A world without payments. */
export async function setUpFaults(): Promise<void> {
  world = await makeWorld(env.DB)
  history = new Map()
  const [first, second] = world.people
  if (!first || !second) throw new Error('there are two people')
  ana = first
  ben = second
}
