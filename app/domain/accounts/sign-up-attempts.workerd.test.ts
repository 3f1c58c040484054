// What an attempt to sign up tells whom, and how long it is kept.
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { verifyCode } from '#app/domain/onboarding/verify-code.server.ts'
import type { Limiter } from '#app/platform/context.ts'
import { identities } from './accounts.schema.ts'
import { checkPassword } from './check-password.server.ts'
import { dropSignUp } from './drop-sign-up.server.ts'
import { forgetOldAccountsData } from './forget-old-accounts-data.server.ts'
import {
  ANA,
  attempt,
  FLOW,
  good,
  kept,
  MALLORY,
  messageOf,
  PLANTED,
  planted,
} from './pending-sign-ups.workerd.fixture.ts'
import { readMailLink } from './read-mail-link.server.ts'
import { resendConfirmation } from './resend-confirmation.server.ts'
import { sendSignInCode } from './send-sign-in-code.server.ts'

const HOUR_MS = 3_600_000

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
