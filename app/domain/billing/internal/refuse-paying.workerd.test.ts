import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { plans } from '#app/domain/access/access.schema.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { ageStatements } from '#app/domain/consent/age-statements.server.ts'
import { ages } from '#app/domain/consent/consent.schema.ts'
import { withdrawConsent } from '#app/domain/consent/withdraw-consent.server.ts'
import { askConsent } from '#app/domain/guardians/ask-consent.server.ts'
import { confirmConsent } from '#app/domain/guardians/confirm-consent.server.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { makePerson } from '#tests/factories/people.ts'
import { checkouts } from '../billing.schema.ts'
import { ana, ctx, DAY, receipts, setUpBuyer } from '../buyers.workerd.fixture.ts'
import { cancelSubscription } from '../cancel-subscription.server.ts'
import { claimGuestPurchases } from '../claim-guest-purchases.server.ts'
import { endRenewals } from '../end-renewals.server.ts'
import { readCheckout } from '../read-checkout.server.ts'
import { readSubscription } from '../read-subscription.server.ts'
import { reconcilePayments } from '../reconcile-payments.server.ts'
import { startCheckout } from '../start-checkout.server.ts'
import { startPurchase } from '../start-purchase.server.ts'
import { startTrial } from '../start-trial.server.ts'
import { switchPlan } from '../switch-plan.server.ts'
import { verifyPurchase } from '../verify-purchase.server.ts'

beforeEach(setUpBuyer)

describe('who may buy', () => {
  it('a student is led past a page for a grown-up; a parent is not', async () => {
    const student = await makePerson(ctx, 'Sam', 'student')
    const started = await startPurchase(ctx, { holder: student, key: 'k', item: 'pro-access' })
    if (!started.ok) throw new Error(started.code)
    expect(started.value.url).toBe(`http://sparkbook.test/checkout/${started.value.sessionId}`)
    const mum = await startPurchase(ctx, { holder: ana, key: 'k', item: 'pro-access' })
    expect(mum.ok && mum.value.url).toContain('payments.example')
  })

  it('a role alone is no grown-up: neither a consented child nor who never said an age is one', async () => {
    const kid = await makePerson(ctx, 'Kim', 'parent')
    const ofKid = eq(ages.userId, kid.userId)
    await ctx.db
      .update(ages)
      .set({ adultOn: ctx.now() + 1 })
      .where(ofKid)
    const started = await startPurchase(ctx, { holder: kid, key: 'k', item: 'pro-access' })
    expect(started.ok && started.value.url).toContain('http://sparkbook.test/checkout/')
    await ctx.db.delete(ages).where(ofKid)
    const again = await startPurchase(ctx, { holder: kid, key: 'l', item: 'basic-access' })
    expect(again.ok && again.value.url).toContain('http://sparkbook.test/checkout/')
  })

  it('a guest, who may be anybody, is led past it too', async () => {
    const holder = { claimSecret: 'of somebody' }
    const started = await startPurchase(ctx, { holder, key: 'k', item: 'ultimate-access' })
    expect(started.ok && started.value.url).toContain('http://sparkbook.test/checkout/')
  })

  it('a child no grown-up has said yes for buys and tries nothing', async () => {
    const kid = await makePerson(ctx, 'Kim', 'student')
    await ctx.db.delete(ages).where(eq(ages.userId, kid.userId))
    await runBatch(
      ctx.db,
      await ageStatements(ctx, {
        userId: kid.userId,
        country: 'us',
        age: 8,
        guardianEmail: null,
      }),
    )
    const key = 'k'
    const refused = { ok: false, code: 'consent_required' }
    expect(await startCheckout(ctx, { ...kid, key, tier: 'basic', interval: 'month' })).toEqual(refused)
    expect(await startPurchase(ctx, { holder: kid, key, item: 'pro-access' })).toEqual(refused)
    expect(await startTrial(ctx, { userId: kid.userId, tier: 'basic' })).toEqual(refused)
  })
})

describe('what a child buys with a grown-up’s yes', () => {
  const MUM = 'mum@example.com'

  async function consented() {
    const kid = await makePerson(ctx, 'Kim', 'student')
    const ofKid = eq(ages.userId, kid.userId)
    await ctx.db.delete(ages).where(ofKid)
    const stated = { userId: kid.userId, country: 'us', age: 8, guardianEmail: MUM }
    await runBatch(ctx.db, await ageStatements(ctx, stated))
    await askConsent(ctx, { childId: kid.userId, guardianEmail: null })
    await ctx.settled()
    const link = ctx.delivered.findLast(({ recipient }) => recipient === MUM)?.params.link
    const token = new URL(link ?? '').searchParams.get('token') ?? ''
    await confirmConsent(ctx, token)
    return { kid, token }
  }

  it('is told to the grown-up too, and renews no longer once the yes is taken back', async () => {
    const { kid, token } = await consented()
    const wanted = { ...kid, key: 'k', tier: 'basic', interval: 'month' }
    const started = await startCheckout(ctx, wanted)
    if (!started.ok) throw new Error(started.code)
    expect(started.value.url).toContain('http://sparkbook.test/checkout/')
    ctx.payments.pay(started.value.sessionId)
    await verifyPurchase(ctx, { sessionId: started.value.sessionId, holder: kid })
    await ctx.settled()
    expect(receipts().map(({ recipient, params }) => [recipient, params.bought?.byChild])).toEqual([
      [kid.email, false],
      [MUM, true],
    ])
    expect((await readSubscription(ctx, kid.userId)).live?.cancelsAtEnd).toBe(false)
    const change = { userId: kid.userId, tier: 'premium', interval: 'year' }
    expect(await switchPlan(signedInAs(ctx, kid.userId), change)).toEqual({
      ok: false,
      code: 'grown_up_changes_plan',
    })
    expect(ctx.payments.asked.get('switchPlan')).toBeUndefined()
    await cancelSubscription(ctx, kid.userId)
    await ctx.settled()
    const cancelled = ctx.delivered.filter(({ params }) => params.planChange?.change === 'cancelled')
    expect(cancelled.map(({ recipient }) => recipient)).toEqual([kid.email, MUM])
    // As a grown-up who renews it with the provider.
    const [renewing] = await ctx.db.select().from(plans)
    await ctx.payments.switchPlan('renew', renewing?.id ?? '', { tier: 'basic', interval: 'month' })
    ctx.clock.now += DAY
    await reconcilePayments(ctx)
    await withdrawConsent(ctx, token)
    await endRenewals(signedInAs(ctx, kid.userId), 'no link of ours')
    expect((await readSubscription(ctx, kid.userId)).live?.cancelsAtEnd).toBe(false)
    await endRenewals(ctx, token)
    expect((await readSubscription(ctx, kid.userId)).live?.cancelsAtEnd).toBe(true)
  })

  const plan = { key: 'k', tier: 'premium', interval: 'year' }

  it('is sold no longer once the yes is taken back: its page leads nowhere, and the provider’s expires', async () => {
    const { kid, token } = await consented()
    const started = [
      await startCheckout(ctx, { ...kid, ...plan }),
      await startPurchase(ctx, { holder: kid, key: 'k', item: 'pro-access' }),
    ]
    const sessions = started.map((one) => (one.ok ? one.value.sessionId : ''))
    for (const sessionId of sessions) expect(await readCheckout(ctx, sessionId)).not.toBeNull()
    await withdrawConsent(ctx, token)
    for (const sessionId of sessions) expect(await readCheckout(ctx, sessionId)).toBeNull()
    await endRenewals(ctx, token)
    expect(sessions.map((sessionId) => ctx.payments.checkout(sessionId).status)).toEqual([
      'expired',
      'expired',
    ])
  })

  it('is given back where it was paid after the yes was taken back', async () => {
    const { kid, token } = await consented()
    const started = [
      await startCheckout(ctx, { ...kid, ...plan }),
      await startPurchase(ctx, { holder: kid, key: 'k', item: 'pro-access' }),
    ]
    await withdrawConsent(ctx, token)
    for (const one of started) ctx.payments.pay(one.ok ? one.value.sessionId : '')
    for (let time = 0; time < 2; time++) {
      ctx.clock.now += DAY
      await reconcilePayments(ctx)
    }
    await ctx.settled()
    expect((await ctx.db.select().from(checkouts)).map(({ status }) => status)).toEqual([
      'refunded',
      'refunded',
    ])
    expect((await ctx.db.select().from(plans)).map(({ status }) => status)).toEqual(['canceled'])
    expect(ctx.payments.asked.get('refundCheckout')).toBe(2)
    expect(await readEntitlements(ctx, kid)).toMatchObject({ tier: 'free', passes: [] })
    expect(receipts()).toEqual([])
  })

  it('is not sold by a checkout opened before the age was stated', async () => {
    const kid = await makePerson(ctx, 'Kim', 'student')
    await ctx.db.delete(ages).where(eq(ages.userId, kid.userId))
    const started = await startCheckout(ctx, { ...kid, ...plan })
    if (!started.ok) throw new Error(started.code)
    const stated = { userId: kid.userId, country: 'us', age: 9, guardianEmail: null }
    await runBatch(ctx.db, await ageStatements(ctx, stated))
    expect(await readCheckout(ctx, started.value.sessionId)).toBeNull()
    ctx.clock.now += DAY / 24
    await reconcilePayments(ctx)
    expect(ctx.payments.checkout(started.value.sessionId).status).toBe('expired')
  })

  it('as a guest is not led on to by a child who may only play, and stays the guest’s until the yes', async () => {
    const { kid, token } = await consented()
    const holder = { claimSecret: 'of this browser' }
    const started = await startPurchase(ctx, { holder, key: 'k', item: 'pro-access' })
    if (!started.ok) throw new Error(started.code)
    const { sessionId } = started.value
    await withdrawConsent(ctx, token)
    expect(await readCheckout(signedInAs(ctx, kid.userId), sessionId)).toBeNull()
    expect(await readCheckout(signedInAs(ctx, ana.userId), sessionId)).not.toBeNull()
    ctx.payments.pay(sessionId)
    await verifyPurchase(ctx, { sessionId, holder })
    expect(await claimGuestPurchases(ctx, { userId: kid.userId, ...holder })).toEqual({
      ok: false,
      code: 'consent_required',
    })
    expect((await readEntitlements(ctx, kid)).passes).toEqual([])
  })

  it('as a guest waits for the age of an account that was never asked for it', async () => {
    const holder = { claimSecret: 'of this browser' }
    const started = await startPurchase(ctx, { holder, key: 'k', item: 'pro-access' })
    if (!started.ok) throw new Error(started.code)
    ctx.payments.pay(started.value.sessionId)
    await verifyPurchase(ctx, { sessionId: started.value.sessionId, holder })
    const claim = () => claimGuestPurchases(ctx, { userId: ana.userId, ...holder })
    await ctx.db.delete(ages).where(eq(ages.userId, ana.userId))
    expect(await claim()).toEqual({ ok: false, code: 'age_required' })
    expect((await readEntitlements(ctx, ana)).passes).toEqual([])
    await ctx.db.update(users).set({ welcomedAt: ctx.now() }).where(eq(users.id, ana.userId))
    expect((await claim()).ok).toBe(true)
    expect((await readEntitlements(ctx, ana)).passes).toHaveLength(1)
  })

  it('as a guest is told to the grown-up who said yes when the child takes it over, once', async () => {
    const { kid } = await consented()
    const holder = { claimSecret: 'of this browser' }
    const started = await startPurchase(ctx, { holder, key: 'k', item: 'pro-access' })
    if (!started.ok) throw new Error(started.code)
    ctx.payments.pay(started.value.sessionId)
    await verifyPurchase(ctx, { sessionId: started.value.sessionId, holder })
    for (let time = 0; time < 2; time++)
      expect((await claimGuestPurchases(ctx, { userId: kid.userId, ...holder })).ok).toBe(true)
    await ctx.settled()
    const told = receipts().filter(({ recipient }) => recipient === MUM)
    expect(told.map(({ params }) => [params.bought?.amount, params.bought?.byChild])).toEqual([[699, true]])
    expect((await readEntitlements(ctx, kid)).passes).toHaveLength(1)
  })
})
