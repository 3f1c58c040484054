// Enrolling, listing and removing second factors as the real client does, by the real clock: what goes over the wire.
import { describe, expect, it } from 'vitest'
import { newClient, newPhone, signedUpClient } from './client.ts'
import { good } from './good.ts'
import { call, elsewhere, enroll, secured } from './mfa.workerd.fixture.ts'

describe('mfa.enroll', () => {
  it('gives a QR picture, a base32 secret and a URI', async () => {
    const { client, email } = await signedUpClient()
    const enrolled = await enroll(client, 'my app')
    expect(enrolled).toMatchObject({ id: expect.any(String), type: 'totp', friendly_name: 'my app' })
    expect(enrolled.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [\s\S]*<\/svg>$/)
    expect(enrolled.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(enrolled.totp.uri)
    expect(uri.protocol).toBe('otpauth:')
    expect(decodeURIComponent(uri.pathname)).toContain(email)
    expect(uri.searchParams.get('secret')).toBe(enrolled.totp.secret)
  })

  it('names the issuer it is given', async () => {
    const { client } = await signedUpClient()
    const { totp } = good(await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'A School' }))
    expect(new URL(totp.uri).searchParams.get('issuer')).toBe('A School')
  })

  it('takes a phone', async () => {
    const { client } = await signedUpClient()
    const phone = newPhone()
    const enrolled = good(await client.auth.mfa.enroll({ factorType: 'phone', phone: `+${phone}` }))
    expect(enrolled).toEqual({ id: expect.any(String), type: 'phone', friendly_name: '', phone })
  })

  it('refuses a number that is none', async () => {
    const { client } = await signedUpClient()
    const { error } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '12ab' })
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(error?.message).toBe('Invalid phone number format (E.164 required)')
  })

  it('takes a name once', async () => {
    const { client } = await signedUpClient()
    await enroll(client, 'my app')
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'my app' })
    expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
  })

  it('stops at ten', async () => {
    const { client } = await signedUpClient()
    for (let number = 0; number < 10; number++) await enroll(client, `factor ${number}`)
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'one more' })
    expect(error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' })
  })

  it('is refused at aal1 once a factor is verified, and allowed at aal2', async () => {
    const person = await secured()
    const aal1 = await elsewhere(person)
    const { error } = await aal1.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'second' })
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    await enroll(person.client, 'second')
  })

  it('needs a signed-in user', async () => {
    const { error } = await newClient().auth.mfa.enroll({ factorType: 'totp' })
    expect(error).toMatchObject({ status: 401, message: 'This endpoint requires a valid Bearer token' })
  })

  it.each([{ factor_type: 'webauthn' }, {}, { factor_type: 'phone' }])('refuses %j', async (body) => {
    const { client } = await signedUpClient()
    const answer = await call(client, 'POST', '/factors', body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'validation_failed' })
  })
})

describe('mfa.listFactors', () => {
  it('reads the user: verified ones by type, all together, and never a secret', async () => {
    const { client, factor } = await secured()
    await enroll(client, 'second')
    const factors = good(await client.auth.mfa.listFactors())
    expect(factors.totp.map(({ id }) => id)).toEqual([factor.id])
    expect(factors.phone).toEqual([])
    expect(factors.all).toHaveLength(2)
    expect(factors.all[0]).toMatchObject({
      friendly_name: '',
      factor_type: 'totp',
      status: 'verified',
      created_at: expect.any(String),
      updated_at: expect.any(String),
      last_challenged_at: expect.any(String),
    })
    expect(JSON.stringify(factors)).not.toContain(factor.totp.secret)
  })

  it('is in the answer of a sign-in', async () => {
    const person = await secured()
    const { data } = await (await elsewhere(person)).auth.getSession()
    expect(data.session?.user.factors).toMatchObject([{ id: person.factor.id, status: 'verified' }])
  })
})

describe('mfa.unenroll', () => {
  it('removes a factor that was never verified', async () => {
    const { client } = await signedUpClient()
    const { id } = await enroll(client)
    expect(good(await client.auth.mfa.unenroll({ factorId: id }))).toEqual({ id })
    expect(good(await client.auth.mfa.listFactors()).all).toEqual([])
  })

  it('is refused at aal1 for a verified one', async () => {
    const person = await secured()
    const { error } = await (await elsewhere(person)).auth.mfa.unenroll({ factorId: person.factor.id })
    expect(error).toMatchObject({ status: 422, code: 'insufficient_aal' })
  })

  it('drops the session to aal1 at its next refresh', async () => {
    const { client, factor } = await secured()
    expect(good(await client.auth.mfa.unenroll({ factorId: factor.id }))).toEqual({ id: factor.id })
    good(await client.auth.refreshSession())
    const { claims } = good(await client.auth.getClaims())
    expect(claims.aal).toBe('aal1')
    expect(JSON.stringify(claims.amr)).not.toContain('totp')
    expect(good(await client.auth.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    })
  })
})
