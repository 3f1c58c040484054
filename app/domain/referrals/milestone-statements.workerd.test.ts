import { beforeEach, describe, expect, it } from 'vitest'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { customers } from '#app/domain/billing/billing.schema.ts'
import { claimGuestPurchases } from '#app/domain/billing/claim-guest-purchases.server.ts'
import { convergeCustomer } from '#app/domain/billing/converge-customer.server.ts'
import { startCheckout } from '#app/domain/billing/start-checkout.server.ts'
import { startPurchase } from '#app/domain/billing/start-purchase.server.ts'
import { startTrial } from '#app/domain/billing/start-trial.server.ts'
import { itemOfPurchaseType, priceOf } from '#app/domain/catalogue/products.ts'
import { creditGuest } from '#app/domain/play/credit-guest.server.ts'
import { NO_ENTITLEMENTS } from '#app/domain/play/entitlements.ts'
import { finishRound } from '#app/domain/play/finish-round.server.ts'
import { FRIENDS_WINDOW_MS, MAX_FRIENDS } from './referral-limits.ts'
import { rewards } from './referrals.schema.ts'
import {
  ana,
  apply,
  ben,
  claim,
  ctx,
  DAY,
  finish,
  firstReward,
  open,
  pay,
  person,
  play,
  press,
  rewardsOf,
  seenBy,
  setUpReferrals,
} from './referrals.workerd.fixture.ts'
import { LEAST_PAYMENT } from './rewards.ts'

beforeEach(setUpReferrals)

function never(): never {
  throw new Error('no such item')
}

describe('a friend’s first game', () => {
  it('brings both of them a boost, once, however often the log is posted and whatever is played after', async () => {
    await apply(ben)
    expect((await seenBy(ana)).stats).toEqual({
      totalReferrals: 1,
      pendingReferrals: 1,
      completedReferrals: 0,
      rewardsEarned: 0,
    })
    const round = await open(ben.userId)
    await Promise.all(Array.from({ length: 5 }, () => finish(ben.userId, round)))
    await play(ben.userId)
    const given = { type: 'learning_boost', value: 7, claimedAt: null }
    expect(await rewardsOf(ana)).toEqual([expect.objectContaining({ ...given, reason: 'played' })])
    expect(await rewardsOf(ben)).toEqual([expect.objectContaining({ ...given, reason: 'invited' })])
    expect((await seenBy(ana)).stats).toEqual({
      totalReferrals: 1,
      pendingReferrals: 0,
      completedReferrals: 1,
      rewardsEarned: 1,
    })
  })

  it('counts only when the server took it', async () => {
    await apply(ben)
    const round = await open(ben.userId)
    await finishRound(ctx, {
      playerId: ben.userId,
      roundId: round.roundId,
      moves: [],
      entitlements: NO_ENTITLEMENTS,
    })
    expect(await rewardsOf(ana)).toEqual([])
  })

  it('may have been played as a guest, before or after the code', async () => {
    await play('guest')
    expect(await rewardsOf(ana)).toEqual([])
    await apply(ben)
    await creditGuest(ctx, { guestId: 'guest', userId: ben.userId })
    await creditGuest(ctx, { guestId: 'guest', userId: ben.userId })
    expect(await rewardsOf(ana)).toHaveLength(1)

    const cleo = await person('Cleo')
    await play('guest')
    await creditGuest(ctx, { guestId: 'guest', userId: cleo.userId })
    expect(await rewardsOf(ana)).toHaveLength(1)
    await apply(cleo)
    expect(await rewardsOf(ana)).toHaveLength(2)
  })

  it('of those nobody invited brings nothing', async () => {
    await play(ana.userId)
    await play('guest')
    expect(await ctx.db.select().from(rewards)).toEqual([])
  })

  it(`brings a reward for ${MAX_FRIENDS} friends in a month; the friend has theirs all the same`, async () => {
    for (let friend = 0; friend <= MAX_FRIENDS; friend++) {
      const one = await person(`Friend ${friend}`)
      await apply(one)
      await play(one.userId)
      expect(await rewardsOf(one)).toHaveLength(1)
    }
    expect((await seenBy(ana)).stats).toMatchObject({
      totalReferrals: MAX_FRIENDS + 1,
      completedReferrals: MAX_FRIENDS + 1,
      rewardsEarned: MAX_FRIENDS,
    })
    ctx.clock.now += FRIENDS_WINDOW_MS
    const late = await person('Late')
    await apply(late)
    await play(late.userId)
    expect(await rewardsOf(ana)).toHaveLength(MAX_FRIENDS + 1)
  })
})

describe('a friend’s first payment', () => {
  it('brings days of Premium, once, whoever tells of it and how often', async () => {
    await apply(ben)
    const customerId = await pay(ben)
    await Promise.all(Array.from({ length: 4 }, () => convergeCustomer(ctx, customerId)))
    await pay(ben)
    expect(await rewardsOf(ana)).toEqual([
      expect.objectContaining({ type: 'premium_days', value: 7, reason: 'paid', claimedAt: null }),
    ])
    expect(await rewardsOf(ben)).toEqual([])
  })

  it('is the provider’s to say: neither a press nor a trial nor money given back counts', async () => {
    await apply(ben)
    const { sessionId, customerId } = await press(ben)
    await convergeCustomer(ctx, customerId)
    await startTrial(ctx, { userId: ben.userId, tier: 'premium' })
    ctx.payments.pay(sessionId)
    ctx.payments.refund(sessionId)
    await convergeCustomer(ctx, customerId)
    expect(await rewardsOf(ana)).toEqual([])
  })

  it('may be for a plan, or a guest’s whose purchases joined the account', async () => {
    await apply(ben)
    const started = await startCheckout(ctx, { ...ben, key: 'k', tier: 'basic', interval: 'month' })
    if (!started.ok) throw new Error(started.code)
    ctx.payments.pay(started.value.sessionId)
    for (const { id } of await ctx.db.select().from(customers)) await convergeCustomer(ctx, id)
    expect(await rewardsOf(ana)).toHaveLength(1)

    const cleo = await person('Cleo')
    await apply(cleo)
    const claimSecret = 'a secret that nobody else can guess'
    const bought = await startPurchase(ctx, { holder: { claimSecret }, key: 'g', item: 'pro-access' })
    if (!bought.ok) throw new Error(bought.code)
    ctx.payments.pay(bought.value.sessionId)
    await claimGuestPurchases(ctx, { userId: cleo.userId, claimSecret })
    for (const { id } of await ctx.db.select().from(customers)) await convergeCustomer(ctx, id)
    expect(await rewardsOf(ana)).toHaveLength(2)
  })
})

describe('a reward never costs more than what was paid', () => {
  it.each([
    ['learning-boost', 0],
    ['game-level', 0],
    ['basic-access', 0],
    ['pro-access', 1],
    ['ultimate-access', 1],
  ])('%s brings %i', async (item, count) => {
    await apply(ben)
    await pay(ben, item)
    expect(await rewardsOf(ana)).toHaveLength(count)
    expect(priceOf(itemOfPurchaseType(item) ?? never()) >= LEAST_PAYMENT).toBe(count === 1)
  })

  it.each(['refund', 'dispute'] as const)('money back by %s takes back what nobody claimed', async (way) => {
    await apply(ben)
    const { sessionId, customerId } = await press(ben, 'pro-access')
    ctx.payments.pay(sessionId)
    await convergeCustomer(ctx, customerId)
    expect(await rewardsOf(ana)).toHaveLength(1)
    ctx.payments[way](sessionId)
    await convergeCustomer(ctx, customerId)
    expect(await rewardsOf(ana)).toEqual([])
    await pay(ben)
    expect(await rewardsOf(ana)).toHaveLength(1)
  })

  it('ends days that run, and leaves what another payment is good for', async () => {
    await apply(ben)
    const { sessionId, customerId } = await press(ben, 'pro-access')
    ctx.payments.pay(sessionId)
    await convergeCustomer(ctx, customerId)
    await claim(ana, await firstReward(ana))
    expect((await readEntitlements(ctx, ana)).tier).toBe('premium')
    const second = await press(ben, 'ultimate-access')
    ctx.payments.pay(second.sessionId)
    await convergeCustomer(ctx, customerId)
    ctx.payments.refund(sessionId)
    await convergeCustomer(ctx, customerId)
    expect((await readEntitlements(ctx, ana)).tier).toBe('premium')
    ctx.clock.now += DAY
    ctx.payments.refund(second.sessionId)
    await convergeCustomer(ctx, customerId)
    expect((await readEntitlements(ctx, ana)).tier).toBe('free')
    expect(await rewardsOf(ana)).toMatchObject([{ claimedAt: expect.any(Number) }])
  })

  it('a dispute that is won gives back what was left of the days', async () => {
    await apply(ben)
    const { sessionId, customerId } = await press(ben, 'pro-access')
    ctx.payments.pay(sessionId)
    await convergeCustomer(ctx, customerId)
    await claim(ana, await firstReward(ana))
    ctx.clock.now += 2 * DAY
    ctx.payments.dispute(sessionId)
    await convergeCustomer(ctx, customerId)
    expect((await readEntitlements(ctx, ana)).tier).toBe('free')
    ctx.clock.now += 60 * DAY
    ctx.payments.closeDispute(sessionId, 'won')
    for (let times = 0; times < 2; times++) await convergeCustomer(ctx, customerId)
    expect((await readEntitlements(ctx, ana)).tier).toBe('premium')
    ctx.clock.now += 5 * DAY - 1
    expect((await readEntitlements(ctx, ana)).tier).toBe('premium')
    ctx.clock.now += 1
    expect((await readEntitlements(ctx, ana)).tier).toBe('free')
  })
})
