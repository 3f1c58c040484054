import { eq } from 'drizzle-orm'
import type { JWTPayload } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withdrawConsent } from '#app/domain/consent/withdraw-consent.server.ts'
import { askPendingConsent } from '#app/domain/guardians/ask-pending-consent.server.ts'
import { confirmConsent } from '#app/domain/guardians/confirm-consent.server.ts'
import { emptyFamilies, lastToken, MUM, stateAge } from '#tests/factories/families.ts'
import { users } from './accounts.schema.ts'
import type { SignedIn } from './accounts.types.ts'
import { provedAt } from './acting-user.ts'
import { confirmLink, readPendingLink } from './confirm-link.server.ts'
import { exchangeFlowCode } from './exchange-flow-code.server.ts'
import { readOwnCode } from './exchange-own-code.server.ts'
import { finishProviderSignIn } from './finish-provider-sign-in.server.ts'
import { linkIdToken } from './link-id-token.server.ts'
import { linkIdentity } from './link-identity.server.ts'
import { openApiSession } from './open-api-session.server.ts'
import type { ProviderOutcome } from './provider-outcome.ts'
import {
  ANA,
  APP,
  CHALLENGE,
  ctx,
  good,
  google,
  passwordAccount,
  proved,
  setUpProviders,
  signIn,
  VERIFIER,
} from './providers.workerd.fixture.ts'
import { readAccount } from './read-account.server.ts'
import { signInWithIdToken } from './sign-in-with-id-token.server.ts'
import { signOut } from './sign-out.server.ts'
import { unlinkIdentity } from './unlink-identity.server.ts'
import { updateAccount } from './update-account.server.ts'

beforeEach(setUpProviders)

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('linking and unlinking', () => {
  const signedIn = async (userId: string) => {
    const { account, session } = await openApiSession(ctx, { userId, method: 'password' })
    return { account, session }
  }
  /** @param viewerId who is signed in to our screens where the browser comes back */
  const link = async (userId: string, person: JWTPayload, viewerId: string | null = userId) => {
    const request = { provider: 'google', redirectTo: APP, challenge: null }
    const { url } = good(await linkIdentity(ctx, await signedIn(userId), request))
    return finishProviderSignIn(ctx, { ...google.signIn(url, person), viewerId })
  }
  const pending = (outcome: ProviderOutcome): string => {
    if (outcome.kind !== 'confirm_link') throw new Error(JSON.stringify(outcome))
    return outcome.authCode
  }

  it('asks by name where nobody is signed in, and links by a press, once', async () => {
    const id = await passwordAccount('ana@example.com')
    const code = pending(await link(id, { sub: 'g-1', email: 'bea@example.com' }, null))
    expect((await readAccount(ctx, id))?.identities).toHaveLength(1)
    expect(await readPendingLink(ctx, code)).toMatchObject({
      account: { id },
      provider: 'google',
      email: 'bea@example.com',
    })
    // It opens nothing by itself.
    expect(good(await readOwnCode(ctx, code))).toBeNull()
    expect(await exchangeFlowCode(ctx, { authCode: code, codeVerifier: 'x'.repeat(43) })).toMatchObject({
      ok: false,
    })
    const outcomes = await Promise.all([confirmLink(ctx, code), confirmLink(ctx, code)])
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['proved', 'refused'])
    expect((await readAccount(ctx, id))?.identities).toHaveLength(2)
    expect(await readPendingLink(ctx, code)).toBeNull()
  })

  it('a client with a verifier gets nothing before the press, and then no fresher proof than its session has', async () => {
    const id = await passwordAccount('ana@example.com')
    const who = await signedIn(id)
    const begun = provedAt(who.session)
    ctx.clock.now += 5 * 60_000
    const request = { provider: 'google', redirectTo: APP, challenge: CHALLENGE }
    const { url } = good(await linkIdentity(ctx, who, request))
    const back = google.signIn(url, { sub: 'g-1' })
    const code = pending(await finishProviderSignIn(ctx, { ...back, viewerId: null }))
    const exchange = (authCode: string) => exchangeFlowCode(ctx, { authCode, codeVerifier: VERIFIER })
    expect(await exchange(code)).toMatchObject({ code: 'flow_state_not_found' })
    const confirmed = await confirmLink(ctx, code)
    if (confirmed.kind !== 'code') throw new Error(JSON.stringify(confirmed))
    const { proved: proof } = good(await exchange(confirmed.authCode))
    expect(proof).toMatchObject({ userId: id, at: begun })
    const { account, session } = await openApiSession(ctx, proof)
    expect(account.identities).toHaveLength(2)
    expect(provedAt(session)).toBe(begun)
    const idToken = await google.idToken({ sub: 'g-2' })
    expect(good(await linkIdToken(ctx, who, { provider: 'google', idToken })).at).toBe(begun)
  })

  it('a link that was begun ends with a new password, and when all other sessions are ended', async () => {
    const id = await passwordAccount('ana@example.com')
    const ends = [
      (who: SignedIn) =>
        updateAccount(ctx, who, {
          password: 'another long one of the owner',
          redirectTo: null,
          challenge: null,
          fromScreen: false,
        }),
      (who: SignedIn) => signOut(ctx, who.session, 'others'),
    ]
    for (const end of ends) {
      const request = { provider: 'google', redirectTo: APP, challenge: null }
      const { url } = good(await linkIdentity(ctx, await signedIn(id), request))
      await end(await signedIn(id))
      const back = await finishProviderSignIn(ctx, { ...google.signIn(url, { sub: 'g-9' }), viewerId: id })
      expect(back).toMatchObject({ refusal: { code: 'bad_oauth_state' } })
    }
    expect((await readAccount(ctx, id))?.identities).toHaveLength(1)
  })

  it('a link that nobody says yes to ends after five minutes', async () => {
    const id = await passwordAccount('ana@example.com')
    const code = pending(await link(id, { sub: 'g-1' }, null))
    ctx.clock.now += 5 * 60_000
    expect(await readPendingLink(ctx, code)).toBeNull()
    expect(await confirmLink(ctx, code)).toMatchObject({ refusal: { code: 'flow_state_not_found' } })
    expect((await readAccount(ctx, id))?.identities).toHaveLength(1)
  })

  it('tells the owner of an identity that was added or joined, in their language', async () => {
    const notices = async () => {
      await ctx.settled()
      return ctx.delivered
        .filter(({ kind }) => kind === 'account_notice')
        .map(({ recipient, locale, params }) => [recipient, locale, params.notice])
    }
    const id = await passwordAccount('ana@example.com')
    await ctx.db
      .update(users)
      .set({ metadata: { language: 'es' } })
      .where(eq(users.id, id))
    const told = ['ana@example.com', 'es', 'identity_linked']
    await link(id, { sub: 'g-1', email: 'other@example.com', email_verified: false })
    expect(await notices()).toEqual([told])
    // By the press of our page, by a token of the device, and by a sign-in with the account's own address.
    await confirmLink(ctx, pending(await link(id, { sub: 'g-2' }, null)))
    const idToken = await google.idToken({ sub: 'g-3', email: 'third@example.com' })
    good(await linkIdToken(ctx, await signedIn(id), { provider: 'google', idToken }))
    await signIn(ANA)
    expect(await notices()).toEqual([told, told, told, told])
    // A sign-in with what is linked, and a link that fails, tell nobody.
    await signIn(ANA)
    await link(id, { sub: 'g-1' })
    expect(await notices()).toHaveLength(4)
  })

  describe('to a child’s account', () => {
    const MUMS = { sub: 'mum', email: 'Mum+maya@example.com' }

    /** Of nine, with the yes of mum@example.com. */
    async function consented() {
      await emptyFamilies(ctx)
      const childId = await passwordAccount('maya@example.com')
      await stateAge(ctx, { userId: childId, country: 'us', age: 9, guardianEmail: MUM })
      await askPendingConsent(ctx, childId)
      const token = await lastToken(ctx)
      await confirmConsent(ctx, token)
      return { childId, token }
    }

    const byDevice = async (childId: string, person: JWTPayload) => {
      const idToken = await google.idToken(person)
      return linkIdToken(ctx, await signedIn(childId), { provider: 'google', idToken })
    }

    it('is refused for the mailbox that said yes, proved there or not', async () => {
      const { childId } = await consented()
      const refused = { ok: false, code: 'guardian_address' }
      for (const email_verified of [true, false]) {
        const person = { ...MUMS, email_verified }
        expect(await link(childId, person)).toMatchObject({ refusal: refused })
        expect(await confirmLink(ctx, pending(await link(childId, person, null)))).toMatchObject({
          refusal: refused,
        })
        expect(await byDevice(childId, person)).toMatchObject(refused)
      }
      expect((await readAccount(ctx, childId))?.identities).toHaveLength(1)
      expect(await byDevice(childId, { sub: 'maya', email: 'maya.lopez@example.com' })).toMatchObject({
        ok: true,
      })
    })

    it('opens it no more once its address there has become the mailbox that said yes', async () => {
      const { childId } = await consented()
      const asMaya = async (email: string) => {
        const idToken = await google.idToken({ sub: 'maya', email, email_verified: true })
        return signInWithIdToken(ctx, { provider: 'google', idToken })
      }
      expect(await byDevice(childId, { sub: 'maya', email: 'maya.lopez@example.com' })).toMatchObject({
        ok: true,
      })
      expect(await asMaya(MUMS.email)).toMatchObject({ ok: false, code: 'guardian_address' })
      const [, linked] = (await readAccount(ctx, childId))?.identities ?? []
      expect(linked).toMatchObject({ email: 'maya.lopez@example.com' })
      expect(await asMaya('maya.new@example.com')).toMatchObject({ ok: true, value: { userId: childId } })
    })

    it('is refused once the yes is taken back, also where it was begun before', async () => {
      const { childId, token } = await consented()
      const code = pending(await link(childId, { sub: 'maya' }, null))
      await withdrawConsent(ctx, token)
      const refused = { code: 'consent_required' }
      expect(await confirmLink(ctx, code)).toMatchObject({ refusal: refused })
      expect(await byDevice(childId, { sub: 'maya' })).toMatchObject(refused)
    })
  })

  it('adds an identity, whatever its address', async () => {
    const id = await passwordAccount('ana@example.com')
    expect(proved(await link(id, { sub: 'g-1', email: 'other@example.com', email_verified: false }))).toBe(id)
    const account = await readAccount(ctx, id)
    expect(account?.email).toBe('ana@example.com')
    expect(account?.identities.map(({ provider }) => provider)).toEqual(['email', 'google'])
    expect(proved(await signIn({ sub: 'g-1' }))).toBe(id)
  })

  it('refuses an identity that is linked already, here or elsewhere', async () => {
    const ben = proved(await signIn({ ...ANA, sub: 'ben', email: 'ben@example.com' }))
    const ana = await passwordAccount('ana@example.com')
    expect(await link(ana, { sub: 'ben' })).toMatchObject({
      refusal: { code: 'identity_already_exists' },
    })
    expect(await link(ben, { sub: 'ben' })).toMatchObject({
      refusal: { code: 'identity_already_exists', message: 'Identity is already linked' },
    })
  })

  it('unlinks all but the last, and only their own', async () => {
    const id = await passwordAccount('ana@example.com')
    await link(id, ANA)
    const who = await signedIn(id)
    const [email, other] = who.account.identities
    const stranger = proved(await signIn({ ...ANA, sub: 'ben', email: 'ben@example.com' }))
    expect(await unlinkIdentity(ctx, await signedIn(stranger), email?.id ?? '')).toMatchObject({
      code: 'identity_not_found',
    })
    // Both at once, from two windows that saw two identities.
    const results = await Promise.all([
      unlinkIdentity(ctx, who, email?.id ?? ''),
      unlinkIdentity(ctx, who, other?.id ?? ''),
    ])
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
    const left = await signedIn(id)
    expect(left.account.identities).toHaveLength(1)
    expect(await unlinkIdentity(ctx, left, left.account.identities[0]?.id ?? '')).toMatchObject({
      code: 'single_identity_not_deletable',
    })
  })

  it('takes the password along with the email identity', async () => {
    const id = await passwordAccount('ana@example.com')
    await link(id, ANA)
    const who = await signedIn(id)
    good(
      await unlinkIdentity(
        ctx,
        who,
        who.account.identities.find(({ provider }) => provider === 'email')?.id ?? '',
      ),
    )
    expect(await readAccount(ctx, id)).toMatchObject({ hasPassword: false, email: 'ana@example.com' })
  })
})
