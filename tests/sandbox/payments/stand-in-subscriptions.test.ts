// Subscriptions by the real SDK, in our port, against the stand-in.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PaymentDeclined, PaymentsUnavailable } from '#app/platform/payments.ts'
import {
  clock,
  customerId,
  DAY,
  frame,
  ORIGIN,
  onlyCheckout,
  onlySubscription,
  paidPlan,
  payments,
  START,
  settle,
  standIn,
  startAnew,
} from './stand-in.fixture.ts'

beforeEach(startAnew)
afterEach(settle)

describe('a subscription', () => {
  it('runs for a calendar month, and the next', async () => {
    const { id } = await paidPlan()
    const running = {
      id,
      tier: 'basic',
      interval: 'month',
      status: 'active',
      createdAt: START,
      currentPeriodEnd: Date.UTC(2026, 1, 28, 12),
      paidBack: false,
      cancelAtPeriodEnd: false,
      endedAt: null,
    }
    expect(await onlySubscription()).toEqual(running)
    expect(await onlyCheckout()).toMatchObject({ mode: 'subscription', paid: true, amount: 999 })
    clock.now = Date.UTC(2026, 1, 28, 12)
    expect(await onlySubscription()).toEqual({ ...running, currentPeriodEnd: Date.UTC(2026, 2, 31, 12) })
  })

  it('is paid until its renewal failed, recovers, and is given up after two weeks', async () => {
    const { id, currentPeriodEnd } = await paidPlan()
    standIn.cards.breakCard(id)
    clock.now = currentPeriodEnd + DAY
    expect(await onlySubscription()).toMatchObject({ status: 'past_due', currentPeriodEnd })
    standIn.cards.mendCard(id)
    const next = Date.UTC(2026, 2, 31, 12)
    expect(await onlySubscription()).toMatchObject({ status: 'active', currentPeriodEnd: next })
    standIn.cards.breakCard(id)
    clock.now = next + 14 * DAY
    expect(await onlySubscription()).toMatchObject({
      status: 'canceled',
      currentPeriodEnd: next,
      endedAt: clock.now,
    })
  })

  it.each(['refund', 'dispute'] as const)('whose payment meets a %s is paid no longer', async (verb) => {
    const { sessionId } = await paidPlan()
    standIn.cards[verb](sessionId)
    expect(await onlySubscription()).toMatchObject({
      status: 'active',
      currentPeriodEnd: START,
      paidBack: true,
    })
  })

  it('is given back as any checkout is', async () => {
    const { sessionId } = await paidPlan()
    await payments.refundCheckout('r', sessionId)
    expect(await onlyCheckout()).toMatchObject({ paid: true, refunded: true })
  })

  it('ends with its period, or at once', async () => {
    const { id, currentPeriodEnd } = await paidPlan()
    await payments.cancelAtPeriodEnd('c', id)
    expect(await onlySubscription()).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
      endedAt: null,
    })
    clock.now = currentPeriodEnd
    expect(await onlySubscription()).toMatchObject({ status: 'canceled', endedAt: currentPeriodEnd })
    await expect(payments.cancelAtPeriodEnd('d', id)).rejects.toThrow(PaymentsUnavailable)
    await payments.cancelNow('e', id)
    expect(await onlySubscription()).toMatchObject({ endedAt: currentPeriodEnd })
  })

  describe('whose money went back', () => {
    const switchTo = (tier: 'basic' | 'premium', interval: 'month' | 'year') =>
      payments.switchPlan(`${tier}-${interval}`, standIn.cards.subscriptions.all()[0]?.id ?? '', {
        tier,
        interval,
      })
    const isPaid = async () => (await onlySubscription()).currentPeriodEnd > clock.now
    const lastInvoice = () => standIn.cards.subscriptions.invoices().at(-1)?.id ?? ''

    it.each([
      ['to less', 'basic', 'month'],
      ['to more', 'premium', 'year'],
    ] as const)(
      'after a switch %s is unpaid, and paid again where a dispute is won',
      async (_, tier, interval) => {
        const { sessionId } = await payments.openSubscriptionCheckout(frame('plan'), {
          tier: tier === 'basic' ? 'premium' : 'basic',
          interval: interval === 'month' ? 'year' : 'month',
        })
        standIn.cards.pay(sessionId)
        clock.now += 5 * DAY
        await switchTo(tier, interval)
        expect(await isPaid()).toBe(true)
        standIn.cards.dispute(sessionId)
        expect(await isPaid()).toBe(false)
        standIn.cards.closeDispute(sessionId, 'won')
        expect(await isPaid()).toBe(true)
        standIn.cards.refund(sessionId)
        expect(await isPaid()).toBe(false)
      },
    )

    it('is unpaid as long as what was left of it pays, however often it renews or is switched', async () => {
      const { sessionId } = await payments.openSubscriptionCheckout(frame('plan'), {
        tier: 'premium',
        interval: 'year',
      })
      standIn.cards.pay(sessionId)
      await switchTo('basic', 'month')
      standIn.cards.refund(sessionId)
      for (let months = 1; months <= 3; months++) {
        clock.now += 31 * DAY
        expect(await isPaid()).toBe(false)
      }
      await switchTo('basic', 'year')
      expect(await isPaid()).toBe(false)
    })

    it('is paid by the next payment that nothing was credited to', async () => {
      const { sessionId } = await paidPlan()
      clock.now += 5 * DAY
      await switchTo('premium', 'month')
      standIn.cards.refund(sessionId)
      expect(await isPaid()).toBe(false)
      clock.now += 31 * DAY
      expect(await isPaid()).toBe(true)
    })

    it('of a renewal is unpaid; of an older one, or one before it, is as it was', async () => {
      const { sessionId } = await paidPlan()
      clock.now += 31 * DAY
      const { invoices } = standIn.cards.subscriptions
      expect(await isPaid()).toBe(true)
      expect(invoices()).toHaveLength(2)
      standIn.cards.refund(sessionId)
      expect(await isPaid()).toBe(true)
      standIn.cards.refund(lastInvoice())
      expect(await isPaid()).toBe(false)
      clock.now += 31 * DAY
      expect(await isPaid()).toBe(true)
      standIn.cards.dispute(lastInvoice())
      expect(await isPaid()).toBe(false)
      standIn.cards.closeDispute(lastInvoice(), 'won')
      expect(await isPaid()).toBe(true)
    })
  })

  it('that is cancelled now has ended now', async () => {
    const { id } = await paidPlan()
    clock.now += DAY
    await payments.cancelNow('k', id)
    expect(await onlySubscription()).toMatchObject({ status: 'canceled', endedAt: START + DAY })
  })

  it('is switched, which takes a cancellation back; another interval begins anew', async () => {
    const { id, currentPeriodEnd } = await paidPlan()
    await payments.cancelAtPeriodEnd('c', id)
    await payments.switchPlan('s1', id, { tier: 'premium', interval: 'month' })
    expect(await onlySubscription()).toMatchObject({
      tier: 'premium',
      cancelAtPeriodEnd: false,
      currentPeriodEnd,
    })
    clock.now += DAY
    await payments.switchPlan('s2', id, { tier: 'premium', interval: 'year' })
    expect(await onlySubscription()).toMatchObject({
      interval: 'year',
      currentPeriodEnd: Date.UTC(2027, 1, 1, 12),
    })
  })

  it('is not switched by a card that is declined', async () => {
    const { id } = await paidPlan()
    standIn.cards.breakCard(id)
    const change = payments.switchPlan('s', id, { tier: 'premium', interval: 'month' })
    await expect(change).rejects.toThrow(PaymentDeclined)
    expect(await onlySubscription()).toMatchObject({ tier: 'basic' })
  })

  it('is looked after in the portal', async () => {
    const url = await payments.portalUrl(customerId, 'https://sparkbook.test/subscription')
    expect(url).toBe(`${ORIGIN}/portal/${customerId}?return=https%3A%2F%2Fsparkbook.test%2Fsubscription`)
  })
})
