// What the tests of sign-ups without proof share: two callers at one address, and what is kept of them.
import { env } from 'cloudflare:workers'
import { eq, inArray } from 'drizzle-orm'
import { ages, consents } from '#app/domain/consent/consent.schema.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import { networkOf } from '#app/platform/network.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { oneTimeCodes, pendingSignUps, users } from './accounts.schema.ts'
import type { AccountResult } from './refusals.ts'
import { type SignUpInput, signUp } from './sign-up.server.ts'

export const FLOW = { redirectTo: null, challenge: null, fromScreen: false }

export const MALLORY = { password: 'mallorys-secret-1', address: '203.0.113.66' }

export const ANA = { password: 'violet-otter-42', address: '2001:db8:1:2::a' }

/** What a stranger plants: a name, a child's age and themselves as the grown-up. */
export const PLANTED = {
  data: { display_name: 'Mallory', role: 'student', planted: true },
  stated: { country: 'us', age: 9, guardianEmail: 'mallory@evil.example' },
  invitation: 'PLANTED1',
}

export const newEmail = () => `ana-${crypto.randomUUID()}@example.com`

/** A caller of their own: an address, and what arrives while they ask. */
export function caller({ address }: { address: string }): TestContext {
  const ctx = testContext(env.DB)
  return Object.assign(ctx, {
    newId: () => crypto.randomUUID(),
    newSecret: () => crypto.randomUUID(),
    newCode: () =>
      String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
        .padStart(6, '0')
        .slice(-6),
    caller: { ...ctx.caller, address, network: networkOf(address) },
  })
}

export function good<Value>(result: AccountResult<Value>): Value {
  if (!result.ok) throw new Error(result.code)
  return result.value
}

export interface Sent {
  id: string
  /** Of the message that was sent to the address. */
  code: string
  token: string
}

export async function messageOf(ctx: TestContext): Promise<Omit<Sent, 'id'>> {
  await ctx.settled()
  const { code = '', link } = ctx.delivered.at(-1)?.params ?? {}
  return { code, token: link ? (new URL(link).searchParams.get('token') ?? '') : '' }
}

export async function attempt(
  ctx: TestContext,
  email: string,
  password: string,
  more: Partial<SignUpInput> = {},
): Promise<Sent> {
  const { id } = good(await signUp(ctx, { email, password, data: {}, ...FLOW, ...more }))
  return { id, ...(await messageOf(ctx)) }
}

/** Everything that is kept of a person, and what an attempt at their address would have left. */
export async function kept(ctx: TestContext, email: string, ids: string[]) {
  const { db } = ctx
  const [people, childs, stated, pending, codes, named] = await db.batch([
    db.select().from(users).where(eq(users.email, email)),
    db.select().from(consents).where(inArray(consents.childId, ids)),
    db.select().from(ages).where(inArray(ages.userId, ids)),
    db.select().from(pendingSignUps).where(eq(pendingSignUps.address, email)),
    db.select().from(oneTimeCodes).where(eq(oneTimeCodes.address, email)),
    db.select().from(profiles).where(inArray(profiles.id, ids)),
  ])
  return { people, childs, stated, pending, codes, named }
}

/** Mallory signs up Ana's address, with all that may be planted. */
export async function planted() {
  const [mallory, ana] = [caller(MALLORY), caller(ANA)]
  const email = newEmail()
  const theirs = await attempt(mallory, email, MALLORY.password, { ...PLANTED, fromScreen: true })
  return { mallory, ana, email, theirs }
}
