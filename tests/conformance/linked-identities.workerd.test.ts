// Identities linked to an account and taken off it, as the real client does it. The provider is the tests' own.
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newClient, ORIGIN, send, signedUpClient, type TestClient } from './client.ts'
import { good } from './good.ts'
import {
  APP,
  google,
  newPerson,
  SCHOOL,
  setUpProviders,
  signInWith,
  takeHash,
  target,
  travel,
} from './providers.workerd.fixture.ts'

beforeAll(() => setUpProviders())

afterAll(() => {
  vi.unstubAllGlobals()
})

describe('linkIdentity and unlinkIdentity', () => {
  const link = async (client: TestClient, person: JWTPayload) => {
    const { url } = good(await client.auth.linkIdentity({ provider: 'google', options: APP }))
    const asked = await travel(url ?? '', google, person)
    expect(asked.pathname).toBe('/auth/link')
    // The person reads which account it is about, and presses the button.
    const code = asked.searchParams.get('code') ?? ''
    return target(
      await send(asked.href, {
        method: 'POST',
        headers: { Origin: ORIGIN, Host: asked.host },
        body: new URLSearchParams({ code }),
      }),
    )
  }

  it('links, lists and unlinks', async () => {
    const { client, id } = await signedUpClient()
    const person = newPerson()
    const landed = await link(client, person)
    await takeHash(client, landed)
    const { identities } = good(await client.auth.getUserIdentities())
    expect(identities.map(({ provider }) => provider)).toEqual(['email', 'google'])
    const other = newClient()
    await signInWith(other, person)
    expect(good(await other.auth.getUser()).user.id).toBe(id)
    const linked = identities[1]
    if (!linked) throw new Error('not linked')
    expect(linked.id).toBe(person.sub)
    good(await client.auth.unlinkIdentity(linked))
    expect(good(await client.auth.getUserIdentities()).identities).toHaveLength(1)
    const last = good(await client.auth.getUserIdentities()).identities[0]
    if (!last) throw new Error('none left')
    expect((await client.auth.unlinkIdentity(last)).error).toMatchObject({
      code: 'single_identity_not_deletable',
      status: 422,
    })
  })

  it('links by an id token', async () => {
    const { client, id } = await signedUpClient()
    const token = await google.idToken(newPerson())
    const { user } = good(await client.auth.linkIdentity({ provider: 'google', token }))
    expect(user?.id).toBe(id)
    expect(user?.app_metadata.providers).toEqual(['email', 'google'])
  })

  it("refuses an identity of someone else's", async () => {
    const person = newPerson()
    await signInWith(newClient(), person)
    const { client } = await signedUpClient()
    const landed = await link(client, person)
    expect(landed.searchParams.get('error_code')).toBe('identity_already_exists')
  })

  it('needs someone signed in', async () => {
    expect((await newClient().auth.linkIdentity({ provider: 'google' })).error).not.toBeNull()
    expect((await send('/auth/v1/user/identities/authorize?provider=google')).status).toBe(401)
    expect((await send(`/auth/v1/user/identities/${SCHOOL}`, { method: 'DELETE' })).status).toBe(401)
  })

  it('answers 422 for an unknown identity and 404 for what is no id', async () => {
    const { client } = await signedUpClient()
    const identity = { id: 'x', user_id: 'x', identity_id: SCHOOL, provider: 'google' }
    expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject({
      code: 'identity_not_found',
      status: 422,
    })
    const wrong = await client.auth.unlinkIdentity({ ...identity, identity_id: 'nonsense' })
    expect(wrong.error).toMatchObject({ code: 'validation_failed', status: 404 })
  })
})
