// Challenging and verifying second factors as the real client does: what goes over the wire. What each call does, also when
// several come at once, stands in app/domain/accounts/verify-factor.workerd.test.ts.
import type { AuthChangeEvent } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { latestCode, newClient, newPhone, outbox, send, signedUpClient } from './client.ts'
import { good } from './good.ts'
import {
  bearer,
  call,
  codeOf,
  elsewhere,
  enroll,
  secured,
  UNKNOWN,
  wrongCode,
} from './mfa.workerd.fixture.ts'

describe('mfa.challenge', () => {
  it('answers its id, type and end', async () => {
    const { client } = await signedUpClient()
    const { id: factorId } = await enroll(client)
    const challenge = good(await client.auth.mfa.challenge({ factorId }))
    expect(challenge).toMatchObject({ id: expect.any(String), type: 'totp' })
    expect(Math.abs(challenge.expires_at - (Date.now() / 1000 + 300))).toBeLessThan(5)
  })

  it('texts a code, which raises the session', async () => {
    const { client } = await signedUpClient()
    const phone = newPhone()
    const { id: factorId } = good(await client.auth.mfa.enroll({ factorType: 'phone', phone }))
    const challenge = good(await client.auth.mfa.challenge({ factorId, channel: 'sms' }))
    expect(challenge.type).toBe('phone')
    const code = await latestCode(phone)
    expect(code).toMatch(/^\d{6}$/)
    const wrong = await client.auth.mfa.verify({ factorId, challengeId: challenge.id, code: '000000' })
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    good(await client.auth.mfa.verify({ factorId, challengeId: challenge.id, code }))
    const level = good(await client.auth.mfa.getAuthenticatorAssuranceLevel())
    expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect(level.currentAuthenticationMethods[0]).toMatchObject({ method: 'mfa/phone' })
    expect(good(await client.auth.mfa.listFactors()).phone).toMatchObject([{ id: factorId, phone }])
  })

  it('texts a number once a minute', async () => {
    const { client } = await signedUpClient()
    const phone = newPhone()
    const { id: factorId } = good(await client.auth.mfa.enroll({ factorType: 'phone', phone }))
    good(await client.auth.mfa.challenge({ factorId, channel: 'sms' }))
    const { error } = await client.auth.mfa.challenge({ factorId, channel: 'sms' })
    expect(error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' })
    expect(error?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/)
    expect(await outbox(phone)).toHaveLength(1)
  })

  it('has no other channel', async () => {
    const { client } = await signedUpClient()
    const { id: factorId } = good(await client.auth.mfa.enroll({ factorType: 'phone', phone: newPhone() }))
    const { error } = await client.auth.mfa.challenge({ factorId, channel: 'whatsapp' })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it('is limited to thirty at once', async () => {
    const { client } = await signedUpClient()
    const { id: factorId } = await enroll(client)
    const all = await Promise.all(Array.from({ length: 32 }, () => client.auth.mfa.challenge({ factorId })))
    const refused = all.filter(({ error }) => error)
    expect(refused.length).toBeGreaterThanOrEqual(1)
    expect(refused.length).toBeLessThanOrEqual(2)
    expect(refused[0]?.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  })
})

describe('mfa.verify', () => {
  it('raises the same session to aal2 and says so', async () => {
    const { client } = await signedUpClient()
    const before = good(await client.auth.getClaims()).claims
    const events: AuthChangeEvent[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    const factor = await enroll(client)
    expect(good(await client.auth.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    })
    const challenge = good(await client.auth.mfa.challenge({ factorId: factor.id }))
    const verified = good(
      await client.auth.mfa.verify({
        factorId: factor.id,
        challengeId: challenge.id,
        code: codeOf(factor.totp.secret),
      }),
    )
    expect(verified.user.factors).toMatchObject([{ id: factor.id, status: 'verified', factor_type: 'totp' }])
    expect(verified).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(events).toContain('MFA_CHALLENGE_VERIFIED')
    const { claims } = good(await client.auth.getClaims())
    expect(claims).toMatchObject({ session_id: before.session_id, aal: 'aal2', sub: before.sub })
    expect(claims.amr?.map((entry) => (typeof entry === 'string' ? entry : entry.method))).toEqual([
      'totp',
      expect.any(String),
    ])
    expect(good(await client.auth.getUser()).user.id).toBe(before.sub)
  })

  it('tells a new session that there is a second step', async () => {
    const person = await secured()
    const client = await elsewhere(person)
    expect(good(await client.auth.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    })
    good(
      await client.auth.mfa.challengeAndVerify({
        factorId: person.factor.id,
        code: codeOf(person.factor.totp.secret, 1),
      }),
    )
    expect(good(await client.auth.mfa.getAuthenticatorAssuranceLevel()).currentLevel).toBe('aal2')
  })

  it('refuses a wrong code and stays at aal1', async () => {
    const { client } = await signedUpClient()
    const factor = await enroll(client)
    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: wrongCode(factor.totp.secret),
    })
    expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    expect(error?.message).toBe('Invalid TOTP code entered')
    expect(good(await client.auth.mfa.getAuthenticatorAssuranceLevel()).currentLevel).toBe('aal1')
    expect(good(await client.auth.mfa.listFactors())).toMatchObject({ totp: [], all: [{ id: factor.id }] })
  })

  it('takes five guesses a challenge', async () => {
    const { client } = await signedUpClient()
    const factor = await enroll(client)
    const { id: challengeId } = good(await client.auth.mfa.challenge({ factorId: factor.id }))
    const guess = (code: string) => client.auth.mfa.verify({ factorId: factor.id, challengeId, code })
    for (let number = 0; number < 5; number++)
      expect((await guess(wrongCode(factor.totp.secret))).error).toMatchObject({
        code: 'mfa_verification_failed',
      })
    expect((await guess(codeOf(factor.totp.secret))).error).toMatchObject({ code: 'mfa_challenge_expired' })
  })

  it('refuses a used challenge, and one asked for from another address', async () => {
    const person = await secured()
    const { id: factorId, totp } = person.factor
    const { id: challengeId } = good(await person.client.auth.mfa.challenge({ factorId }))
    const answer = await send(`/auth/v1/factors/${factorId}/verify`, {
      method: 'POST',
      address: '192.0.2.99',
      headers: { Authorization: await bearer(person.client), 'X-Supabase-Api-Version': '2024-01-01' },
      body: JSON.stringify({ challenge_id: challengeId, code: codeOf(totp.secret, 1) }),
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'mfa_ip_address_mismatch' })
    good(await person.client.auth.mfa.verify({ factorId, challengeId, code: codeOf(totp.secret, 1) }))
    const again = await person.client.auth.mfa.verify({ factorId, challengeId, code: codeOf(totp.secret, 1) })
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' })
  })

  it('needs a code', async () => {
    const { client } = await signedUpClient()
    const { id } = await enroll(client)
    const answer = await call(client, 'POST', `/factors/${id}/verify`, { challenge_id: UNKNOWN })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'validation_failed' })
  })

  it('ends the other sessions that are at aal1, at once', async () => {
    const person = await signedUpClient()
    const other = await elsewhere(person)
    const factor = await enroll(person.client)
    good(
      await person.client.auth.mfa.challengeAndVerify({
        factorId: factor.id,
        code: codeOf(factor.totp.secret),
      }),
    )
    const answer = await call(other, 'GET', '/user')
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'session_not_found' })
    expect((await other.auth.refreshSession()).error).toMatchObject({ status: 400 })
    good(await person.client.auth.getUser())
  })

  it('leaves the access token from before at aal1', async () => {
    const person = await signedUpClient()
    const Authorization = await bearer(person.client)
    const factor = await enroll(person.client)
    good(
      await person.client.auth.mfa.challengeAndVerify({
        factorId: factor.id,
        code: codeOf(factor.totp.secret),
      }),
    )
    const headers = { Authorization, 'X-Supabase-Api-Version': '2024-01-01' }
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await send(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      return [answer.status, ((await answer.json()) as { code?: string }).code]
    }
    const refused = [401, 'insufficient_aal']
    expect(await ask('GET', '/rest/v1/profiles?select=id')).toEqual(refused)
    expect(await ask('PUT', '/auth/v1/user', { password: 'a-brand-new-one-7' })).toEqual(refused)
    expect(await ask('POST', '/functions/v1/claim-reward', {})).toEqual(refused)
    expect((await ask('POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'new' }))[0]).toBe(
      403,
    )
    expect((await ask('DELETE', `/auth/v1/factors/${factor.id}`))[0]).toBe(422)
    good(await person.client.from('profiles').select('id'))
  })

  it('kills the refresh token from before and keeps aal2 through refreshes', async () => {
    const person = await signedUpClient()
    const { data: before } = await person.client.auth.getSession()
    const factor = await enroll(person.client)
    good(
      await person.client.auth.mfa.challengeAndVerify({
        factorId: factor.id,
        code: codeOf(factor.totp.secret),
      }),
    )
    good(await person.client.auth.refreshSession())
    expect(good(await person.client.auth.getClaims()).claims).toMatchObject({ aal: 'aal2' })
    const old = newClient()
    const { error } = await old.auth.refreshSession({ refresh_token: before.session?.refresh_token ?? '' })
    expect(error).toMatchObject({ status: 400 })
  })

  it('is no way round for a second factor enrolled at aal1', async () => {
    const person = await signedUpClient()
    const phone = newPhone()
    const first = await enroll(person.client, 'app')
    const second = good(
      await person.client.auth.mfa.enroll({ factorType: 'phone', friendlyName: 'phone', phone }),
    )
    good(
      await person.client.auth.mfa.challengeAndVerify({
        factorId: first.id,
        code: codeOf(first.totp.secret),
      }),
    )
    const thief = await elsewhere(person)
    const challenge = good(await thief.auth.mfa.challenge({ factorId: second.id, channel: 'sms' }))
    const { error } = await thief.auth.mfa.verify({
      factorId: second.id,
      challengeId: challenge.id,
      code: await latestCode(phone),
    })
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  })
})

describe('a factor that is not one\u2019s own', () => {
  it('is as unknown as none', async () => {
    const { factor } = await secured()
    const { client } = await signedUpClient()
    for (const factorId of [factor.id, UNKNOWN]) {
      for (const { error } of [
        await client.auth.mfa.challenge({ factorId }),
        await client.auth.mfa.verify({ factorId, challengeId: UNKNOWN, code: '123456' }),
        await client.auth.mfa.unenroll({ factorId }),
      ])
        expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
    }
  })

  it('has an id that is one', async () => {
    const { client } = await signedUpClient()
    for (const answer of [
      await call(client, 'POST', '/factors/nonsense/challenge', {}),
      await call(client, 'POST', '/factors/nonsense/verify', { challenge_id: UNKNOWN, code: '123456' }),
      await call(client, 'DELETE', '/factors/nonsense'),
    ]) {
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'validation_failed' })
    }
  })

  it.each([
    ['POST', `/factors/${UNKNOWN}/challenge`],
    ['POST', `/factors/${UNKNOWN}/verify`],
    ['DELETE', `/factors/${UNKNOWN}`],
  ])('needs a bearer: %s %s', async (method, path) => {
    const answer = await send(`/auth/v1${path}`, {
      method,
      headers: { Authorization: 'Bearer anon-dev-key' },
    })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error_code: 'no_authorization' })
  })
})
