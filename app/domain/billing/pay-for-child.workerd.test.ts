// A guardian pays for a child (decision 25): whose it is, who may, and what becomes of it when something changes.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { grants, plans, subscribers } from '#app/domain/access/access.schema.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { ageStatements } from '#app/domain/consent/age-statements.server.ts'
import { ages, consents } from '#app/domain/consent/consent.schema.ts'
import { withdrawConsent } from '#app/domain/consent/withdraw-consent.server.ts'
import { askConsent } from '#app/domain/guardians/ask-consent.server.ts'
import { confirmConsent } from '#app/domain/guardians/confirm-consent.server.ts'
import { guardianLinks } from '#app/domain/guardians/guardians.schema.ts'
import { unlinkChild } from '#app/domain/guardians/unlink-child.server.ts'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { eraseAccount } from '#app/domain/privacy/erase-account.server.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import type { Role } from '#app/domain/profiles/profiles.types.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson, type Person } from '#tests/factories/people.ts'
import { applyEvent } from './apply-event.server.ts'
import { checkouts, customers, paymentEvents, trials } from './billing.schema.ts'
import { cancelSubscription } from './cancel-subscription.server.ts'
import { endRenewals } from './end-renewals.server.ts'
import { endRenewalsOf } from './end-renewals-of.server.ts'
import { exportPurchases } from './export-purchases.server.ts'
import { portalLink } from './portal-link.server.ts'
import { readCheckout } from './read-checkout.server.ts'
import { readSubscription } from './read-subscription.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'
import { startCheckout } from './start-checkout.server.ts'
import { startPurchase } from './start-purchase.server.ts'
import { startTrial } from './start-trial.server.ts'
import { switchPlan } from './switch-plan.server.ts'
import { verifyPurchase } from './verify-purchase.server.ts'

const DAY = 86_400_000

let ctx: TestContext
let mum: Person
let kim: Person

let made = 0
/** An address nobody else has. */
const unique = (name: string, role: Role = 'parent') => makePerson(ctx, `${name}.${++made}`, role)

/** Fifteen: of age to decide alone, and a minor. */
async function teenOf(guardian: Person, age = 15): Promise<Person> {
  const teen = await unique('kim', 'student')
  await ctx.db.delete(ages).where(eq(ages.userId, teen.userId))
  const stated = { userId: teen.userId, country: 'us', age, guardianEmail: guardian.email }
  await runBatch(ctx.db, await ageStatements(ctx, stated))
  await link(guardian, teen)
  return teen
}

async function link(guardian: Person, child: Person): Promise<void> {
  const createdAt = ctx.now()
  await ctx.db
    .insert(guardianLinks)
    .values({ guardianId: guardian.userId, childId: child.userId, createdAt })
    .onConflictDoNothing()
}

beforeEach(async () => {
  ctx = testContext(env.DB)
  // Ids of a context and of its provider count from one in each test.
  for (const table of [
    customers,
    checkouts,
    paymentEvents,
    trials,
    plans,
    grants,
    subscribers,
    guardianLinks,
  ])
    await ctx.db.delete(table)
  for (const table of [users, profiles, ages, consents, outgoingMessages]) await ctx.db.delete(table)
  mum = await unique('mum')
  kim = await teenOf(mum)
})

const plan = { tier: 'basic', interval: 'year' }
const forKim = (who = mum) => ({ ...who, ...plan, childId: kim.userId, key: `press-${++made}` })

async function openPlan(who = mum): Promise<string> {
  const started = await startCheckout(signedInAs(ctx, who.userId), forKim(who))
  if (!started.ok) throw new Error(started.code)
  return started.value.sessionId
}

async function openItem(item: string): Promise<string> {
  const wanted = { holder: mum, childId: kim.userId, key: `press-${++made}`, item }
  const started = await startPurchase(signedInAs(ctx, mum.userId), wanted)
  if (!started.ok) throw new Error(started.code)
  return started.value.sessionId
}

async function pay(sessionId: string, holder = mum) {
  ctx.payments.pay(sessionId)
  const verified = await verifyPurchase(signedInAs(ctx, holder.userId), { sessionId, holder })
  await ctx.settled()
  return verified
}

const planOfKim = async () => (await readSubscription(ctx, kim.userId)).live
const heldBy = ({ userId }: Person) => readEntitlements(testContextOf(), { userId })
/** A context reads what somebody has once; each look is another request. */
const testContextOf = () => ({ ...ctx, identity: testContext(env.DB).identity })

async function everyDay(days = 2) {
  for (let day = 0; day < days; day++) {
    ctx.clock.now += DAY
    await reconcilePayments(ctx)
  }
  await ctx.settled()
}

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

/** The return page once more. */
async function pay2(sessionId: string) {
  ctx.clock.now += 10_000
  await verifyPurchase(signedInAs(ctx, mum.userId), { sessionId, holder: mum })
}

describe('who may buy for a child', () => {
  const buys = async (who: Person, child: Person) => {
    const as = signedInAs(ctx, who.userId)
    const key = `press-${++made}`
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
    kim = small
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
