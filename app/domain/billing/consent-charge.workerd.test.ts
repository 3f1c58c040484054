// A grown-up proves to be one by a charge on a card: noted once, given back whole, whoever tells us of it first.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { ageStatements } from '#app/domain/consent/age-statements.server.ts'
import { ages, consents } from '#app/domain/consent/consent.schema.ts'
import { withdrawConsent } from '#app/domain/consent/withdraw-consent.server.ts'
import { askConsent } from '#app/domain/guardians/ask-consent.server.ts'
import { confirmConsent } from '#app/domain/guardians/confirm-consent.server.ts'
import { readConsentRequest } from '#app/domain/guardians/read-consent-request.server.ts'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { applyEvent } from './apply-event.server.ts'
import { checkouts, customers, paymentEvents } from './billing.schema.ts'
import { VERIFY_EVERY_MS } from './internal/look-up-checkout.ts'
import { readCheckout } from './read-checkout.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'
import { startConsentCharge } from './start-consent-charge.server.ts'
import { startPurchase } from './start-purchase.server.ts'
import { verifyConsentCharge } from './verify-consent-charge.server.ts'
import { verifyPurchase } from './verify-purchase.server.ts'

let ctx: TestContext
let mum: string

beforeEach(async () => {
  ctx = testContext(env.DB)
  ctx.newId = () => crypto.randomUUID()
  ctx.newSecret = () => crypto.randomUUID()
  mum = `mum-${crypto.randomUUID()}@example.com`
  // The card provider of a test counts its customers from one.
  for (const table of [customers, checkouts, paymentEvents, outgoingMessages]) await ctx.db.delete(table)
})

/** A child who has asked `mum`. */
async function asked() {
  const childId = crypto.randomUUID()
  const stated = { userId: childId, country: 'us', age: 9, guardianEmail: mum }
  await runBatch(ctx.db, await ageStatements(ctx, stated))
  await askConsent(ctx, { childId, guardianEmail: null })
  return { childId, token: await mailedToken() }
}

async function mailedToken(): Promise<string> {
  await ctx.settled()
  const link = ctx.delivered.findLast(({ recipient }) => recipient === mum)?.params.link
  return new URL(link ?? '').searchParams.get('token') ?? ''
}

async function opened(token: string, key = crypto.randomUUID()): Promise<string> {
  const started = await startConsentCharge(ctx, { token, key })
  if (!started.ok) throw new Error(started.code)
  return started.value.sessionId
}

async function byWebhook(): Promise<void> {
  for (const event of ctx.payments.takeEvents()) await applyEvent(ctx, event)
}

const byPage = (sessionId: string) => verifyConsentCharge(ctx, sessionId)
const standing = (childId: string) => readStanding(ctx, childId)
const mails = () => ctx.delivered.filter(({ kind }) => kind === 'parental_consent_card')
const isRefunded = (sessionId: string) => ctx.payments.checkout(sessionId).refunded

describe('a card that was charged', () => {
  it.each([
    ['the webhook', byWebhook],
    ['the page', byPage],
  ] as const)('proves the yes and is given all of it back, told by %s first', async (_, tell) => {
    const { childId, token } = await asked()
    const sessionId = await opened(token)
    expect(ctx.payments.checkout(sessionId)).toMatchObject({ amount: 50, mode: 'payment' })
    expect(await standing(childId)).toBe('limited')
    ctx.payments.pay(sessionId)
    await tell(sessionId)
    expect(await standing(childId)).toBe('verified')
    expect(isRefunded(sessionId)).toBe(true)
    // Told by the other one, and again and again: nothing more happens.
    for (const again of [byWebhook, byPage, byWebhook, byPage]) {
      await again(sessionId)
      ctx.clock.now += VERIFY_EVERY_MS
    }
    await reconcilePayments(ctx)
    expect(ctx.payments.asked.get('refundCheckout')).toBe(1)
    const newest = await mailedToken()
    expect(mails()).toHaveLength(1)
    // The page says that it is proved, and never the link.
    expect(await byPage(sessionId)).toEqual({ ok: true, value: null })
    expect(await readConsentRequest(ctx, newest)).toMatchObject({
      value: { state: 'confirmed', isProved: true },
    })
    expect(await readConsentRequest(ctx, token)).toEqual({ ok: false, code: 'unknown_link' })
    const [row] = await ctx.db.select().from(consents).where(eq(consents.childId, childId))
    expect(row).toMatchObject({ method: 'card', pending: null })
    expect(await ctx.db.select().from(checkouts)).toMatchObject([{ kind: 'consent', status: 'refunded' }])
  })

  it('proves a yes that came by mail before', async () => {
    const { childId, token } = await asked()
    await confirmConsent(ctx, token)
    expect(await standing(childId)).toBe('consented')
    const sessionId = await opened(token)
    ctx.payments.pay(sessionId)
    await byPage(sessionId)
    expect(await standing(childId)).toBe('verified')
  })

  it.each(['before', 'after'] as const)(
    'is given back by the job when that failed %s it was done',
    async (when) => {
      const { childId, token } = await asked()
      const sessionId = await opened(token)
      ctx.payments.pay(sessionId)
      const { readCustomer } = ctx.payments
      ctx.payments.readCustomer = async (customerId) => {
        const known = await readCustomer(customerId)
        ctx.payments.readCustomer = readCustomer
        ctx.payments.failNext(when)
        return known
      }
      await byPage(sessionId)
      expect(await standing(childId)).toBe('verified')
      expect(await ctx.db.select().from(checkouts)).toMatchObject([{ status: 'paid' }])
      ctx.clock.now += 10 * 60_000
      await reconcilePayments(ctx)
      expect(isRefunded(sessionId)).toBe(true)
      expect(ctx.payments.takeEvents().filter(({ type }) => type === 'charge.refunded')).toHaveLength(1)
      expect(await ctx.db.select().from(checkouts)).toMatchObject([{ status: 'refunded' }])
      await ctx.settled()
      expect(mails()).toHaveLength(1)
    },
  )

  it('proves nothing once the child has asked anew, and is given back', async () => {
    const { childId, token } = await asked()
    const sessionId = await opened(token)
    ctx.clock.now += 60_000
    await askConsent(ctx, { childId, guardianEmail: null })
    ctx.payments.pay(sessionId)
    expect(await byPage(sessionId)).toEqual({ ok: false, code: 'replaced' })
    expect(await standing(childId)).toBe('limited')
    expect(isRefunded(sessionId)).toBe(true)
  })

  it('proves nothing for a mailbox that has become a child’s meanwhile', async () => {
    const { childId, token } = await asked()
    const sessionId = await opened(token)
    await childAt(mum)
    ctx.payments.pay(sessionId)
    expect(await byPage(sessionId)).toEqual({ ok: false, code: 'replaced' })
    expect(await standing(childId)).toBe('limited')
  })

  it('gives no yes again that was taken back', async () => {
    const { childId, token } = await asked()
    const sessionId = await opened(token)
    const late = await opened(token)
    expect(late).toBe(sessionId)
    ctx.payments.pay(sessionId)
    await byPage(sessionId)
    await withdrawConsent(ctx, await mailedToken())
    expect(await standing(childId)).toBe('limited')
    ctx.clock.now += VERIFY_EVERY_MS
    await byPage(sessionId)
    await byWebhook()
    expect(await standing(childId)).toBe('limited')
  })
})

/** A child's account of its own with this address. */
async function childAt(address: string): Promise<void> {
  const { userId } = await makePerson(ctx, address.split('@')[0] ?? '', 'student')
  await ctx.db.delete(ages).where(eq(ages.userId, userId))
  const stated = { userId, country: 'us', age: 9, guardianEmail: null }
  await runBatch(ctx.db, await ageStatements(ctx, stated))
}

describe('without a payment', () => {
  it.each(['decline', 'expire'] as const)('the question waits on: %s', async (what) => {
    const { childId, token } = await asked()
    const sessionId = await opened(token)
    ctx.payments[what](sessionId)
    await byWebhook()
    expect(await byPage(sessionId)).toEqual({ ok: false, code: 'not_paid' })
    expect(await standing(childId)).toBe('limited')
    expect(await readConsentRequest(ctx, token)).toMatchObject({ value: { state: 'waiting' } })
    // And a new press goes on.
    const next = await opened(token)
    ctx.payments.pay(next)
    ctx.clock.now += VERIFY_EVERY_MS
    await byPage(next)
    expect(await standing(childId)).toBe('verified')
  })

  it('pressed twice or sent again it is one checkout', async () => {
    const { token } = await asked()
    const key = crypto.randomUUID()
    expect(await opened(token, key)).toBe(await opened(token, key))
    expect(await ctx.db.select().from(checkouts)).toHaveLength(1)
  })

  it('the provider out of reach is a refusal, and changes nothing', async () => {
    const { childId, token } = await asked()
    ctx.payments.down = true
    expect(await startConsentCharge(ctx, { token, key: 'k' })).toEqual({
      ok: false,
      code: 'payments_unavailable',
    })
    expect(await standing(childId)).toBe('limited')
  })
})

describe('nobody else can prove it', () => {
  it('not without the mailed link, nor with one that is answered', async () => {
    const { token } = await asked()
    expect(await startConsentCharge(ctx, { token: '', key: 'k' })).toEqual({
      ok: false,
      code: 'unknown_link',
    })
    const sessionId = await opened(token)
    ctx.payments.pay(sessionId)
    await byPage(sessionId)
    const newest = await mailedToken()
    expect(await startConsentCharge(ctx, { token: newest, key: 'k' })).toEqual({
      ok: false,
      code: 'not_needed',
    })
    await withdrawConsent(ctx, newest)
    expect(await startConsentCharge(ctx, { token: newest, key: 'k' })).toEqual({
      ok: false,
      code: 'not_needed',
    })
  })

  it('not a child who is signed in, and not from a child’s mailbox', async () => {
    const { childId, token } = await asked()
    expect(await startConsentCharge(signedInAs(ctx, childId), { token, key: 'k' })).toEqual({
      ok: false,
      code: 'child_signed_in',
    })
    await childAt(mum)
    expect(await startConsentCharge(ctx, { token, key: 'k' })).toEqual({ ok: false, code: 'childs_address' })
  })

  it('not with a checkout of something else, or of another question', async () => {
    const { childId, token } = await asked()
    await opened(token)
    const ana = await makePerson(ctx, `ana-${crypto.randomUUID()}`)
    const bought: string[] = []
    for (const holder of [{ userId: ana.userId }, { claimSecret: crypto.randomUUID() }]) {
      const started = await startPurchase(ctx, { holder, key: 'k', item: 'ar-filter' })
      if (!started.ok) throw new Error(started.code)
      ctx.payments.pay(started.value.sessionId)
      bought.push(started.value.sessionId)
    }
    for (const foreign of [...bought, 'cs_none', ''])
      expect(await byPage(foreign)).toEqual({ ok: false, code: 'unknown_purchase' })
    mum = `dad-${crypto.randomUUID()}@example.com`
    const other = await asked()
    const others = await opened(other.token)
    ctx.payments.pay(others)
    await byPage(others)
    await byWebhook()
    expect(await standing(other.childId)).toBe('verified')
    expect(await standing(childId)).toBe('limited')
  })

  it('nor is its checkout anything that can be bought', async () => {
    const { token } = await asked()
    const sessionId = await opened(token)
    expect(await readCheckout(ctx, sessionId)).toBeNull()
    expect(await verifyPurchase(ctx, { sessionId, holder: null })).toEqual({
      ok: false,
      code: 'unknown_purchase',
    })
  })
})
