// What the tests of identity providers share: two fake providers, and a sign-in at them from the start to the outcome.
import { env } from 'cloudflare:workers'
import type { JWTPayload } from 'jose'
import { vi } from 'vitest'
import { verifyCode } from '#app/domain/onboarding/verify-code.server.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { createFakeProvider, type FakeProvider, networkOf } from '#tests/factories/fake-provider.ts'
import { auditLog, flowStates, organisations, pendingSignUps, users } from './accounts.schema.ts'
import { finishProviderSignIn, type ProviderReturn } from './finish-provider-sign-in.server.ts'
import type { ProviderStart } from './internal/provider-flow.ts'
import type { ProviderOutcome } from './provider-outcome.ts'
import type { AccountResult } from './refusals.ts'
import { signUp } from './sign-up.server.ts'
import { startProviderSignIn } from './start-provider-sign-in.server.ts'

export const ANA = { sub: 'ana-1', email: 'Ana@Example.com', email_verified: true, name: 'Ana Silva' }

/** RFC 7636, appendix B. */
export const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'

export const CHALLENGE = { challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', method: 's256' } as const

export let count = 0

export let ctx: TestContext

export let google: FakeProvider

export let microsoft: FakeProvider

export function setNetwork(...providers: FakeProvider[]): void {
  ctx.fetch = networkOf(...providers)
  // The code exchange asks the platform's fetch.
  vi.stubGlobal('fetch', ctx.fetch)
}

export function good<Value>(result: AccountResult<Value>): Value {
  if (!result.ok) throw new Error(`${result.code}: ${result.message ?? ''}`)
  return result.value
}

/** Where a client of the implicit flow waits: an address of the allow list. */
export const APP = 'https://app.example/in'

export async function start(options: Partial<ProviderStart> = {}): Promise<string> {
  const request = { provider: 'google', redirectTo: APP, challenge: null, ...options }
  return good(await startProviderSignIn(ctx, request)).url
}

export async function signIn(
  person: JWTPayload,
  options: Partial<ProviderStart> = {},
  changed: ProviderReturn = {},
): Promise<ProviderOutcome> {
  const at = options.provider === 'microsoft' ? microsoft : google
  return finishProviderSignIn(ctx, { ...at.signIn(await start(options), person), ...changed })
}

export function proved(outcome: ProviderOutcome): string {
  if (outcome.kind !== 'proved') throw new Error(JSON.stringify(outcome))
  return outcome.proved.userId
}

export const PASSWORD = 'violet-otter-42'

export async function attempt(email: string): Promise<string> {
  const flow = { redirectTo: null, challenge: null, fromScreen: false }
  return good(await signUp(ctx, { email, password: PASSWORD, data: { role: 'teacher' }, ...flow })).id
}

export async function passwordAccount(email: string): Promise<string> {
  const id = await attempt(email)
  await ctx.settled()
  good(await verifyCode(ctx, { type: 'signup', email, token: ctx.delivered.at(-1)?.params.code }))
  return id
}

/** A context without accounts, with a Google and a Microsoft of its own. */
export async function setUpProviders(): Promise<void> {
  ctx = testContext(env.DB)
  ctx.newId = () => crypto.randomUUID()
  count += 1
  const now = () => ctx.now()
  // Documents and keys are remembered by their address: each test has providers of its own.
  google = await createFakeProvider({ issuer: `https://google-${count}.test`, now })
  microsoft = await createFakeProvider({
    issuer: `https://microsoft-${count}.test/common/v2.0`,
    reportedIssuer: `https://microsoft-${count}.test/{tenantid}/v2.0`,
    now,
  })
  ctx.config = { ...ctx.config, providers: { google: google.config, microsoft: microsoft.config } }
  setNetwork(google, microsoft)
  await ctx.db.batch([
    ctx.db.delete(users),
    ctx.db.delete(pendingSignUps),
    ctx.db.delete(flowStates),
    ctx.db.delete(organisations),
    ctx.db.delete(auditLog),
  ])
}
