// Buying, from the button to the right it gives, against the model of the provider. What goes wrong on the way: tests/faults.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { grants, plans, subscribers } from '#app/domain/access/access.schema.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { PASS_MS } from '#app/domain/catalogue/one-time-items.ts'
import { TRIAL_MS } from '#app/domain/catalogue/plans.ts'
import { ageStatements } from '#app/domain/consent/age-statements.server.ts'
import { ages, consents } from '#app/domain/consent/consent.schema.ts'
import { withdrawConsent } from '#app/domain/consent/withdraw-consent.server.ts'
import { askConsent } from '#app/domain/guardians/ask-consent.server.ts'
import { confirmConsent } from '#app/domain/guardians/confirm-consent.server.ts'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { eraseAccount } from '#app/domain/privacy/erase-account.server.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import { BUDGETS } from '#app/platform/budgets.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson, type Person } from '#tests/factories/people.ts'
import { checkouts, customers, paymentEvents, trialAddresses, trials } from './billing.schema.ts'
import { cancelSubscription } from './cancel-subscription.server.ts'
import { claimGuestPurchases } from './claim-guest-purchases.server.ts'
import { endRenewals } from './end-renewals.server.ts'
import { VERIFY_EVERY_MS } from './internal/look-up-checkout.ts'
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
const TABLES = [
  customers,
  checkouts,
  paymentEvents,
  trials,
  trialAddresses,
  plans,
  grants,
  subscribers,
  users,
  profiles,
  consents,
  outgoingMessages,
]

let ctx: TestContext
let ana: Person

beforeEach(async () => {
  ctx = testContext(env.DB)
  for (const table of TABLES) await ctx.db.delete(table)
  ana = await makePerson(ctx, 'Ana')
})

let presses = 0
const wanted = (tier = 'premium', interval = 'month', key = `press-${++presses}`) => ({
  ...ana,
  key,
  tier,
  interval,
})

async function subscribe(tier = 'premium', interval = 'month') {
  const started = await startCheckout(ctx, wanted(tier, interval))
  if (!started.ok) throw new Error(started.code)
  ctx.payments.pay(started.value.sessionId)
  const { userId } = ana
  expect(await verifyPurchase(ctx, { sessionId: started.value.sessionId, holder: { userId } })).toMatchObject(
    { ok: true },
  )
  return started.value
}

const held = () => readEntitlements(ctx, ana)
const receipts = () => ctx.delivered.filter(({ kind }) => kind === 'receipt')

describe('a plan', () => {
  it.each([
    ['basic', 'month', 999],
    ['basic', 'year', 9_999],
    ['premium', 'month', 1_999],
    ['premium', 'year', 19_999],
  ])('%s by the %s is bought at our price and in force', async (tier, interval, amount) => {
    const { sessionId } = await subscribe(tier, interval)
    expect(await held()).toMatchObject({ tier, interval })
    expect(await ctx.db.select().from(checkouts)).toEqual([
      expect.objectContaining({ sessionId, amount, status: 'paid', kind: 'subscription', item: tier }),
    ])
    expect(await ctx.db.select().from(subscribers)).toEqual([
      expect.objectContaining({ subscribed: true, subscriptionTier: tier, billingInterval: interval }),
    ])
    await ctx.settled()
    expect(receipts()).toEqual([
      expect.objectContaining({
        recipient: ana.email,
        params: expect.objectContaining({ bought: expect.objectContaining({ amount }) }),
      }),
    ])
  })

  it.each([
    ['enterprise', 'month'],
    ['free', 'month'],
    ['toString', 'month'],
    ['basic', 'week'],
  ])('%s by the %s is not sold', async (tier, interval) => {
    expect(await startCheckout(ctx, wanted(tier, interval))).toEqual({ ok: false, code: 'unknown_plan' })
    expect(ctx.payments.asked.size).toBe(0)
  })

  it('is not bought twice: there is the portal, and switching', async () => {
    await subscribe('basic')
    expect(await startCheckout(ctx, wanted('premium'))).toEqual({ ok: false, code: 'already_subscribed' })
    const link = await portalLink(ctx, ana.userId)
    expect(link.ok && link.value.url).toContain(encodeURIComponent('/subscription'))
    expect(await switchPlan(ctx, { userId: ana.userId, tier: 'premium', interval: 'year' })).toEqual({
      ok: true,
      value: null,
    })
    expect(await held()).toMatchObject({ tier: 'premium', interval: 'year' })
  })

  it('cancelled it lasts to the end of what is paid, then Free without any call', async () => {
    await subscribe()
    const ends = (await held()).expiresAt
    expect(await cancelSubscription(ctx, ana.userId)).toEqual({ ok: true, value: { endsAt: ends } })
    expect(await cancelSubscription(ctx, ana.userId)).toEqual({ ok: true, value: { endsAt: ends } })
    expect(ctx.payments.asked.get('cancelAtPeriodEnd')).toBe(1)
    expect(await ctx.db.select().from(plans)).toMatchObject([{ cancelsAtEnd: true, endsAt: ends }])
    ctx.clock.now = (ends ?? 0) - 1
    expect((await held()).tier).toBe('premium')
    ctx.clock.now += 1
    expect((await held()).tier).toBe('free')
    expect(await cancelSubscription(ctx, ana.userId)).toEqual({ ok: false, code: 'no_subscription' })
  })

  it('is told of by mail whenever it was switched, cancelled or kept, once a change', async () => {
    await subscribe('basic')
    const { userId } = ana
    const premium = { userId, tier: 'premium', interval: 'year' }
    await switchPlan(ctx, premium)
    await cancelSubscription(ctx, userId)
    await cancelSubscription(ctx, userId)
    await switchPlan(ctx, premium)
    ctx.clock.now += DAY
    await reconcilePayments(ctx)
    await ctx.settled()
    const told = ctx.delivered.filter(({ kind }) => kind === 'plan_change')
    expect(told.map(({ recipient, params: { planChange } }) => [recipient, planChange?.change])).toEqual([
      [ana.email, 'switched'],
      [ana.email, 'cancelled'],
      [ana.email, 'kept'],
    ])
    expect(told[0]?.params.planChange?.product).toMatchObject({ item: 'premium', interval: 'year' })
  })

  it.each(['refund', 'dispute'] as const)(
    'is not switched after a %s: no money is there for it',
    async (verb) => {
      const { sessionId } = await subscribe()
      ctx.payments[verb](sessionId)
      const wish = { userId: ana.userId, tier: 'basic', interval: 'month' }
      expect(await switchPlan(ctx, wish)).toEqual({ ok: false, code: 'payment_past_due' })
      expect((await held()).tier).toBe('free')
      const { live } = await readSubscription(ctx, ana.userId)
      expect(live).toMatchObject({ isPaidBack: true, isPastDue: false, cancelsAtEnd: false })
    },
  )

  it.each(['refund', 'dispute'] as const)(
    'whose money went back by a %s ends for good by buying another, or by cancelling it',
    async (verb) => {
      ctx.payments[verb]((await subscribe()).sessionId)
      const { sessionId } = await subscribe('basic', 'year')
      expect(await held()).toMatchObject({ tier: 'basic', interval: 'year' })
      ctx.payments[verb](sessionId)
      expect(await cancelSubscription(ctx, ana.userId)).toMatchObject({ ok: true })
      const kept = await ctx.db.select().from(plans)
      expect(kept.map(({ status }) => status)).toEqual(['canceled', 'canceled'])
      expect((await held()).tier).toBe('free')
    },
  )

  it('choosing it again takes the cancellation back', async () => {
    await subscribe()
    await cancelSubscription(ctx, ana.userId)
    await switchPlan(ctx, { userId: ana.userId, tier: 'premium', interval: 'month' })
    expect(await ctx.db.select().from(plans)).toMatchObject([{ cancelsAtEnd: false }])
  })

  it('nothing to cancel, switch or manage is said so', async () => {
    expect(await cancelSubscription(ctx, ana.userId)).toEqual({ ok: false, code: 'no_subscription' })
    const wish = { userId: ana.userId, tier: 'basic', interval: 'month' }
    expect(await switchPlan(ctx, wish)).toEqual({ ok: false, code: 'no_subscription' })
    expect(await portalLink(ctx, ana.userId)).toEqual({ ok: false, code: 'no_customer' })
  })

  it('a card declined on the way changes nothing', async () => {
    const started = await startCheckout(ctx, wanted())
    if (!started.ok) throw new Error(started.code)
    ctx.payments.decline(started.value.sessionId)
    const asked = { sessionId: started.value.sessionId, holder: { userId: ana.userId } }
    expect(await verifyPurchase(ctx, asked)).toEqual({ ok: false, code: 'not_paid' })
    expect((await held()).tier).toBe('free')
  })
})

describe('a trial', () => {
  it('is 24 hours of a plan without card or provider, once a person', async () => {
    const endsAt = ctx.now() + TRIAL_MS
    const { userId } = ana
    expect(await startTrial(ctx, { userId, tier: 'premium' })).toEqual({ ok: true, value: { endsAt } })
    expect(await held()).toMatchObject({ tier: 'premium', expiresAt: endsAt })
    ctx.clock.now = endsAt
    expect((await held()).tier).toBe('free')
    expect(await startTrial(ctx, { userId, tier: 'basic' })).toEqual({ ok: false, code: 'trial_used' })
    expect((await held()).tier).toBe('free')
    expect(ctx.payments.asked.size).toBe(0)
  })

  it('pressed many times at once is one', async () => {
    const { userId } = ana
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => startTrial(ctx, { userId, tier: 'basic' })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await ctx.db.select().from(plans)).toHaveLength(1)
  })

  it.each(['refund', 'dispute'] as const)('is refused while a plan is there after a %s', async (goesBack) => {
    const { userId } = ana
    const { sessionId } = await subscribe('basic')
    ctx.payments[goesBack](sessionId)
    ctx.clock.now += DAY
    await reconcilePayments(ctx)
    expect((await held()).tier).toBe('free')
    expect(await startTrial(ctx, { userId, tier: 'premium' })).toEqual({
      ok: false,
      code: 'payment_past_due',
    })
    expect((await held()).tier).toBe('free')
  })

  it('is no way around a plan, and cancelling it is its end', async () => {
    const { userId } = ana
    await subscribe('basic')
    expect(await startTrial(ctx, { userId, tier: 'basic' })).toEqual({
      ok: false,
      code: 'already_subscribed',
    })
    const ben = await makePerson(ctx, 'Ben')
    await startTrial(ctx, { userId: ben.userId, tier: 'premium' })
    const endsAt = ctx.now() + TRIAL_MS
    expect(await cancelSubscription(ctx, ben.userId)).toEqual({ ok: true, value: { endsAt } })
  })
})

describe('a pass or an add-on', () => {
  const buy = (item: string, key = `press-${++presses}`) =>
    startPurchase(ctx, { holder: { userId: ana.userId }, key, item })

  it.each([
    ['basic-access', 'pass', 'basic', 399],
    ['pro-access', 'pass', 'pro', 699],
    ['ultimate-access', 'pass', 'ultimate', 1_199],
    ['game-level', 'add-on', 'game-level', 299],
    ['ar-filter', 'add-on', 'ar-filter', 199],
    ['voice-pack', 'add-on', 'voice-pack', 249],
    ['learning-boost', 'add-on', 'learning-boost', 149],
  ])('%s is bought at our price and held', async (purchaseType, kind, item, amount) => {
    const started = await buy(purchaseType)
    if (!started.ok) throw new Error(started.code)
    const { sessionId } = started.value
    ctx.payments.pay(sessionId)
    const endsAt = kind === 'pass' ? ctx.now() + PASS_MS : null
    expect(await verifyPurchase(ctx, { sessionId, holder: { userId: ana.userId } })).toEqual({
      ok: true,
      value: {
        purchase: { sessionId, product: { kind, item }, amount, boughtAt: ctx.now() },
        userId: ana.userId,
        childId: null,
        endsAt,
      },
    })
    expect(await ctx.db.select().from(grants)).toMatchObject([
      { id: `checkout:${sessionId}`, item, userId: ana.userId },
    ])
    await ctx.settled()
    expect(receipts()).toHaveLength(1)
  })

  it.each(['basic', 'golden-access', 'premium', '-access', 'game-level-access', '__proto__', ''])(
    '%j is not sold',
    async (item) => {
      expect(await buy(item)).toEqual({ ok: false, code: 'unknown_item' })
      expect(ctx.payments.asked.size).toBe(0)
    },
  )

  it('pressed twice is one checkout, by the same press or another', async () => {
    const [first, second] = await Promise.all([buy('pro-access', 'one'), buy('pro-access', 'one')])
    const third = await buy('pro-access', 'two')
    expect(second).toEqual(first)
    expect(third).toEqual(first)
    expect(await ctx.db.select().from(checkouts)).toHaveLength(1)
    const other = await buy('basic-access', 'one')
    expect(other.ok && first.ok && other.value.sessionId !== first.value.sessionId).toBe(true)
  })

  it('bought and paid, the same press opens nothing again; a new one does', async () => {
    const started = await buy('game-level', 'one')
    if (!started.ok) throw new Error(started.code)
    ctx.payments.pay(started.value.sessionId)
    expect(await buy('game-level', 'one')).toEqual({ ok: false, code: 'checkout_closed' })
    const again = await buy('game-level', 'two')
    expect(again.ok && again.value.sessionId).not.toBe(started.value.sessionId)
    expect((await held()).extraLevels).toBe(10)
  })

  it('of someone else is not shown', async () => {
    const started = await buy('pro-access')
    if (!started.ok) throw new Error(started.code)
    const { sessionId } = started.value
    ctx.payments.pay(sessionId)
    const eve = await makePerson(ctx, 'Eve')
    for (const holder of [{ userId: eve.userId }, null, { claimSecret: 'x' }])
      expect(await verifyPurchase(ctx, { sessionId, holder })).toEqual({
        ok: false,
        code: 'unknown_purchase',
      })
    expect(await verifyPurchase(ctx, { sessionId: 'cs_none', holder: null })).toMatchObject({ ok: false })
  })
})

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

describe('what someone has already', () => {
  it.each([
    ['voice-pack', 1],
    ['ar-filter', 1],
    ['game-level', 5],
  ])('is not sold again: %s after %i', async (item, most) => {
    const holder = { userId: ana.userId }
    const press = () => startPurchase(ctx, { holder, key: `press-${++presses}`, item })
    for (let bought = 0; bought < most; bought++) {
      const started = await press()
      if (!started.ok) throw new Error(started.code)
      ctx.payments.pay(started.value.sessionId)
      await verifyPurchase(ctx, { sessionId: started.value.sessionId, holder })
    }
    expect(await press()).toEqual({ ok: false, code: 'already_owned' })
  })
})

describe('a guest', () => {
  const holder = { claimSecret: 'a secret nobody guesses' }
  const guest = async () => ({ claimHash: await secretHash(holder.claimSecret) })

  async function buy(item = 'pro-access') {
    const started = await startPurchase(ctx, { holder, key: `press-${++presses}`, item })
    if (!started.ok) throw new Error(started.code)
    return started.value.sessionId
  }

  it('holds what they bought by their secret, with a receipt to the address they gave at the provider', async () => {
    const sessionId = await buy()
    ctx.payments.pay(sessionId)
    expect(await verifyPurchase(ctx, { sessionId, holder })).toMatchObject({
      ok: true,
      value: { userId: null },
    })
    expect((await readEntitlements(ctx, await guest())).passes).toHaveLength(1)
    await ctx.settled()
    expect(receipts()).toHaveLength(1)
    expect(JSON.stringify(await ctx.db.select().from(customers))).not.toContain(holder.claimSecret)
  })

  it('takes it along to their account, also what is paid later', async () => {
    const early = await buy('game-level')
    ctx.payments.pay(early)
    await verifyPurchase(ctx, { sessionId: early, holder })
    const late = await buy('voice-pack')
    const { claimSecret } = holder
    expect((await claimGuestPurchases(ctx, { userId: ana.userId, claimSecret })).ok).toBe(true)
    ctx.payments.pay(late)
    expect(await verifyPurchase(ctx, { sessionId: late, holder: { userId: ana.userId } })).toMatchObject({
      ok: true,
    })
    expect(await held()).toMatchObject({ extraLevels: 10, voices: 6 })
    expect((await readEntitlements(ctx, await guest())).extraLevels).toBe(0)
    expect(await startPurchase(ctx, { holder, key: 'k', item: 'pro-access' })).toEqual({
      ok: false,
      code: 'claim_used',
    })
  })
})

describe('the provider out of reach', () => {
  it('is said so, and the next press works', async () => {
    ctx.payments.down = true
    expect(await startCheckout(ctx, wanted())).toEqual({ ok: false, code: 'payments_unavailable' })
    ctx.payments.down = false
    await subscribe()
    expect((await held()).tier).toBe('premium')
  })

  it.each(['before', 'after'] as const)(
    '%s a checkout was made: pressed again there is one',
    async (when) => {
      await startCheckout(ctx, wanted('basic'))
      ctx.clock.now += DAY
      const { openSubscriptionCheckout } = ctx.payments
      ctx.payments.openSubscriptionCheckout = async (...args) => {
        ctx.payments.openSubscriptionCheckout = openSubscriptionCheckout
        ctx.payments.failNext(when)
        return openSubscriptionCheckout(...args)
      }
      const wish = wanted('premium', 'month', 'the press')
      expect(await startCheckout(ctx, wish)).toEqual({ ok: false, code: 'payments_unavailable' })
      const started = await startCheckout(ctx, wish)
      expect(started.ok).toBe(true)
      const rows = (await ctx.db.select().from(checkouts)).filter(({ status }) => status === 'open')
      expect(rows).toMatchObject([{ item: 'premium', sessionId: started.ok && started.value.sessionId }])
    },
  )
})

describe('what anybody can ask of the card provider', () => {
  /** How often a customer was looked up, or a new one made. */
  const asked = () =>
    (ctx.payments.asked.get('readCustomer') ?? 0) + (ctx.payments.asked.get('createCustomer') ?? 0)
  const guest = () => ({ claimSecret: `${crypto.randomUUID()}${crypto.randomUUID()}` })

  /** Counts calls and lets as many through as the budgets say. */
  function countingLimiter(): void {
    const taken = new Map<string, number>()
    ctx.limiter = {
      take: async (subject, limit) => {
        const count = (taken.get(subject) ?? 0) + 1
        taken.set(subject, count)
        return { allowed: count <= limit, retryAfterMs: count <= limit ? 0 : 1_000 }
      },
    }
  }

  it('guests of one network open so many checkouts, and no more; a member still can', async () => {
    countingLimiter()
    const { limit } = BUDGETS.new_buyer_network
    const codes = []
    for (let press = 0; press <= limit; press++) {
      const started = await startPurchase(ctx, { holder: guest(), key: 'k', item: 'pro-access' })
      codes.push(started.ok ? 'ok' : started.code)
    }
    expect(codes).toEqual([...Array(limit).fill('ok'), 'too_many_requests'])
    const before = asked()
    expect(await startPurchase(ctx, { holder: guest(), key: 'k', item: 'pro-access' })).toMatchObject({
      ok: false,
    })
    expect(asked()).toBe(before)
    expect((await startPurchase(ctx, { holder: ana, key: 'k', item: 'pro-access' })).ok).toBe(true)
  })

  it('a purchase is looked up once in some seconds, however often it is verified', async () => {
    const started = await startPurchase(ctx, { holder: ana, key: 'k', item: 'pro-access' })
    if (!started.ok) throw new Error(started.code)
    const { sessionId } = started.value
    const verify = () => verifyPurchase(ctx, { sessionId, holder: ana })
    const before = asked()
    const answers = await Promise.all(Array.from({ length: 10 }, verify))
    expect(answers.map((answer) => !answer.ok && answer.code)).toEqual(Array(10).fill('not_paid'))
    expect(asked()).toBe(before + 1)
    ctx.payments.pay(sessionId)
    ctx.clock.now += VERIFY_EVERY_MS
    expect(await verify()).toMatchObject({ ok: true })
    expect(await verify()).toMatchObject({ ok: true })
    expect(asked()).toBe(before + 2)
  })

  it('what is written is told to open pages, also when whoever asked leaves meanwhile', async () => {
    const started = await startPurchase(ctx, { holder: ana, key: 'k', item: 'pro-access' })
    if (!started.ok) throw new Error(started.code)
    const { sessionId } = started.value
    ctx.payments.pay(sessionId)
    const order: string[] = []
    const { waitUntil } = ctx
    ctx.waitUntil = (work) => {
      order.push('kept alive')
      waitUntil(work)
    }
    ctx.clocks.track = async (_, { id }) => void order.push(id)
    const written = async (statements: never) => {
      const results = await Reflect.get(db, 'batch').call(db, statements)
      if ((await readEntitlements(plain, ana)).passes.length > 0) order.push('written')
      return results
    }
    const { db } = ctx
    const plain = { ...ctx }
    ctx.db = new Proxy(db, { get: (of, key) => (key === 'batch' ? written : Reflect.get(of, key)) })
    await verifyPurchase(ctx, { sessionId, holder: ana })
    await ctx.settled()
    expect(order.slice(0, 2)).toEqual(['kept alive', 'written'])
    expect(order).toContain('pass:pro')
  })

  it('eight hundred checkouts guests left behind do not keep a member waiting', async () => {
    await subscribe()
    ctx.clock.now += DAY
    const now = ctx.now()
    const left = Array.from({ length: 800 }, (_, index) => ({
      id: `cus_left_${index}`,
      claimHash: `left-${index}`,
      askedAt: 0,
      knownAt: 0,
      nextLookAt: now - DAY,
      createdAt: now - DAY,
    }))
    for (let from = 0; from < left.length; from += 10)
      await ctx.db.insert(customers).values(left.slice(from, from + 10))
    await ctx.db.update(customers).set({ nextLookAt: now }).where(eq(customers.userId, ana.userId))
    const before = asked()
    await reconcilePayments(ctx)
    const { knownAt } =
      (await ctx.db.select().from(customers).where(eq(customers.userId, ana.userId)))[0] ?? {}
    expect(knownAt).toBeGreaterThanOrEqual(now)
    expect(asked() - before).toBeLessThan(30)
  })

  it('an erased account leaves its trial behind: the same mailbox gets no second one', async () => {
    expect(await startTrial(ctx, { userId: ana.userId, tier: 'premium' })).toMatchObject({ ok: true })
    await eraseAccount(ctx, ana.userId)
    const again = await makePerson(ctx, 'ana')
    await ctx.db.update(users).set({ email: 'Ana+more@example.com' }).where(eq(users.id, again.userId))
    expect(await startTrial(ctx, { userId: again.userId, tier: 'basic' })).toEqual({
      ok: false,
      code: 'trial_used',
    })
    const kept = JSON.stringify(await ctx.db.select().from(trialAddresses))
    expect(kept).not.toMatch(/ana|example/i)
  })
})
