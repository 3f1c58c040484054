import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { verifyCode } from '#app/domain/onboarding/verify-code.server.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { auditLog, oneTimeCodes, pendingSignUps, users } from './accounts.schema.ts'
import { checkPassword } from './check-password.server.ts'
import { hashPassword } from './internal/password-hash.ts'
import { SCRYPT_COST } from './internal/scrypt-cost.ts'
import { type SignUpInput, signUp } from './sign-up.server.ts'

const EMAIL = 'ana@example.com'
const PASSWORD = 'violet-otter-42'
const ANA: SignUpInput = {
  email: EMAIL,
  password: PASSWORD,
  data: {},
  challenge: null,
  redirectTo: null,
  fromScreen: false,
}

let ctx: TestContext

/** Ids are random, as always: two contexts must not make the same. */
function newContext(): TestContext {
  return Object.assign(testContext(env.DB), { newId: () => crypto.randomUUID() })
}

beforeEach(async () => {
  ctx = newContext()
  for (const table of [outgoingMessages, auditLog, oneTimeCodes, pendingSignUps, users])
    await ctx.db.delete(table)
})

/** The context as it is after the server was killed and another took its place. */
function afterRestart(): TestContext {
  return Object.assign(newContext(), { now: ctx.now, clock: ctx.clock })
}

async function rowsOf(table: typeof users | typeof pendingSignUps | typeof oneTimeCodes): Promise<number> {
  return (await ctx.db.select().from(table)).length
}

async function confirmBy(context: TestContext): Promise<boolean> {
  const token = context.delivered[0]?.params.code
  return (await verifyCode(context, { type: 'signup', email: EMAIL, token })).ok
}

describe('a server killed between writing a sign-up and sending its mail', () => {
  it('loses neither: whoever comes next sends it, and its code is good', async () => {
    ctx.waitUntil = () => {}
    ctx.messenger.deliver = () => new Promise(() => {})
    expect((await signUp(ctx, ANA)).ok).toBe(true)
    expect(await ctx.db.select().from(outgoingMessages)).toMatchObject([
      { recipient: EMAIL, deliveredAt: null },
    ])
    const next = afterRestart()
    next.clock.now += 61_000
    expect(await deliverMessages(next)).toBe(1)
    expect(next.delivered).toMatchObject([{ recipient: EMAIL, kind: 'confirm_signup' }])
    expect(await confirmBy(next)).toBe(true)
  })
})

describe('a mail service that is down', () => {
  it('leaves the sign-up usable, and the mail is tried again until it leaves', async () => {
    const open = ctx.messenger.deliver
    let failures = 0
    ctx.messenger.deliver = async () => {
      failures += 1
      throw new Error('the service answered 500')
    }
    expect((await signUp(ctx, ANA)).ok).toBe(true)
    await ctx.settled()
    expect(failures).toBe(1)
    expect(await checkPassword(ctx, { email: EMAIL, password: PASSWORD })).toMatchObject({
      code: 'email_not_confirmed',
    })
    ctx.clock.now += 61_000
    await deliverMessages(ctx)
    expect(failures).toBe(2)
    ctx.messenger.deliver = open
    ctx.clock.now += 121_000
    expect(await deliverMessages(ctx)).toBe(1)
    expect(await confirmBy(ctx)).toBe(true)
    expect((await checkPassword(ctx, { email: EMAIL, password: PASSWORD })).ok).toBe(true)
  })
})

describe('a database that fails half way', () => {
  const counts = async () => [await rowsOf(users), await rowsOf(pendingSignUps), await rowsOf(oneTimeCodes)]

  it('leaves no half of a sign-up', async () => {
    // The second sign-up gets the id of the first one's message: its batch fails at the last statement.
    await signUp(ctx, ANA)
    await ctx.settled()
    const before = await counts()
    const [message] = await ctx.db.select().from(outgoingMessages)
    const again = newContext()
    let ids = 0
    again.newId = () => (++ids === 4 ? (message?.id ?? '') : crypto.randomUUID())
    await expect(signUp(again, { ...ANA, email: 'bea@example.com' })).rejects.toThrow()
    expect(await counts()).toEqual(before)
  })

  it('leaves no half of an account; its code is still good', async () => {
    await signUp(ctx, ANA)
    await ctx.settled()
    const before = await counts()
    // Its profile cannot be written: the batch fails in its third statement.
    const [pending] = await ctx.db.select().from(pendingSignUps)
    const id = pending?.id ?? ''
    await ctx.db.insert(profiles).values({ id, createdAt: 1, updatedAt: 1 })
    expect(await confirmBy(ctx)).toBe(false)
    expect(await counts()).toEqual(before)
    await ctx.db.delete(profiles).where(eq(profiles.id, id))
    expect(await confirmBy(ctx)).toBe(true)
  })
})

describe('the work of a sign-up', () => {
  it('is the same for an address that somebody has: a code, a message sealed, nothing sent', async () => {
    await signUp(ctx, ANA)
    await ctx.settled()
    await confirmBy(ctx)
    const again = newContext()
    const work: string[] = []
    again.newCode = () => {
      work.push('code')
      return '123456'
    }
    expect(await signUp(again, ANA)).toMatchObject({ ok: true, value: { identities: [] } })
    await again.settled()
    expect(work).toEqual(['code'])
    expect(again.delivered).toEqual([])
    expect(await rowsOf(oneTimeCodes)).toBe(0)
  })
})

describe('a password hash of yesterday', () => {
  it('is made anew when its owner signs in, and only then', async () => {
    await signUp(ctx, ANA)
    await ctx.settled()
    await confirmBy(ctx)
    const passwordHash = await hashPassword(PASSWORD, { ...SCRYPT_COST, ln: SCRYPT_COST.ln - 1 })
    await ctx.db.update(users).set({ passwordHash }).where(eq(users.email, EMAIL))
    const stored = async () => (await ctx.db.select().from(users))[0]?.passwordHash ?? ''
    await checkPassword(ctx, { email: EMAIL, password: 'wrong' })
    expect(await stored()).toBe(passwordHash)
    expect((await checkPassword(ctx, { email: EMAIL, password: PASSWORD })).ok).toBe(true)
    const renewed = await stored()
    const { ln, r, p } = SCRYPT_COST
    expect(renewed.split('$')[2]).toBe(`ln=${ln},r=${r},p=${p}`)
    expect((await checkPassword(ctx, { email: EMAIL, password: PASSWORD })).ok).toBe(true)
    expect(await stored()).toBe(renewed)
  })
})

describe('someone banned', () => {
  it('does not sign in until the ban is over', async () => {
    await signUp(ctx, ANA)
    await ctx.settled()
    await confirmBy(ctx)
    await ctx.db.update(users).set({ bannedUntil: ctx.clock.now + 1000 })
    expect(await checkPassword(ctx, { email: EMAIL, password: PASSWORD })).toMatchObject({
      code: 'user_banned',
    })
    ctx.clock.now += 1001
    expect((await checkPassword(ctx, { email: EMAIL, password: PASSWORD })).ok).toBe(true)
  })
})
