// No account before proof: what somebody types at a sign-up is nothing until the message of that very attempt is used.
import { describe, expect, it } from 'vitest'
import { openMailLink } from '#app/domain/onboarding/open-mail-link.server.ts'
import { verifyCode } from '#app/domain/onboarding/verify-code.server.ts'
import type { Limiter } from '#app/platform/context.ts'
import type { TestContext } from '#tests/factories/app-context.ts'
import { oneTimeCodes, pendingSignUps } from './accounts.schema.ts'
import { checkPassword } from './check-password.server.ts'
import {
  ANA,
  attempt,
  caller,
  FLOW,
  good,
  kept,
  MALLORY,
  messageOf,
  newEmail,
  PLANTED,
  planted,
  type Sent,
} from './pending-sign-ups.workerd.fixture.ts'
import { recoverPassword } from './recover-password.server.ts'
import { sendSignInCode } from './send-sign-in-code.server.ts'
import { signUp } from './sign-up.server.ts'

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
