// What a bearer may not do alone once its session's proof is old: whoever holds a copied one gains no lasting way in.
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { createFakeProvider, networkOf } from '#tests/factories/fake-provider.ts'
import {
  later,
  latestCode,
  newEmail,
  newPhone,
  type SignedUp,
  send,
  sessionOf,
  signedInClient,
} from './client.ts'
import { good } from './good.ts'

const NEXT = 'a-brand-new-one-7'
const QUARTER_MS = 15 * 60_000

let person: SignedUp
let factorId: string

beforeAll(async () => {
  vi.stubGlobal('fetch', networkOf(await createFakeProvider({ issuer: 'https://google.test' })))
  person = await signedInClient()
  later(QUARTER_MS - 60_000)
  const elsewhere = await signedInClient({}, person.email)
  factorId = good(await elsewhere.client.auth.mfa.enroll({ factorType: 'totp' })).id
  later(60_000)
})

afterAll(() => {
  vi.unstubAllGlobals()
})

async function call(method: string, path: string, body?: object): Promise<Response> {
  const { access_token } = await sessionOf(person.client)
  return send(`/auth/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${access_token}`, 'X-Supabase-Api-Version': '2024-01-01' },
    ...(body && { body: JSON.stringify(body) }),
  })
}

describe('a session whose proof is a quarter of an hour old', () => {
  it.each<[string, () => Promise<Response>]>([
    ['sets no password', () => call('PUT', '/user', { password: NEXT })],
    ['changes no email', () => call('PUT', '/user', { email: newEmail() })],
    ['adds no phone', () => call('PUT', '/user', { phone: newPhone() })],
    ['enrols no app', () => call('POST', '/factors', { factor_type: 'totp', friendly_name: 'mine' })],
    ['enrols no phone', () => call('POST', '/factors', { factor_type: 'phone', phone: newPhone() })],
    ['removes no factor', () => call('DELETE', `/factors/${factorId}`)],
    ['begins no link', () => call('GET', '/user/identities/authorize?provider=google')],
    [
      'links by no id token',
      () =>
        call('POST', '/token?grant_type=id_token', {
          provider: 'google',
          id_token: 'x',
          link_identity: true,
        }),
    ],
    ['unlinks nothing', () => call('DELETE', '/user/identities/aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa')],
  ])('%s', async (_, attempt) => {
    const before = await readAccount(testContext(env.DB), person.id)
    const response = await attempt()
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'reauthentication_needed' }])
    expect(await readAccount(testContext(env.DB), person.id)).toEqual(before)
  })

  it('is no younger for a refresh', async () => {
    good(await person.client.auth.refreshSession())
    const { error } = await person.client.auth.updateUser({ password: NEXT })
    expect(error?.code).toBe('reauthentication_needed')
  })

  it('changes an address with the nonce of reauthenticate: the right one, once', async () => {
    good(await person.client.auth.reauthenticate())
    const nonce = await latestCode(person.email)
    const wrong = String((Number(nonce) + 1) % 1_000_000).padStart(6, '0')
    const change = (email: string, given: string) => person.client.auth.updateUser({ email, nonce: given })
    const [first, second] = [newEmail(), newEmail()]
    expect((await change(first, wrong)).error?.code).toBe('reauthentication_not_valid')
    expect(good(await change(first, nonce)).user.new_email).toBe(first)
    expect((await change(second, nonce)).error?.code).toBe('reauthentication_not_valid')
  })
})
