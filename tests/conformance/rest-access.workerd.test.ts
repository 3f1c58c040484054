// Whose rows the data service shows and changes, and by which bearer, through the real client.
import { importJWK, SignJWT } from 'jose'
import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { TEST_CONFIG } from '#tests/factories/config.ts'
import { newClient, ORIGIN, PASSWORD, send, signedUpClient } from './client.ts'
import { ana, ben, KEY, rest, signUpBoth, tokenOf, visitor } from './rest.workerd.fixture.ts'

beforeAll(signUpBoth)

describe('rows of two users', () => {
  it('are apart when read: an empty list, never a refusal', async () => {
    expect(await ben.client.from('profiles').select().eq('id', ana.id)).toMatchObject({
      data: [],
      status: 200,
    })
    expect((await ben.client.from('profiles').select('id')).data).toEqual([{ id: ben.id }])
    expect(await visitor.from('profiles').select()).toMatchObject({ data: [], status: 200 })
    expect(await visitor.from('user_preferences').select()).toMatchObject({ data: [], status: 200 })
  })

  it('are apart when one row is asked for: 406 PGRST116', async () => {
    const { data, error, status } = await ben.client.from('profiles').select().eq('id', ana.id).single()
    expect({ data, status }).toEqual({ data: null, status: 406 })
    expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 0 rows' })
  })

  it('are apart when changed or deleted: nothing happens', async () => {
    const before = (await ana.client.from('profiles').select().single()).data
    expect(await ben.client.from('profiles').update({ role: 'teacher' }).eq('id', ana.id)).toMatchObject({
      error: null,
      status: 204,
    })
    const all = await ben.client.from('profiles').update({ country: 'br' }).neq('id', ben.id).select()
    expect(all).toMatchObject({ data: [], status: 200 })
    expect(await visitor.from('profiles').update({ country: 'br' }).eq('id', ana.id)).toMatchObject({
      status: 204,
    })
    expect(await ben.client.from('user_preferences').delete().eq('user_id', ana.id)).toMatchObject({
      status: 204,
    })
    expect((await ana.client.from('profiles').select().single()).data).toEqual(before)
  })

  it('cannot be written for the other: 403; by a visitor: 401', async () => {
    const row = { user_id: ana.id, theme_level: 'high' }
    for (const write of [
      () => ben.client.from('user_preferences').insert(row),
      () => ben.client.from('user_preferences').upsert(row),
      () => ben.client.from('user_preferences').insert({ theme_level: 'high' }),
    ])
      expect(await write()).toMatchObject({ status: 403, error: { code: '42501' } })
    expect(await visitor.from('user_preferences').insert(row)).toMatchObject({
      status: 401,
      error: { code: '42501' },
    })
  })

  it('cannot be handed over', async () => {
    await ben.client.from('user_preferences').upsert({ user_id: ben.id, dark_mode: true })
    const moved = await ben.client.from('user_preferences').update({ user_id: ana.id }).eq('user_id', ben.id)
    expect(moved).toMatchObject({ status: 403, error: { code: '42501' } })
  })
})

describe('single()', () => {
  it('rolls a write back that does not concern exactly one row', async () => {
    const person = await signedUpClient()
    const missed = await person.client
      .from('profiles')
      .update({ role: 'parent' })
      .eq('id', ana.id)
      .select()
      .single()
    expect(missed).toMatchObject({ status: 406, error: { code: 'PGRST116' } })
    const two = await person.client
      .from('user_preferences')
      .upsert([
        { user_id: person.id, dark_mode: true },
        { user_id: person.id, dark_mode: false },
      ])
      .select()
      .single()
    expect(two).toMatchObject({ status: 406, error: { details: 'The result contains 2 rows' } })
    expect((await person.client.from('user_preferences').select()).data).toEqual([])
  })
})

describe('bearers', () => {
  const [key] = TEST_CONFIG.signingKeys
  const claims = { sub: crypto.randomUUID(), session_id: crypto.randomUUID(), role: 'authenticated' }
  async function forge(expiresAt: number, jwk = key, kid = key?.kid ?? ''): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setIssuer(`${ORIGIN}/auth/v1`)
      .setAudience('authenticated')
      .setIssuedAt(expiresAt - 3600)
      .setExpirationTime(expiresAt)
      .sign(await importJWK(jwk ?? {}, 'ES256'))
  }
  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

  it.each([
    ['no token at all', async () => 'nonsense', 'PGRST301'],
    [
      'one without a signature',
      async () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`,
      'PGRST301',
    ],
    ['one of a session that never was', () => forge(inAnHour()), 'PGRST301'],
    ['one under a key id that is not ours', () => forge(inAnHour(), key, 'other'), 'PGRST301'],
    ['one that is over', () => forge(Math.floor(Date.now() / 1000) - 60), 'PGRST303'],
  ])('%s is refused, never taken for a visitor', async (_, make, code) => {
    const response = await rest('profiles', { as: await make() })
    expect(response.status).toBe(401)
    expect(response.headers.get('WWW-Authenticate')).toContain('invalid_token')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await response.json()).toMatchObject({ code, hint: null })
  })

  it('says that an expired one is expired', async () => {
    const response = await rest('profiles', { as: await forge(Math.floor(Date.now() / 1000) - 60) })
    expect(await response.json()).toMatchObject({ code: 'PGRST303', message: 'JWT expired' })
  })

  it('the token of a session that was ended is refused at once', async () => {
    const person = await signedUpClient()
    const token = await tokenOf(person)
    await person.client.auth.signOut()
    expect((await rest('profiles', { as: token })).status).toBe(401)
  })

  it('none at all, and the public key, are a visitor', async () => {
    const bare = await send('/rest/v1/profiles')
    expect([bare.status, await bare.json()]).toEqual([200, []])
    const keyed = await rest('profiles', { as: KEY })
    expect([keyed.status, await keyed.json()]).toEqual([200, []])
  })

  it('before the second factor a session is refused', async () => {
    const person = await signedUpClient()
    const { data: factor } = await person.client.auth.mfa.enroll({ factorType: 'totp' })
    if (factor?.type !== 'totp') throw new Error('no factor')
    const code = new TOTP({ secret: factor.totp.secret }).generate()
    const verified = await person.client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
    expect(verified.error).toBeNull()
    expect((await person.client.from('profiles').select('id')).data).toEqual([{ id: person.id }])

    const half = newClient()
    await half.auth.signInWithPassword({ email: person.email, password: PASSWORD })
    const refused = { status: 401, error: { code: 'insufficient_aal' } }
    expect(await half.from('profiles').select('id')).toMatchObject(refused)
    const row = { user_id: person.id, dark_mode: true }
    expect(await half.from('user_preferences').insert(row)).toMatchObject(refused)
  })
})

describe('browsers of other origins', () => {
  const preflight = (method: string, headers: string) =>
    send('/rest/v1/user_preferences?on_conflict=user_id', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://app.example',
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers,
      },
    })

  it.each([
    ['GET', 'authorization,apikey,x-client-info,accept-profile,x-retry-count'],
    ['POST', 'authorization,apikey,x-client-info,content-profile,content-type,prefer'],
    ['PATCH', 'content-type,prefer'],
    ['DELETE', 'prefer'],
    ['HEAD', 'prefer,range'],
  ])('may %s with the headers the client sends, no bearer needed', async (method, headers) => {
    const response = await preflight(method, headers)
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(response.headers.get('Access-Control-Allow-Methods')?.split(',')).toContain(method)
    const allowed = response.headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(',')
    for (const header of headers.split(',')) expect(allowed).toContain(header)
  })

  it.each(['profiles', 'nope', 'profiles?nope=eq.1', 'rpc/nope'])(
    'read answers and refusals: %s',
    async (path) => {
      const response = await rest(path, { headers: { Origin: 'https://app.example' } })
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(response.headers.get('Access-Control-Expose-Headers')).toContain('content-range')
      expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    },
  )

  it('gain nothing from a cookie', async () => {
    const headers = { Cookie: '__Host-session=anything; language=fr', Origin: 'https://app.example' }
    const response = await send('/rest/v1/profiles', { headers })
    expect([response.status, await response.json(), response.headers.get('Set-Cookie')]).toEqual([
      200,
      [],
      null,
    ])
  })
})
