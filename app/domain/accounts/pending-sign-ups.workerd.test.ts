// No account before proof: what somebody types at a sign-up is nothing until the message of that very attempt is used.
import { env } from 'cloudflare:workers'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ages, consents } from '#app/domain/consent/consent.schema.ts'
import { openMailLink } from '#app/domain/onboarding/open-mail-link.server.ts'
import { verifyCode } from '#app/domain/onboarding/verify-code.server.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import type { Limiter } from '#app/platform/context.ts'
import { networkOf } from '#app/platform/network.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { identities, oneTimeCodes, pendingSignUps, users } from './accounts.schema.ts'
import { checkPassword } from './check-password.server.ts'
import { dropSignUp } from './drop-sign-up.server.ts'
import { forgetOldAccountsData } from './forget-old-accounts-data.server.ts'
import { readMailLink } from './read-mail-link.server.ts'
import { recoverPassword } from './recover-password.server.ts'
import type { AccountResult } from './refusals.ts'
import { resendConfirmation } from './resend-confirmation.server.ts'
import { sendSignInCode } from './send-sign-in-code.server.ts'
import { type SignUpInput, signUp } from './sign-up.server.ts'

const HOUR_MS = 3_600_000
const FLOW = { redirectTo: null, challenge: null, fromScreen: false }
const MALLORY = { password: 'mallorys-secret-1', address: '203.0.113.66' }
const ANA = { password: 'violet-otter-42', address: '2001:db8:1:2::a' }
/** What a stranger plants: a name, a child's age and themselves as the grown-up. */
const PLANTED = {
  data: { display_name: 'Mallory', role: 'student', planted: true },
  stated: { country: 'us', age: 9, guardianEmail: 'mallory@evil.example' },
  invitation: 'PLANTED1',
}

const newEmail = () => `ana-${crypto.randomUUID()}@example.com`

/** A caller of their own: an address, and what arrives while they ask. */
function caller({ address }: { address: string }): TestContext {
  const ctx = testContext(env.DB)
  return Object.assign(ctx, {
    newId: () => crypto.randomUUID(),
    newSecret: () => crypto.randomUUID(),
    newCode: () =>
      String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
        .padStart(6, '0')
        .slice(-6),
    caller: { ...ctx.caller, address, network: networkOf(address) },
  })
}

function good<Value>(result: AccountResult<Value>): Value {
  if (!result.ok) throw new Error(result.code)
  return result.value
}

interface Sent {
  id: string
  /** Of the message that was sent to the address. */
  code: string
  token: string
}

async function messageOf(ctx: TestContext): Promise<Omit<Sent, 'id'>> {
  await ctx.settled()
  const { code = '', link } = ctx.delivered.at(-1)?.params ?? {}
  return { code, token: link ? (new URL(link).searchParams.get('token') ?? '') : '' }
}

async function attempt(
  ctx: TestContext,
  email: string,
  password: string,
  more: Partial<SignUpInput> = {},
): Promise<Sent> {
  const { id } = good(await signUp(ctx, { email, password, data: {}, ...FLOW, ...more }))
  return { id, ...(await messageOf(ctx)) }
}

/** Everything that is kept of a person, and what an attempt at their address would have left. */
async function kept(ctx: TestContext, email: string, ids: string[]) {
  const { db } = ctx
  const [people, childs, stated, pending, codes, named] = await db.batch([
    db.select().from(users).where(eq(users.email, email)),
    db.select().from(consents).where(inArray(consents.childId, ids)),
    db.select().from(ages).where(inArray(ages.userId, ids)),
    db.select().from(pendingSignUps).where(eq(pendingSignUps.address, email)),
    db.select().from(oneTimeCodes).where(eq(oneTimeCodes.address, email)),
    db.select().from(profiles).where(inArray(profiles.id, ids)),
  ])
  return { people, childs, stated, pending, codes, named }
}

/** Mallory signs up Ana's address, with all that may be planted. */
async function planted() {
  const [mallory, ana] = [caller(MALLORY), caller(ANA)]
  const email = newEmail()
  const theirs = await attempt(mallory, email, MALLORY.password, { ...PLANTED, fromScreen: true })
  return { mallory, ana, email, theirs }
}

async function expectNothingPlanted(ctx: TestContext, email: string, userId: string, theirs: Sent) {
  const found = await kept(ctx, email, [userId, theirs.id])
  expect(found.people).toMatchObject([{ id: userId }])
  expect(found.people[0]?.metadata).not.toHaveProperty('planted')
  expect(found.named).toMatchObject([{ id: userId }])
  expect(found.named[0]?.displayName).not.toBe('Mallory')
  expect([found.childs, found.stated, found.pending, found.codes]).toEqual([[], [], [], []])
  expect(await checkPassword(ctx, { email, password: MALLORY.password })).toMatchObject({
    code: 'invalid_credentials',
  })
  expect(await verifyCode(ctx, { type: 'signup', tokenHash: theirs.token })).toMatchObject({
    code: 'otp_expired',
  })
  expect(ctx.delivered.filter(({ kind }) => kind === 'parental_consent')).toEqual([])
}

describe('a sign-up', () => {
  it('is no account: nobody is there, and nobody is asked anything', async () => {
    const { mallory, email, theirs } = await planted()
    const found = await kept(mallory, email, [theirs.id])
    expect([found.people, found.named, found.childs, found.stated]).toEqual([[], [], [], []])
    expect(JSON.stringify(found.pending)).not.toMatch(/Mallory|scrypt|PLANTED1|evil/)
    expect(mallory.delivered.map(({ kind }) => kind)).toEqual(['confirm_signup'])
  })

  it('becomes the account of its id, with all that it said, when its own message is used', async () => {
    const { mallory, email, theirs } = await planted()
    const verified = good(await verifyCode(mallory, { type: 'signup', email, token: theirs.code }))
    expect(verified).toMatchObject({ proved: { userId: theirs.id }, invitation: 'PLANTED1' })
    await mallory.settled()
    const found = await kept(mallory, email, [theirs.id])
    expect(found).toMatchObject({
      people: [{ id: theirs.id, metadata: PLANTED.data, welcomedAt: expect.any(Number) }],
      named: [{ displayName: 'Mallory', role: 'student' }],
      childs: [{ childId: theirs.id }],
      stated: [{ userId: theirs.id }],
      pending: [],
      codes: [],
    })
    expect(mallory.delivered.at(-1)).toMatchObject({
      kind: 'parental_consent',
      recipient: 'mallory@evil.example',
    })
  })
})

describe('an address that a stranger signed up before', () => {
  it('is Ana’s by her own sign-up: her password works, the stranger’s does not', async () => {
    const { ana, email, theirs } = await planted()
    const hers = await attempt(ana, email, ANA.password, { data: { display_name: 'Ana' } })
    good(await verifyCode(ana, { type: 'signup', email, token: hers.code }))
    await expectNothingPlanted(ana, email, hers.id, theirs)
    expect(await checkPassword(ana, { email, password: ANA.password })).toMatchObject({
      value: { userId: hers.id },
    })
  })

  it.each([
    ['a code over the API', { createUser: true, fromScreen: false }],
    ['a code of our own screen', { createUser: false, fromScreen: true, browserSecret: 'anas-browser' }],
  ])('is hers by %s', async (_, how) => {
    const { ana, email, theirs } = await planted()
    good(await sendSignInCode(ana, { email, data: {}, ...FLOW, ...how }))
    const { code: token } = await messageOf(ana)
    const typed = { type: 'email', email, token, ...('browserSecret' in how && how) } as const
    const verified = good(await verifyCode(ana, typed))
    if (verified.kind !== 'proved') throw new Error('half')
    expect(verified.invitation).toBeNull()
    await expectNothingPlanted(ana, email, verified.proved.userId, theirs)
  })

  it('is hers by a new password: the account is a bare one', async () => {
    const { ana, email, theirs } = await planted()
    good(await recoverPassword(ana, { email, ...FLOW }))
    const { token } = await messageOf(ana)
    const redirectTo = 'https://app.example/in'
    const opened = await openMailLink(ana, { token, type: 'recovery', redirectTo })
    if (opened.kind !== 'session') throw new Error(opened.kind)
    await expectNothingPlanted(ana, email, opened.userId, theirs)
    expect(opened.session.account).toMatchObject({ hasPassword: false, welcomedAt: null })
  })

  it('is hers by phone', async () => {
    const [mallory, ana] = [caller(MALLORY), caller(ANA)]
    const phone = `1555${String(Date.now()).slice(-7)}`
    const theirs = good(await signUp(mallory, { phone, password: MALLORY.password, ...FLOW, ...PLANTED }))
    good(await sendSignInCode(ana, { phone, data: {}, createUser: true, ...FLOW }))
    const { code: token } = await messageOf(ana)
    const verified = good(await verifyCode(ana, { type: 'sms', phone, token }))
    expect(verified).not.toMatchObject({ proved: { userId: theirs.id } })
    expect(await checkPassword(ana, { phone, password: MALLORY.password })).toMatchObject({
      code: 'invalid_credentials',
    })
  })

  it('opens none of hers to the stranger’s link once it has an account', async () => {
    const { mallory, ana, email, theirs } = await planted()
    const hers = await attempt(ana, email, ANA.password)
    good(await verifyCode(ana, { type: 'signup', tokenHash: hers.token }))
    // As one left by a request that was under way when the account was made.
    const late = {
      channel: 'email',
      address: email,
      askedFrom: '',
      createdAt: 1,
      expiresAt: 2 ** 50,
    } as const
    await ana.db.insert(pendingSignUps).values({ id: theirs.id, ...late })
    const code = {
      kind: 'confirmation',
      address: email,
      askedFrom: '',
      expiresAt: 2 ** 50,
      sentAt: 1,
    } as const
    const { codeTokenHash } = await import('./internal/code-token.ts')
    const tokenHash = await codeTokenHash('late-token')
    await ana.db
      .insert(oneTimeCodes)
      .values({ id: crypto.randomUUID(), ownerId: theirs.id, tokenHash, ...code })
    expect(await verifyCode(mallory, { type: 'signup', tokenHash: 'late-token' })).toMatchObject({
      code: 'otp_expired',
    })
    const found = await kept(ana, email, [theirs.id])
    expect(found.people).toMatchObject([{ id: hers.id }])
    expect(found.named).toEqual([])
  })
})

describe('the stranger’s own mail, opened by whoever reads at the address', () => {
  const press = (ctx: TestContext, token: string, more: { password?: string; browserSecret?: string } = {}) =>
    openMailLink(ctx, { token, type: 'signup', redirectTo: null, ...more })

  it('makes no account without the password of that sign-up, and stays good; its own browser is not asked', async () => {
    const { ana, email, theirs } = await planted()
    const held = { kind: 'held', refusal: { code: 'invalid_credentials' } }
    expect(await press(ana, theirs.token)).toMatchObject(held)
    expect(await press(ana, theirs.token, { password: ANA.password })).toMatchObject(held)
    expect(await press(ana, theirs.token, { browserSecret: 'anas-browser' })).toMatchObject(held)
    expect((await kept(ana, email, [])).people).toEqual([])
    expect(await press(ana, theirs.token, { password: MALLORY.password })).toMatchObject({ kind: 'screen' })
    const hers = await attempt(ana, newEmail(), ANA.password, {
      fromScreen: true,
      browserSecret: 'anas-browser',
    })
    expect(await press(ana, hers.token, { browserSecret: 'anas-browser' })).toMatchObject({ kind: 'screen' })
  })

  it('takes a few passwords of one network, then none', async () => {
    const { ana, theirs } = await planted()
    const taken: [string, number][] = []
    const limiter: Limiter = {
      take: async (subject, limit) => {
        taken.push([subject, limit])
        return { allowed: !subject.startsWith('sign_up:'), retryAfterMs: 1_000 }
      },
    }
    const right = { password: MALLORY.password }
    expect(await press({ ...ana, limiter }, theirs.token, right)).toMatchObject({
      kind: 'held',
      refusal: { code: 'over_request_rate_limit' },
    })
    expect(taken).toContainEqual([`sign_up:${theirs.id}:${ana.caller.network}`, 5])
  })

  it.each(['code', 'link'] as const)(
    'over the API, by its %s, makes a bare account once she signed up too',
    async (by) => {
      const { ana, email, theirs } = await planted()
      await attempt(ana, email, ANA.password)
      const typed = by === 'code' ? { email, token: theirs.code } : { tokenHash: theirs.token }
      const verified = good(await verifyCode(ana, { type: 'signup', ...typed }))
      expect(verified).toMatchObject({ proved: { userId: theirs.id }, invitation: null })
      await expectNothingPlanted(ana, email, theirs.id, theirs)
      const [bare] = (await kept(ana, email, [])).people
      expect(bare).toMatchObject({ passwordHash: null, metadata: {}, welcomedAt: null })
    },
  )
})

describe('who may learn of an attempt', () => {
  it('nobody is told of another’s password: only the newest, and of one’s own network first', async () => {
    const { mallory, ana, email } = await planted()
    await attempt(ana, email, ANA.password)
    const newest = { code: 'email_not_confirmed' }
    expect(await checkPassword(ana, { email, password: ANA.password })).toMatchObject(newest)
    expect(await checkPassword(mallory, { email, password: MALLORY.password })).toMatchObject(newest)
    const wrong = { code: 'invalid_credentials' }
    expect(await checkPassword(ana, { email, password: MALLORY.password })).toMatchObject(wrong)
    expect(await checkPassword(mallory, { email, password: ANA.password })).toMatchObject(wrong)
  })

  it('sent again, it is the attempt of one’s own network, and it lives on', async () => {
    const { ana, email, mallory } = await planted()
    const hers = await attempt(ana, email, ANA.password)
    await attempt(mallory, email, MALLORY.password)
    ana.clock.now += 23 * HOUR_MS
    good(await resendConfirmation(ana, { type: 'signup', email, ...FLOW }))
    const { code: token } = await messageOf(ana)
    ana.clock.now += HOUR_MS - 1
    await forgetOldAccountsData(ana)
    expect(good(await verifyCode(ana, { type: 'signup', email, token }))).toMatchObject({
      proved: { userId: hers.id },
    })
  })

  it('digits typed on our own screen are of this browser’s attempt, or of an account', async () => {
    const { ana, email, theirs } = await planted()
    const hers = await attempt(ana, email, ANA.password, { fromScreen: true, browserSecret: 'anas-browser' })
    const type = (token: string, browserSecret: string | null) =>
      verifyCode(ana, { type: 'email', email, token, browserSecret })
    const gone = { code: 'otp_expired' }
    expect(await type(theirs.code, 'anas-browser')).toMatchObject(gone)
    expect(await type(hers.code, null)).toMatchObject(gone)
    expect(await type(hers.code, 'another-browser')).toMatchObject(gone)
    expect(good(await type(hers.code, 'anas-browser'))).toMatchObject({ proved: { userId: hers.id } })
    good(await sendSignInCode(ana, { email, data: {}, createUser: false, ...FLOW, fromScreen: true }))
    good(await type((await messageOf(ana)).code, null))
  })

  it('its page says what it holds, and whose browser made it', async () => {
    const { ana, email } = await planted()
    const made = { ...PLANTED, fromScreen: true, browserSecret: 'mallorys-browser' }
    const { token } = await attempt(ana, email, MALLORY.password, made)
    const read = (browserSecret?: string) =>
      readMailLink(ana, { token, type: 'signup', redirectTo: null, browserSecret })
    const signUp = { name: 'Mallory', guardianEmail: 'mallory@evil.example' }
    expect(await read()).toMatchObject({ address: email, signUp: { ...signUp, isOfThisBrowser: false } })
    expect(await read('mallorys-browser')).toMatchObject({ signUp: { isOfThisBrowser: true } })
  })

  it('is looked at so often from one network: then it is said to be too much, and not to be gone', async () => {
    const { ana, theirs } = await planted()
    const counted: string[] = []
    const limiter: Limiter = {
      take: async (subject) => {
        counted.push(subject)
        return { allowed: !subject.startsWith('view_link'), retryAfterMs: 1_000 }
      },
    }
    const link = { token: theirs.token, type: 'signup', redirectTo: null } as const
    expect(await readMailLink({ ...ana, limiter }, link)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'over_request_rate_limit', retryAfterSeconds: 1 },
    })
    expect(counted).toEqual([`view_link:${ana.caller.network}`])
    expect(await readMailLink(ana, link)).toMatchObject({ kind: 'found' })
  })

  it('“I did not sign up” forgets that attempt and no other', async () => {
    const { ana, email, theirs } = await planted()
    const hers = await attempt(ana, email, ANA.password)
    good(await dropSignUp(ana, { token: theirs.token, type: 'signup' }))
    const gone = { code: 'otp_expired' }
    expect(await verifyCode(ana, { type: 'signup', tokenHash: theirs.token })).toMatchObject(gone)
    expect(await dropSignUp(ana, { token: theirs.token, type: 'signup' })).toMatchObject(gone)
    good(await verifyCode(ana, { type: 'signup', tokenHash: hers.token }))
    expect(await dropSignUp(ana, { token: hers.token, type: 'signup' })).toMatchObject(gone)
  })
})

describe('at the same moment', () => {
  it('two presses of one link, and of two attempts’ links, make one account', async () => {
    const { ana, email, theirs } = await planted()
    const hers = await attempt(ana, email, ANA.password)
    const tokens = [hers.token, theirs.token, hers.token, theirs.token]
    const all = await Promise.all(tokens.map((tokenHash) => verifyCode(ana, { type: 'signup', tokenHash })))
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    const found = await kept(ana, email, [hers.id, theirs.id])
    expect(found.people).toHaveLength(1)
    expect([found.pending, found.codes]).toEqual([[], []])
    const identitiesOf = ana.db.select().from(identities).where(eq(identities.email, email))
    expect(await identitiesOf).toHaveLength(1)
  })
})

describe('an attempt nobody proves', () => {
  it('is over with its code, and is forgotten after a day', async () => {
    const { ana, email, theirs } = await planted()
    ana.clock.now += HOUR_MS + 1
    expect(await verifyCode(ana, { type: 'signup', tokenHash: theirs.token })).toMatchObject({
      code: 'otp_expired',
    })
    ana.clock.now += 24 * HOUR_MS
    await forgetOldAccountsData(ana)
    const found = await kept(ana, email, [theirs.id])
    expect([found.people, found.pending, found.codes]).toEqual([[], [], []])
  })
})
