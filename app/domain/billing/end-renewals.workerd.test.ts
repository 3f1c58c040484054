// What a guardian pays for a child when the two part (decision 25).
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { plans } from '#app/domain/access/access.schema.ts'
import { ages } from '#app/domain/consent/consent.schema.ts'
import { withdrawConsent } from '#app/domain/consent/withdraw-consent.server.ts'
import { askConsent } from '#app/domain/guardians/ask-consent.server.ts'
import { confirmConsent } from '#app/domain/guardians/confirm-consent.server.ts'
import { unlinkChild } from '#app/domain/guardians/unlink-child.server.ts'
import { eraseAccount } from '#app/domain/privacy/erase-account.server.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { checkouts } from './billing.schema.ts'
import { cancelSubscription } from './cancel-subscription.server.ts'
import { endRenewals } from './end-renewals.server.ts'
import { endRenewalsOf } from './end-renewals-of.server.ts'
import {
  ctx,
  everyDay,
  forKim,
  heldBy,
  kim,
  mum,
  openItem,
  openPlan,
  pay,
  planOfKim,
  setUpFamily,
  takeChild,
  teenOf,
} from './pay-for-child.workerd.fixture.ts'
import { readCheckout } from './read-checkout.server.ts'
import { startCheckout } from './start-checkout.server.ts'
import { switchPlan } from './switch-plan.server.ts'

beforeEach(setUpFamily)

describe('when guardian and child part', () => {
  const partBy = {
    'the link ends': async () => {
      await unlinkChild(ctx, { guardianId: mum.userId, childId: kim.userId })
      await endRenewalsOf(signedInAs(ctx, mum.userId), mum.userId)
    },
    'the child turns 18': async () => {
      await ctx.db.update(ages).set({ adultOn: ctx.now() }).where(eq(ages.userId, kim.userId))
      await everyDay()
    },
  }

  it.each(Object.keys(partBy) as (keyof typeof partBy)[])(
    'because %s, the plan stays until its period’s end and renews no longer',
    async (why) => {
      await pay(await openPlan())
      await partBy[why]()
      expect(await planOfKim()).toMatchObject({ cancelsAtEnd: true })
      expect((await heldBy(kim)).tier).toBe('basic')
      const change = { userId: mum.userId, childId: kim.userId, tier: 'premium', interval: 'year' }
      expect(await switchPlan(ctx, change)).toEqual({ ok: false, code: 'not_your_child' })
      expect(await cancelSubscription(ctx, mum.userId, kim.userId)).toMatchObject({ ok: true })
    },
  )

  it.each(Object.keys(partBy) as (keyof typeof partBy)[])(
    'because %s, an open checkout expires, and what was paid all the same goes back',
    async (why) => {
      const open = await openItem('pro-access')
      const paid = await openPlan()
      ctx.payments.pay(paid)
      await partBy[why]()
      expect(await readCheckout(ctx, open)).toBeNull()
      expect(ctx.payments.checkout(open).status).toBe('expired')
      expect(ctx.payments.checkout(paid).refunded).toBe(true)
      await everyDay()
      expect(await heldBy(kim)).toMatchObject({ tier: 'free', passes: [] })
      expect(ctx.delivered.filter(({ kind }) => kind === 'receipt')).toEqual([])
    },
  )

  it('because the yes was taken back, the plan renews no longer', async () => {
    const small = await teenOf(mum, 9)
    await askConsent(ctx, { childId: small.userId, guardianEmail: null })
    await ctx.settled()
    const mailed = ctx.delivered.findLast(({ recipient }) => recipient === mum.email)?.params.link
    const token = new URL(mailed ?? '').searchParams.get('token') ?? ''
    await confirmConsent(ctx, token)
    takeChild(small)
    await pay(await openPlan())
    expect(await planOfKim()).toMatchObject({ cancelsAtEnd: false })
    await withdrawConsent(ctx, token)
    await endRenewals(ctx, token)
    expect(await planOfKim()).toMatchObject({ cancelsAtEnd: true })
  })

  it('because the guardian’s account is erased, the child keeps what is paid and nobody pays again', async () => {
    await pay(await openPlan())
    await pay(await openItem('pro-access'))
    const [theirs] = await ctx.db.select().from(plans).where(eq(plans.userId, kim.userId))
    await eraseAccount(ctx, mum.userId)
    expect(await heldBy(kim)).toMatchObject({ tier: 'basic', passes: [{ level: 'pro' }] })
    expect(await planOfKim()).toBeNull()
    expect(await ctx.db.select().from(plans).where(eq(plans.userId, kim.userId))).toMatchObject([
      { payerId: null, cancelsAtEnd: true, endsAt: theirs?.endsAt },
    ])
    expect(ctx.payments.asked.get('cancelNow')).toBe(1)
  })

  it('because the child’s account is erased, the plan ends and nobody pays again', async () => {
    const sessionId = await openPlan()
    await pay(sessionId)
    const { customerId } = ctx.payments.checkout(sessionId)
    await eraseAccount(ctx, kim.userId)
    const known = await ctx.payments.readCustomer(customerId)
    expect(known?.subscriptions.map(({ status }) => status)).toEqual(['canceled'])
    expect(await ctx.db.select().from(checkouts).where(eq(checkouts.customerId, customerId))).toEqual([])
    expect(await startCheckout(signedInAs(ctx, mum.userId), forKim())).toEqual({
      ok: false,
      code: 'not_your_child',
    })
  })
})
