// What must hold whatever goes wrong, checked against the provider's own books.
import { and, eq, gt } from 'drizzle-orm'
import { expect } from 'vitest'
import { grants, plans } from '#app/domain/access/access.schema.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { checkouts, customers, trials } from '#app/domain/billing/billing.schema.ts'
import { isPassLevel, PASS_MS } from '#app/domain/catalogue/one-time-items.ts'
import { reaches, type Tier, TRIAL_MS } from '#app/domain/catalogue/plans.ts'
import type { CardSubscription } from '#tests/factories/card-subscriptions.ts'
import { isGood, paymentsOf } from './payments-of.ts'
import { checkRewarded, checkRewards, notePayments } from './reward-invariants.ts'
import { DAY, type World } from './world.ts'

const GRACE = 3 * DAY

/** Until when each subscription has ever been paid, by the provider's books; kept from step to step. */
export type PaidUntil = Map<string, number>

function paidUntil(world: World, subscription: CardSubscription): number {
  const { owes, status, endedAt } = subscription
  const { subscriptions } = world.provider
  const { start, end } = subscriptions.periodOf(subscription)
  const until = owes || subscriptions.isPaidBack(subscription) ? start : end
  if (status === 'past_due') return until + GRACE
  return endedAt === null ? until : Math.min(until, endedAt)
}

/** A reward's days, which reward-invariants.ts holds against what was claimed. */
function isRunning({ startsAt, endsAt }: { startsAt: number; endsAt: number | null }, now: number): boolean {
  return startsAt <= now && now < (endsAt ?? 0)
}

/** After every step. */
export function checkStep(world: World, history: PaidUntil): Promise<void> {
  return world.look(() => lookAtStep(world, history))
}

async function lookAtStep(world: World, history: PaidUntil): Promise<void> {
  const { ctx, provider } = world
  provider.passTime()
  await notePayments(world)
  for (const subscription of provider.subscriptions.all()) {
    const before = history.get(subscription.id) ?? 0
    history.set(subscription.id, Math.max(before, paidUntil(world, subscription)))
  }
  const granted = await ctx.db.select().from(grants)
  for (const { id, startsAt, endsAt, item } of granted) {
    const session = provider.checkouts.get(id.replace('checkout:', ''))
    expect(session?.paid, `${id} was paid`).toBe(true)
    if (isPassLevel(item)) expect((endsAt ?? 0) - startsAt, `${id} lasts a day`).toBe(PASS_MS)
  }
  const paid = [...provider.checkouts.values()].filter((session) => session.paid)
  const receipts = ctx.delivered.filter(({ kind }) => kind === 'receipt')
  expect(receipts.length, 'receipts').toBeLessThanOrEqual(paid.length)
  const live = provider.subscriptions.all().filter(({ status }) => status !== 'canceled')
  expect(new Set(live.map(({ customerId }) => customerId)).size, 'one live subscription each').toBe(
    live.length,
  )
  for (const { userId } of world.people) await checkJustified(world, history, userId)
  await checkRewards(world)
}

/** A plan in force was paid for, or is a trial or a reward, and its time is not over. */
async function checkJustified(world: World, history: PaidUntil, userId: string): Promise<void> {
  const { ctx } = world
  const { tier } = await readEntitlements(ctx, { userId })
  if (tier === 'free') return
  const held = await ctx.db.select().from(plans)
  const reasons = held.filter((plan) => {
    if (plan.userId !== userId || !reaches(plan.tier, tier)) return false
    if (plan.source === 'reward') return isRunning(plan, ctx.now())
    const until = plan.source === 'trial' ? plan.startsAt + TRIAL_MS : history.get(plan.id)
    return until !== undefined && until > ctx.now()
  })
  expect(reasons, `${userId} has ${tier} for a reason`).not.toEqual([])
}

/** After one run of the scheduled job with everything working: what was paid for is there, and nothing else. */
export async function checkHealed(world: World, history: PaidUntil): Promise<void> {
  await checkStep(world, history)
  const { ctx, provider } = world
  await ctx.settled()
  const owners = new Map((await ctx.db.select().from(customers)).map((row) => [row.id, row]))
  const alive = (customerId: string) => {
    const row = owners.get(customerId)
    return row !== undefined && row.erasedAt === null
  }
  const due = [...provider.checkouts.values()]
    .filter((session) => isGood(session) && session.mode === 'payment' && alive(session.customerId))
    .map(({ sessionId, customerId }) => {
      const row = owners.get(customerId)
      const userId = row?.userId ?? row?.claimedBy ?? null
      return { id: `checkout:${sessionId}`, userId, claimHash: userId === null ? row?.claimHash : null }
    })
  const gone = (userId: string | null) => userId !== null && world.erased.has(userId)
  const held = (await ctx.db.select().from(grants))
    .filter(({ revokedAt, userId }) => revokedAt === null && !gone(userId))
    .map(({ id, userId, claimHash }) => ({ id, userId, claimHash }))
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
  expect(held.toSorted(byId), 'what was paid for').toEqual(due.toSorted(byId))

  const payers = paymentsOf(provider).filter((payment) => payment.isGood)
  for (const { userId } of world.people) {
    if (world.erased.has(userId)) continue
    const hasPaid = payers.some(({ customerId }) => owners.get(customerId)?.userId === userId)
    const bought = await ctx.db
      .select()
      .from(plans)
      .where(and(eq(plans.userId, userId), eq(plans.source, 'subscription'), gt(plans.endsAt, ctx.now())))
    if (!hasPaid) expect(bought, 'nobody whose money went back has rights').toEqual([])
    expect((await readEntitlements(ctx, { userId })).tier, `tier of ${userId}`).toBe(
      await tierDue(world, userId, owners),
    )
  }
  await checkRewarded(world, isGood)
  const live = provider.subscriptions.all().filter(({ status }) => status !== 'canceled')
  for (const { customerId } of live) expect(alive(customerId), 'nobody pays for an erased account').toBe(true)
  for (const { id, isGood, customerId } of paymentsOf(provider))
    if (isGood && !world.keptPayments.has(id))
      expect(alive(customerId), `${id} was not paid for an erased account`).toBe(true)
  for (const row of await ctx.db.select().from(checkouts)) {
    const session = provider.checkouts.get(row.sessionId ?? '')
    if (session) expect(row.status === 'paid', `${row.sessionId} is known`).toBe(isGood(session))
  }
}

async function tierDue(
  world: World,
  userId: string,
  owners: ReadonlyMap<string, { userId: string | null }>,
): Promise<Tier> {
  const { ctx, provider } = world
  const now = ctx.now()
  const tiers: Tier[] = provider.subscriptions
    .all()
    .filter(({ customerId }) => owners.get(customerId)?.userId === userId)
    .filter((subscription) => paidUntil(world, subscription) > now)
    .map(({ tier }) => tier)
  for (const trial of await ctx.db.select().from(trials))
    if (trial.userId === userId && trial.startedAt + TRIAL_MS > now) tiers.push(trial.tier)
  for (const plan of await ctx.db.select().from(plans))
    if (plan.source === 'reward' && plan.userId === userId && isRunning(plan, now)) tiers.push(plan.tier)
  return tiers.reduce<Tier>((best, tier) => (reaches(best, tier) ? best : tier), 'free')
}
