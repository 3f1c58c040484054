// What the conformance tests of identity providers share: two providers, and the ways of people and clients through them.
import type { JWTPayload } from 'jose'
import { expect, vi } from 'vitest'
import { createFakeProvider, type FakeProvider, networkOf } from '#tests/factories/fake-provider.ts'
import { newEmail, ORIGIN, send, type TestClient } from './client.ts'
import { good } from './good.ts'

/** Id of a school with a sign-on of its own. */
export const SCHOOL = 'aaaaaaaa-0000-4000-8000-000000000001'

export let google: FakeProvider

export let microsoft: FakeProvider

export function newPerson(): JWTPayload & { email: string } {
  const email = newEmail()
  return { sub: `sub-${email}`, email, email_verified: true, name: 'Mia Lopez' }
}

/** Where an answer leads. */
export function target(response: Response): URL {
  return new URL(response.headers.get('Location') ?? '', ORIGIN)
}

/** A person's way: our /authorize, the provider's sign-in page, our /callback; the page they land on. */
export async function travel(start: string, provider: FakeProvider, person: JWTPayload): Promise<URL> {
  const there = start.startsWith(ORIGIN) ? target(await send(start)).href : start
  return finishAtProvider(provider.signIn(there, person))
}

export async function finishAtProvider(answer: Record<string, string>): Promise<URL> {
  const response = await send(`/auth/v1/callback?${new URLSearchParams(answer)}`)
  expect(response.status).toBe(302)
  return target(response)
}

/** What a page's client does with the hash it finds. */
export async function takeHash(client: TestClient, { hash }: URL): Promise<void> {
  const fragment = new URLSearchParams(hash.slice(1))
  good(
    await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    }),
  )
}

/** Where a client of the implicit flow waits: an address of the allow list that is no page of ours. */
export const APP = { redirectTo: 'https://app.example/in' }

export async function signInWith(client: TestClient, person: JWTPayload): Promise<void> {
  const { url } = good(await client.auth.signInWithOAuth({ provider: 'google', options: APP }))
  await takeHash(client, await travel(url ?? '', google, person))
}

/** A Google and a Microsoft of the tests, and others that the network leads to. */
export async function setUpProviders(...others: FakeProvider[]): Promise<void> {
  google = await createFakeProvider({ issuer: 'https://google.test' })
  microsoft = await createFakeProvider({
    issuer: 'https://microsoft.test',
    reportedIssuer: 'https://microsoft.test',
  })
  vi.stubGlobal('fetch', networkOf(google, microsoft, ...others))
}
