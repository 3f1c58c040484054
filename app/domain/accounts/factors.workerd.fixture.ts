// What the tests of second factors share: an account, its authenticator app, and its answers.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { auditLog, factors, sessions, users } from './accounts.schema.ts'
import type { SignedIn } from './accounts.types.ts'
import { challengeFactor } from './challenge-factor.server.ts'
import { enrollFactor } from './enroll-factor.server.ts'
import { openApiSession } from './open-api-session.server.ts'
import { readAccount } from './read-account.server.ts'
import type { AccountResult } from './refusals.ts'
import { verifyFactor } from './verify-factor.server.ts'

export const UNKNOWN = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'

export let ctx: TestContext

export async function signUp(email = 'ana@example.com'): Promise<SignedIn> {
  const now = ctx.now()
  const id = ctx.newId()
  await ctx.db.insert(users).values({ id, email, metadata: {}, createdAt: now, updatedAt: now })
  return signIn(id)
}

export async function signIn(userId: string): Promise<SignedIn> {
  const { account, session } = await openApiSession(ctx, { userId, method: 'password' })
  return { account, session }
}

/** Account and session as they are now: what the next request would see. */
export async function again({ account, session }: SignedIn): Promise<SignedIn> {
  const [row] = await ctx.db.select().from(sessions).where(eq(sessions.id, session.id))
  const now = await readAccount(ctx, account.id)
  if (!row || !now) throw new Error('signed out')
  return { account: now, session: row }
}

export function good<Value>(result: AccountResult<Value>): Value {
  if (!result.ok) throw new Error(`${result.code}: ${result.message ?? ''}`)
  return result.value
}

export async function enrollTotp(who: SignedIn, friendlyName = '') {
  const enrolled = good(await enrollFactor(ctx, who, { type: 'totp', friendlyName }))
  if (enrolled.type !== 'totp') throw new Error('not totp')
  return enrolled
}

export function codeOf(secret: string, at = ctx.now()): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at })
}

export async function answer(who: SignedIn, factorId: string, code: string, challengeId?: string) {
  const id = challengeId ?? good(await challengeFactor(ctx, who, factorId)).id
  return verifyFactor(ctx, who, { factorId, challengeId: id, code })
}

/** A verified TOTP factor and the session it raised. */
export async function secured(email?: string) {
  const who = await signUp(email)
  const { id, totp } = await enrollTotp(who)
  good(await answer(who, id, codeOf(totp.secret)))
  ctx.clock.now += 60_000
  return { who: await again(who), factorId: id, secret: totp.secret }
}

export function statuses() {
  return ctx.db.select({ id: factors.id, status: factors.status }).from(factors)
}

/** A context without accounts. */
export async function setUpFactors(): Promise<void> {
  ctx = testContext(env.DB)
  await ctx.db.batch([ctx.db.delete(users), ctx.db.delete(auditLog), ctx.db.delete(outgoingMessages)])
}
