// People with a second factor, by the real clock. A time step is good once, so a test that needs a second code takes the next
// step's, which is within the skew, also when the clock moves on meanwhile.
import type { AuthMFAEnrollTOTPResponse } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'
import { newClient, PASSWORD, type SignedUp, send, signedUpClient, type TestClient } from './client.ts'
import { good } from './good.ts'

export const UNKNOWN = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
export const STEP_MS = 30_000

export type Enrolled = NonNullable<AuthMFAEnrollTOTPResponse['data']>

/** `steps` ahead of now. */
export function codeOf(secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS })
}

/** A code of no step near now. */
export function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps))
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  )
}

export async function enroll(client: TestClient, friendlyName?: string): Promise<Enrolled> {
  return good(
    await client.auth.mfa.enroll({
      factorType: 'totp',
      ...(friendlyName === undefined ? {} : { friendlyName }),
    }),
  )
}

/** Someone whose session passed a verified TOTP factor, with the code of this step. */
export async function secured(): Promise<SignedUp & { factor: Enrolled }> {
  const person = await signedUpClient()
  const factor = await enroll(person.client)
  const code = codeOf(factor.totp.secret)
  good(await person.client.auth.mfa.challengeAndVerify({ factorId: factor.id, code }))
  return { ...person, factor }
}

/** The same person, from another device. */
export async function elsewhere({ email }: SignedUp): Promise<TestClient> {
  const client = newClient()
  good(await client.auth.signInWithPassword({ email, password: PASSWORD }))
  return client
}

export async function bearer(client: TestClient): Promise<string> {
  const { data } = await client.auth.getSession()
  return `Bearer ${data.session?.access_token ?? ''}`
}

/** A request the client itself cannot make. */
export async function call(
  client: TestClient,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  return send(`/auth/v1${path}`, {
    method,
    address: client.address,
    headers: {
      Authorization: await bearer(client),
      'Content-Type': 'application/json',
      'X-Supabase-Api-Version': '2024-01-01',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
