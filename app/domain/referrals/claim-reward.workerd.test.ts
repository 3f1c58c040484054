import { beforeEach, describe, expect, it } from 'vitest'
import { grants, plans, subscribers } from '#app/domain/access/access.schema.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { customers } from '#app/domain/billing/billing.schema.ts'
import { convergeCustomer } from '#app/domain/billing/converge-customer.server.ts'
import { startCheckout } from '#app/domain/billing/start-checkout.server.ts'
import { startTrial } from '#app/domain/billing/start-trial.server.ts'
import {
  ana,
  apply,
  ben,
  claim,
  ctx,
  DAY,
  firstReward,
  pay,
  person,
  play,
  press,
  rewardsOf,
  setUpReferrals,
} from './referrals.workerd.fixture.ts'

beforeEach(setUpReferrals)

describe('claiming', () => {
  it('gives a boost of seven days exactly once, however many claim at once', async () => {
    await apply(ben)
    await play(ben.userId)
    const reward = await firstReward(ana)
    expect(await claim(ben, reward)).toEqual({ ok: false, code: 'unknown_reward' })
    expect(await claim(ana, 'made up')).toEqual({ ok: false, code: 'unknown_reward' })
    expect((await readEntitlements(ctx, ana)).xpTimes).toBe(1)

    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(ana, reward)))
    expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, value: { claimedAt: ctx.now() } }])
    expect(answers.filter((answer) => !answer.ok && answer.code === 'already_claimed')).toHaveLength(7)
    expect(await claim(ana, reward)).toEqual({ ok: false, code: 'already_claimed' })
    const [boost, ...more] = await ctx.db.select().from(grants)
    expect(more).toEqual([])
    expect(boost).toMatchObject({ userId: ana.userId, item: 'learning-boost', endsAt: ctx.now() + 7 * DAY })
    expect((await readEntitlements(ctx, ana)).xpTimes).toBe(2)
    expect(await rewardsOf(ana)).toMatchObject([{ claimedAt: ctx.now() }])
  })

  it('gives days of Premium, one after the other, also claimed at once', async () => {
    await apply(ben)
    await pay(ben)
    const cleo = await person('Cleo')
    await apply(cleo)
    const { sessionId } = await press(cleo, 'pro-access')
    ctx.payments.pay(sessionId)
    for (const { id } of await ctx.db.select().from(customers)) await convergeCustomer(ctx, id)
    const both = await rewardsOf(ana)
    expect(both).toHaveLength(2)
    await Promise.all([...both, ...both].map(({ id }) => claim(ana, id)))
    expect(await ctx.db.select().from(plans)).toHaveLength(2)
    expect(await readEntitlements(ctx, ana)).toMatchObject({ tier: 'premium' })
    const kept = await ctx.db.select().from(subscribers)
    expect(kept.find(({ userId }) => userId === ana.userId)).toMatchObject({ subscriptionTier: 'premium' })
    ctx.clock.now += 14 * DAY - 1
    expect(await readEntitlements(ctx, ana)).toMatchObject({ tier: 'premium' })
    ctx.clock.now += 1
    expect(await readEntitlements(ctx, ana)).toMatchObject({ tier: 'free' })
  })

  it('follows a trial, and waits beside a subscription to Premium', async () => {
    await apply(ben)
    await pay(ben)
    const reward = await firstReward(ana)
    const started = await startCheckout(ctx, { ...ana, key: 'k', tier: 'premium', interval: 'month' })
    if (!started.ok) throw new Error(started.code)
    ctx.payments.pay(started.value.sessionId)
    for (const { id } of await ctx.db.select().from(customers)) await convergeCustomer(ctx, id)
    expect(await claim(ana, reward)).toEqual({ ok: false, code: 'premium_running' })
    expect(await rewardsOf(ana)).toMatchObject([{ claimedAt: null }])

    await ctx.db.delete(plans)
    await startTrial(ctx, { userId: ana.userId, tier: 'premium' })
    expect(await claim(ana, reward)).toMatchObject({ ok: true })
    ctx.clock.now += 8 * DAY - 1
    expect(await readEntitlements(ctx, ana)).toMatchObject({ tier: 'premium' })
    ctx.clock.now += 1
    expect(await readEntitlements(ctx, ana)).toMatchObject({ tier: 'free' })
  })
})
