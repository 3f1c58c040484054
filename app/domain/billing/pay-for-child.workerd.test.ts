// A guardian pays for a child (decision 25): whose it is, and who may.
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { plans } from '#app/domain/access/access.schema.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import type { Person } from '#tests/factories/people.ts'
import { applyEvent } from './apply-event.server.ts'
import { customers } from './billing.schema.ts'
import { cancelSubscription } from './cancel-subscription.server.ts'
import { exportPurchases } from './export-purchases.server.ts'
import {
  ctx,
  DAY,
  everyDay,
  forKim,
  heldBy,
  kim,
  link,
  mum,
  newKey,
  openItem,
  openPlan,
  pay,
  pay2,
  plan,
  planOfKim,
  setUpFamily,
  teenOf,
  unique,
} from './pay-for-child.workerd.fixture.ts'
import { portalLink } from './portal-link.server.ts'
import { readSubscription } from './read-subscription.server.ts'
import { startCheckout } from './start-checkout.server.ts'
import { startPurchase } from './start-purchase.server.ts'
import { startTrial } from './start-trial.server.ts'
import { switchPlan } from './switch-plan.server.ts'
import { verifyPurchase } from './verify-purchase.server.ts'

beforeEach(setUpFamily)

describe('what a guardian buys for a child', () => {
  it('is the child’s; the guardian pays, straight away, and gets the receipt that names the child', async () => {
    const started = await startCheckout(signedInAs(ctx, mum.userId), forKim())
    if (!started.ok) throw new Error(started.code)
    expect(started.value.url).not.toContain('/checkout/')
    expect(await pay(started.value.sessionId)).toMatchObject({
      ok: true,
      value: { userId: mum.userId, childId: kim.userId },
    })
    expect(await heldBy(kim)).toMatchObject({ tier: 'basic', interval: 'year' })
    expect(await heldBy(mum)).toMatchObject({ tier: 'free' })
    expect(await planOfKim()).toMatchObject({ isPaidByGrownUp: true })
    const told = ctx.delivered.filter(({ kind }) => kind === 'receipt')
    expect(told.map(({ recipient, params }) => [recipient, params.bought?.byChild])).toEqual([
      [mum.email, false],
    ])
    expect(told[0]?.params.bought?.forChild).toMatch(/^kim/)
    expect(await readSubscription(ctx, mum.userId)).toMatchObject({ live: null, hasPaid: false })
  })

  it('is bought once, however often the button, the page or the event comes again', async () => {
    const press = forKim()
    const act = signedInAs(ctx, mum.userId)
    const [one, other] = await Promise.all([startCheckout(act, press), startCheckout(act, press)])
    expect(one).toEqual(other)
    const sessionId = one.ok ? one.value.sessionId : ''
    await pay(sessionId)
    const events = ctx.payments.takeEvents()
    for (const event of [...events, ...events]) await applyEvent(ctx, event)
    await pay2(sessionId)
    expect(await ctx.db.select().from(plans).where(eq(plans.userId, kim.userId))).toMatchObject([
      { payerId: mum.userId, tier: 'basic' },
    ])
    await ctx.settled()
    expect(ctx.delivered.filter(({ kind }) => kind === 'receipt')).toHaveLength(1)
    expect(await startCheckout(act, { ...press, key: 'another' })).toEqual({
      ok: false,
      code: 'already_subscribed',
    })
  })

  it('can be a pass or an add-on, and taking the money back takes it back', async () => {
    const pass = await openItem('pro-access')
    await pay(pass)
    await pay(await openItem('ar-filter'))
    expect((await heldBy(kim)).passes.map(({ level }) => level)).toEqual(['pro'])
    expect((await heldBy(kim)).arFilters).toHaveLength(5)
    expect(await heldBy(mum)).toMatchObject({ passes: [], arFilters: [] })
    ctx.payments.refund(pass)
    await everyDay()
    expect((await heldBy(kim)).passes).toEqual([])
  })

  it.each(['refund', 'dispute'] as const)('ends for the child after a %s', async (goesBack) => {
    const sessionId = await openPlan()
    await pay(sessionId)
    ctx.payments[goesBack](sessionId)
    await everyDay()
    expect((await heldBy(kim)).tier).toBe('free')
  })

  it('is the guardian’s to switch, cancel and manage, not the child’s', async () => {
    await pay(await openPlan())
    const asKim = signedInAs(ctx, kim.userId)
    const no = { ok: false, code: 'grown_up_pays' }
    expect(await cancelSubscription(asKim, kim.userId)).toEqual(no)
    expect(await switchPlan(asKim, { userId: kim.userId, tier: 'premium', interval: 'year' })).toEqual(no)
    expect(await startCheckout(asKim, { ...kim, ...plan, key: 'own' })).toEqual(no)
    expect((await readSubscription(ctx, kim.userId)).hasPaid).toBe(false)
    const asMum = signedInAs(ctx, mum.userId)
    const change = { userId: mum.userId, childId: kim.userId, tier: 'premium', interval: 'month' }
    expect(await switchPlan(asMum, change)).toEqual({ ok: true, value: null })
    expect(await planOfKim()).toMatchObject({ tier: 'premium', interval: 'month' })
    expect(await cancelSubscription(asMum, mum.userId, kim.userId)).toMatchObject({ ok: true })
    expect(await planOfKim()).toMatchObject({ cancelsAtEnd: true })
    expect(await portalLink(asMum, mum.userId, kim.userId)).toMatchObject({ ok: true })
    await ctx.settled()
    const changes = ctx.delivered.flatMap(({ recipient, params }) =>
      params.planChange ? [[recipient, params.planChange.change, params.planChange.forChild]] : [],
    )
    const name = expect.stringMatching(/^kim/)
    expect(changes).toEqual([
      [mum.email, 'switched', name],
      [mum.email, 'cancelled', name],
    ])
  })

  it('stands in both exports: whose it is for the guardian, who paid not for the child', async () => {
    await pay(await openItem('pro-access'))
    expect((await exportPurchases(ctx, mum.userId)).checkouts).toEqual([
      expect.objectContaining({ item: 'pro', forChild: kim.userId }),
    ])
    const [given] = (await exportPurchases(ctx, kim.userId)).checkouts
    expect(given).toMatchObject({ item: 'pro', paidByGuardian: true })
    expect(JSON.stringify(given)).not.toContain(mum.userId)
  })
})

describe('who may buy for a child', () => {
  const buys = async (who: Person, child: Person) => {
    const as = signedInAs(ctx, who.userId)
    const key = newKey()
    const answers = [
      await startCheckout(as, { ...who, ...plan, childId: child.userId, key }),
      await startPurchase(as, { holder: who, childId: child.userId, key, item: 'pro-access' }),
    ]
    return answers.map((answer) => (answer.ok ? 'ok' : answer.code))
  }

  it('is a linked grown-up, nobody else', async () => {
    const stranger = await unique('stranger')
    expect(await buys(stranger, kim)).toEqual(['not_your_child', 'not_your_child'])
    const friend = await unique('friend', 'student')
    await link(friend, kim)
    expect(await buys(friend, kim)).toEqual(['not_your_child', 'not_your_child'])
    const guest = { holder: { claimSecret: 'a-guest-of-this-test' }, childId: kim.userId }
    expect(await startPurchase(ctx, { ...guest, key: 'g', item: 'pro-access' })).toEqual({
      ok: false,
      code: 'not_your_child',
    })
    expect(await ctx.db.select().from(customers).where(eq(customers.childId, kim.userId))).toEqual([])
  })

  it('not while the child may only play', async () => {
    const small = await teenOf(mum, 9)
    expect(await buys(mum, small)).toEqual(['child_needs_consent', 'child_needs_consent'])
  })

  it('not a second plan beside one the child has, whoever pays; a trial is no obstacle', async () => {
    expect(await startTrial(ctx, { userId: kim.userId, tier: 'premium' })).toMatchObject({ ok: true })
    await pay(await openPlan())
    const dad = await unique('dad')
    await link(dad, kim)
    expect(await buys(dad, kim)).toEqual(['child_has_plan', 'ok'])
    ctx.clock.now += DAY
    expect(await heldBy(kim)).toMatchObject({ tier: 'basic', interval: 'year' })
    const sam = await teenOf(mum)
    const own = await startCheckout(signedInAs(ctx, sam.userId), { ...sam, ...plan, key: 'own' })
    await pay(own.ok ? own.value.sessionId : '', sam)
    expect(await buys(mum, sam)).toEqual(['child_has_plan', 'ok'])
  })

  it('of two who pay for a plan at the same time the later one gets the money back', async () => {
    const dad = await unique('dad')
    await link(dad, kim)
    const [first, second] = [await openPlan(), await openPlan(dad)]
    ctx.payments.pay(first)
    ctx.clock.now += 1_000
    ctx.payments.pay(second)
    await pay2(first)
    await verifyPurchase(signedInAs(ctx, dad.userId), { sessionId: second, holder: dad })
    expect(ctx.payments.checkout(first).refunded).toBe(false)
    expect(ctx.payments.checkout(second).refunded).toBe(true)
    await everyDay()
    const theirs = await ctx.db.select().from(plans).where(eq(plans.userId, kim.userId))
    expect(theirs.filter(({ status }) => status === 'active')).toMatchObject([{ payerId: mum.userId }])
  })
})
