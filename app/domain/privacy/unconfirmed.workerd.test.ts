// What becomes of a child's account for which nobody says yes: a reminder a week before the end, and the end.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { ageStatements } from '#app/domain/consent/age-statements.server.ts'
import { consents } from '#app/domain/consent/consent.schema.ts'
import { forgetOldConsents } from '#app/domain/consent/forget-old-consents.server.ts'
import { readConsent } from '#app/domain/consent/read-consent.server.ts'
import { withdrawConsent } from '#app/domain/consent/withdraw-consent.server.ts'
import { askConsent } from '#app/domain/guardians/ask-consent.server.ts'
import { confirmConsent } from '#app/domain/guardians/confirm-consent.server.ts'
import { MAX_REMINDED, remindGuardians } from '#app/domain/guardians/remind-guardians.server.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { eraseUnconfirmed, MAX_ERASED } from './erase-unconfirmed.server.ts'

const MUM = 'mum@example.com'
const DAY_MS = 86_400_000

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  ctx.newId = () => crypto.randomUUID()
  await ctx.db.batch([
    ctx.db.delete(users),
    ctx.db.delete(profiles),
    ctx.db.delete(consents),
    ctx.db.delete(outgoingMessages),
  ])
})

/** A student of nine, whose pages are in Spanish. */
async function child({ age = 9, guardianEmail = MUM as string | null, asked = true } = {}): Promise<string> {
  const id = ctx.newId()
  const times = { createdAt: ctx.now(), updatedAt: ctx.now() }
  await runBatch(ctx.db, [
    ctx.db.insert(users).values({ id, email: `${id}@example.com`, metadata: {}, ...times }),
    ctx.db.insert(profiles).values({ id, displayName: 'Maya', language: 'es', role: 'student', ...times }),
    ...(await ageStatements(ctx, { userId: id, country: 'us', age, guardianEmail })),
  ])
  if (asked) expect(await askConsent(ctx, { childId: id, guardianEmail: null })).toMatchObject({ ok: true })
  return id
}

const pass = (days: number) => {
  ctx.clock.now += days * DAY_MS
}

/** The jobs of a night, as workers/scheduled.ts runs them. */
async function night(): Promise<{ reminded: number; erased: number }> {
  const reminded = await remindGuardians(ctx)
  const erased = await eraseUnconfirmed(ctx)
  await forgetOldConsents(ctx)
  return { reminded, erased }
}

const exists = async (id: string) => (await ctx.db.select().from(users).where(eq(users.id, id))).length === 1

async function mails(kind: string) {
  await deliverMessages(ctx)
  await ctx.settled()
  return ctx.delivered.filter((message) => message.kind === kind)
}

const tokenIn = (link = '') => new URL(link).searchParams.get('token') ?? ''

describe('the reminder', () => {
  it('goes to the grown-up once, seven days before the end, in the language of the account', async () => {
    await child()
    pass(22)
    expect(await night()).toEqual({ reminded: 0, erased: 0 })
    pass(1)
    expect(await night()).toEqual({ reminded: 1, erased: 0 })
    expect(await night()).toEqual({ reminded: 0, erased: 0 })
    const endsOn = new Date(ctx.now() + 7 * DAY_MS).toISOString()
    expect(await mails('parental_consent_reminder')).toMatchObject([
      { recipient: MUM, locale: 'es', params: { childName: 'Maya', endsOn } },
    ])
  })

  it('has a link that works to the end, in place of the first one', async () => {
    const id = await child()
    const [first] = await mails('parental_consent')
    pass(23)
    await night()
    const [reminder] = await mails('parental_consent_reminder')
    pass(6)
    expect(await confirmConsent(ctx, tokenIn(first?.params.link))).toEqual({
      ok: false,
      code: 'unknown_link',
    })
    expect(await confirmConsent(ctx, tokenIn(reminder?.params.link))).toMatchObject({ ok: true })
    pass(30)
    expect(await night()).toEqual({ reminded: 0, erased: 0 })
    expect(await exists(id)).toBe(true)
  })

  it('comes again for a new question, and never after an answer or where nobody was asked', async () => {
    const id = await child()
    await child({ asked: false })
    pass(23)
    expect((await night()).reminded).toBe(1)
    await askConsent(ctx, { childId: id, guardianEmail: null })
    expect((await night()).reminded).toBe(0)
    pass(23)
    expect((await night()).reminded).toBe(1)
  })

  it('is not sent for who is old enough by then', async () => {
    await child({ age: 12 })
    await ctx.db.update(consents).set({ ofAgeOn: ctx.now() + 29 * DAY_MS })
    pass(23)
    expect(await night()).toEqual({ reminded: 0, erased: 0 })
    pass(7)
    expect(await night()).toEqual({ reminded: 0, erased: 0 })
  })
})

describe('the end', () => {
  it('comes 30 days after the last question, and takes everything along; twice does no harm', async () => {
    const id = await child()
    pass(10)
    await askConsent(ctx, { childId: id, guardianEmail: null })
    expect((await readConsent(ctx, id))?.erasedOn).toBe(ctx.now() + 30 * DAY_MS)
    pass(29)
    expect((await night()).erased).toBe(0)
    pass(1)
    expect((await night()).erased).toBe(1)
    expect(await exists(id)).toBe(false)
    expect(await ctx.db.select().from(profiles)).toEqual([])
    expect(await ctx.db.select().from(consents)).toEqual([])
    expect((await night()).erased).toBe(0)
  })

  it('comes 30 days after sign-up where nobody was asked', async () => {
    const id = await child({ guardianEmail: null, asked: false })
    pass(30)
    expect((await night()).erased).toBe(1)
    expect(await exists(id)).toBe(false)
  })

  it('never comes after a yes, nor after a yes that was taken back', async () => {
    const id = await child()
    const token = tokenIn((await mails('parental_consent'))[0]?.params.link)
    await confirmConsent(ctx, token)
    pass(31)
    expect((await night()).erased).toBe(0)
    await withdrawConsent(ctx, token)
    pass(31)
    expect((await night()).erased).toBe(0)
    expect(await exists(id)).toBe(true)
  })

  it('is bounded in one night, goes on in the next, and one failure stops no other', async () => {
    const now = ctx.now()
    const rows = Array.from({ length: MAX_ERASED + 2 }, (_, index) => `child-${index}`)
    for (const id of rows)
      await ctx.db.batch([
        ctx.db.insert(users).values({ id, metadata: {}, createdAt: now, updatedAt: now }),
        ctx.db.insert(consents).values({ childId: id, ofAgeOn: now + 900 * DAY_MS, createdAt: now }),
      ])
    pass(30)
    let batches = 0
    const broken = new Proxy(ctx.db, {
      get(database, name) {
        const value: unknown = Reflect.get(database, name)
        if (name !== 'batch' || typeof value !== 'function') return value
        return (...args: unknown[]) => {
          batches += 1
          if (batches === 2) throw new Error('D1_ERROR: storage is unreachable')
          return value.apply(database, args)
        }
      },
    })
    expect(await eraseUnconfirmed({ ...ctx, db: Object.assign(broken) })).toBe(MAX_ERASED - 1)
    expect(ctx.logged).toMatchObject([{ message: 'erasing an unconfirmed account failed' }])
    expect(await eraseUnconfirmed(ctx)).toBe(3)
    expect(await ctx.db.select().from(users)).toEqual([])
  })
})

it('reminders are bounded too', async () => {
  for (let index = 0; index <= MAX_REMINDED; index++)
    await child({ guardianEmail: `mum-${index}@example.com` })
  pass(23)
  expect(await remindGuardians(ctx)).toBe(MAX_REMINDED)
  expect(await remindGuardians(ctx)).toBe(1)
})
