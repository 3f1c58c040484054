// Two people and a visitor of the data service, and one request as it is.
import { TEST_CONFIG } from '#tests/factories/config.ts'
import { newClient, type SignedUp, send, signedUpClient, type TestClient } from './client.ts'

export const DATA = {
  display_name: 'Ana',
  grade_level: 'middle',
  language: 'es',
  country: 'mx',
  role: 'student',
}
export const KEY = TEST_CONFIG.publicClientKey

export let ana: SignedUp
export let ben: SignedUp
export let visitor: TestClient

export async function signUpBoth() {
  ana = await signedUpClient(DATA)
  ben = await signedUpClient({ display_name: 'Ben' })
  visitor = newClient()
}

export async function tokenOf({ client }: SignedUp): Promise<string> {
  const { data } = await client.auth.getSession()
  return data.session?.access_token ?? ''
}

/** One request as it is, with a bearer. */
export async function rest(
  path: string,
  init: RequestInit & { as?: SignedUp | string } = {},
): Promise<Response> {
  const { as = ana, ...rest } = init
  const headers = new Headers(rest.headers)
  headers.set('apikey', KEY)
  if (rest.body && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  headers.set('Authorization', `Bearer ${typeof as === 'string' ? as : await tokenOf(as)}`)
  return send(`/rest/v1/${path}`, { ...rest, headers })
}
