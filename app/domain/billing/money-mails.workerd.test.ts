// What an account and a child's grown-ups are mailed about money: once for each event, however often it is told.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { grants, plans } from '#app/domain/access/access.schema.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { TRIAL_MS } from '#app/domain/catalogue/plans.ts'
import { ageStatements } from '#app/domain/consent/age-statements.server.ts'
import { ages } from '#app/domain/consent/consent.schema.ts'
import { askConsent } from '#app/domain/guardians/ask-consent.server.ts'
import { confirmConsent } from '#app/domain/guardians/confirm-consent.server.ts'
import { guardianLinks } from '#app/domain/guardians/guardians.schema.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { eraseAccount } from '#app/domain/privacy/erase-account.server.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson, type Person } from '#tests/factories/people.ts'
import { checkouts, customers } from './billing.schema.ts'
import { convergeCustomer } from './converge-customer.server.ts'
import { remindTrials, TRIAL_NOTICE_MS } from './remind-trials.server.ts'
import { startCheckout } from './start-checkout.server.ts'
import { startPurchase } from './start-purchase.server.ts'
import { startTrial } from './start-trial.server.ts'
import { verifyPurchase } from './verify-purchase.server.ts'

const DAY = 86_400_000
const MONTH = 32 * DAY

let ctx: TestContext
let people = 0

// The provider counts its ids anew in every test.
beforeEach(async () => {
  ctx = testContext(env.DB)
  for (const table of [customers, checkouts, plans, grants]) await ctx.db.delete(table)
  ctx.newId = () => crypto.randomUUID()
  ctx.newSecret = () => crypto.randomUUID()
})

const adult = () => makePerson(ctx, `Money ${crypto.randomUUID()}`)

/** A child of eight with a grown-up's yes. */
async function child(): Promise<Person & { mum: string }> {
  const kid = await makePerson(ctx, `Kid ${crypto.randomUUID()}`, 'student')
  const mum = `mum-${++people}-${crypto.randomUUID()}@example.com`
  await ctx.db.delete(ages).where(eq(ages.userId, kid.userId))
  const stated = { userId: kid.userId, country: 'us', age: 8, guardianEmail: mum }
  await runBatch(ctx.db, await ageStatements(ctx, stated))
  await askConsent(ctx, { childId: kid.userId, guardianEmail: null })
  await ctx.settled()
  const link = ctx.delivered.findLast(({ recipient }) => recipient === mum)?.params.link
  await confirmConsent(ctx, new URL(link ?? '').searchParams.get('token') ?? '')
  return { ...kid, mum }
}

/** Fifteen, and looked after by `guardian`. */
async function teenOf(guardian: Person): Promise<Person & { name: string }> {
  const name = `Teen ${crypto.randomUUID().slice(0, 8)}`
  const teen = await makePerson(ctx, name, 'student')
  await ctx.db.delete(ages).where(eq(ages.userId, teen.userId))
  const stated = { userId: teen.userId, country: 'us', age: 15, guardianEmail: null }
  await runBatch(ctx.db, await ageStatements(ctx, stated))
  const link = { guardianId: guardian.userId, childId: teen.userId, createdAt: ctx.now() }
  await ctx.db.insert(guardianLinks).values(link)
  return { ...teen, name }
}

/** @param child for whom `person` pays; themself without it */
async function subscribe(person: Person, child: Person | null = null) {
  const learner = child ?? person
  const started = await startCheckout(ctx, {
    ...person,
    childId: child?.userId ?? null,
    key: ctx.newId(),
    tier: 'premium',
    interval: 'month',
  })
  if (!started.ok) throw new Error(started.code)
  const { sessionId } = started.value
  ctx.payments.pay(sessionId)
  await verifyPurchase(ctx, { sessionId, holder: { userId: person.userId } })
  const [plan] = await ctx.db.select().from(plans).where(eq(plans.userId, learner.userId))
  return { sessionId, subscriptionId: plan?.id ?? '' }
}

/** As events and the scheduled job do: everything is asked for again. */
async function converge({ userId }: Person) {
  const customer = await ctx.db.select().from(customers).where(eq(customers.userId, userId)).get()
  for (let time = 0; time < 2; time++) await convergeCustomer(ctx, customer?.id ?? '')
  await ctx.settled()
  await deliverMessages(ctx)
}

/** As the next request reads them. */
const rightsOf = ({ userId }: Person) =>
  readEntitlements({ ...ctx, identity: testContext(env.DB).identity }, { userId })

const changes = () =>
  ctx.delivered
    .filter(({ kind }) => kind === 'plan_change')
    .map(({ recipient, params: { planChange } }) => [recipient, planChange?.change])

describe('a renewal that fails', () => {
  it('is told at once and once, with the day the plan closes and where it is mended', async () => {
    const ana = await adult()
    const { subscriptionId } = await subscribe(ana)
    ctx.payments.breakCard(subscriptionId)
    ctx.clock.now += MONTH
    await converge(ana)
    expect(changes()).toEqual([[ana.email, 'overdue']])
    const { params } = ctx.delivered.at(-1) ?? {}
    expect(params?.link).toBe('http://sparkbook.test/subscription')
    const [plan] = await ctx.db.select().from(plans).where(eq(plans.id, subscriptionId))
    expect(params?.planChange?.endsAt).toBe(plan?.endsAt)
    await converge(ana)
    expect(changes()).toHaveLength(1)
  })

  it('is told to a child as a matter for its grown-ups, and to them', async () => {
    const kid = await child()
    const { subscriptionId } = await subscribe(kid)
    ctx.payments.breakCard(subscriptionId)
    ctx.clock.now += MONTH
    await converge(kid)
    const told = ctx.delivered.flatMap(({ recipient, params }) =>
      params.planChange ? [[recipient, params.planChange.byChild, params.planChange.toChild]] : [],
    )
    expect(told).toEqual([
      [kid.email, false, true],
      [kid.mum, true, false],
    ])
  })
})

describe('a renewal that fails of a plan a guardian pays for a child', () => {
  it('is told to the guardian alone: for which child, and where they mend it', async () => {
    const mum = await adult()
    const kid = await teenOf(mum)
    const { subscriptionId } = await subscribe(mum, kid)
    ctx.payments.breakCard(subscriptionId)
    ctx.clock.now += MONTH
    await converge(mum)
    await converge(mum)
    const told = ctx.delivered.filter(({ kind }) => kind === 'plan_change')
    const [plan] = await ctx.db.select().from(plans).where(eq(plans.id, subscriptionId))
    expect(told).toMatchObject([
      {
        recipient: mum.email,
        params: {
          link: 'http://sparkbook.test/subscription',
          planChange: { change: 'overdue', byChild: false, toChild: false, endsAt: plan?.endsAt },
        },
      },
    ])
    expect(told[0]?.params.planChange?.forChild).toBe(kid.name)
  })

  it('is over every page of both, and opens nothing for the guardian', async () => {
    const mum = await adult()
    const kid = await teenOf(mum)
    const { subscriptionId } = await subscribe(mum, kid)
    expect((await rightsOf(mum)).overdue).toBeNull()
    ctx.payments.breakCard(subscriptionId)
    ctx.clock.now += MONTH
    await converge(mum)
    const [plan] = await ctx.db.select().from(plans).where(eq(plans.id, subscriptionId))
    const overdue = { tier: plan?.tier, endsAt: plan?.endsAt }
    expect(await rightsOf(mum)).toMatchObject({
      tier: 'free',
      overdue: { ...overdue, relation: 'for-child' },
    })
    expect(await rightsOf(kid)).toMatchObject({ overdue: { ...overdue, relation: 'from-guardian' } })
  })
})

describe('money that goes back', () => {
  it.each([
    ['refund', 'refunded'],
    ['dispute', 'disputed'],
  ] as const)('by a %s is told once to the child and its grown-up, pass and plan', async (verb, outcome) => {
    const kid = await child()
    const pass = await startPurchase(ctx, { holder: kid, key: ctx.newId(), item: 'pro-access' })
    if (!pass.ok) throw new Error(pass.code)
    ctx.payments.pay(pass.value.sessionId)
    const { sessionId } = await subscribe(kid)
    await converge(kid)
    for (const paid of [pass.value.sessionId, sessionId]) ctx.payments[verb](paid)
    await converge(kid)
    await converge(kid)
    const told = ctx.delivered.flatMap(({ recipient, params: { returned } }) =>
      returned ? [`${recipient} ${returned.product.kind} ${returned.outcome}`] : [],
    )
    const readers = [kid.email, kid.mum]
    expect(told.toSorted()).toEqual(
      readers
        .flatMap((reader) => [`${reader} pass ${outcome}`, `${reader} subscription ${outcome}`])
        .toSorted(),
    )
    expect(changes()).toEqual(readers.map((reader) => [reader, 'returned']))
  })
})

describe('a trial', () => {
  it('says some hours before its end that it ends, once', async () => {
    const ana = await adult()
    await startTrial(ctx, { userId: ana.userId, tier: 'premium' })
    const endsAt = ctx.now() + TRIAL_MS
    const mails = () => ctx.delivered.filter(({ recipient }) => recipient === ana.email)
    ctx.clock.now = endsAt - TRIAL_NOTICE_MS - 1
    await remindTrials(ctx)
    await deliverMessages(ctx)
    expect(mails()).toEqual([])
    ctx.clock.now += 1
    await Promise.all([remindTrials(ctx), remindTrials(ctx)])
    await remindTrials(ctx)
    await deliverMessages(ctx)
    expect(mails()).toMatchObject([
      { kind: 'trial_ending', params: { trial: { tier: 'premium', endsAt, byChild: false } } },
    ])
  })

  it('of somebody who bought the plan meanwhile ends without a word', async () => {
    const ana = await adult()
    await startTrial(ctx, { userId: ana.userId, tier: 'basic' })
    await subscribe(ana)
    ctx.clock.now += TRIAL_MS - TRIAL_NOTICE_MS
    await remindTrials(ctx)
    await deliverMessages(ctx)
    expect(ctx.delivered.filter(({ kind }) => kind === 'trial_ending')).toEqual([])
  })
})

describe('an account erased while a plan runs', () => {
  it('is told that the plan was cancelled, and so is a grown-up', async () => {
    const kid = await child()
    await subscribe(kid)
    await eraseAccount(ctx, kid.userId)
    await ctx.settled()
    expect(changes()).toEqual([
      [kid.email, 'erased'],
      [kid.mum, 'erased'],
    ])
    expect(ctx.payments.asked.get('cancelNow')).toBe(1)
  })

  it('without a plan hears nothing of one', async () => {
    const ana = await adult()
    await eraseAccount(ctx, ana.userId)
    await ctx.settled()
    expect(changes()).toEqual([])
  })
})
