// Reading one's own factors, and the sets of rows the factor verbs share.
import { and, eq, lte } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { keyedHash } from '#app/platform/keys.server.ts'
import { factorChallenges, factors } from '../accounts.schema.ts'
import { type AccountResult, accountRefusal } from '../refusals.ts'

/** How long an enrollment waits to be confirmed, and a challenge to be answered. */
export const FACTOR_EXPIRY_MS = 300_000
export const CHALLENGE_EXPIRY_MS = 300_000

/** What a TOTP secret is sealed for. */
export const FACTOR_SECRET = 'factor secret'

export type FactorRow = typeof factors.$inferSelect

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function isUuid(id: string): boolean {
  return UUID.test(id)
}

/** Of unverified factors: nobody confirmed them in time, they count as gone. */
export function isExpired(
  ctx: AppContext,
  { status, createdAt }: Pick<FactorRow, 'status' | 'createdAt'>,
): boolean {
  return status === 'unverified' && createdAt + FACTOR_EXPIRY_MS <= ctx.now()
}

/** The rows `isExpired` speaks of. */
export function expiredFactors(ctx: AppContext) {
  return and(eq(factors.status, 'unverified'), lte(factors.createdAt, ctx.now() - FACTOR_EXPIRY_MS))
}

/** A user's own factor. Someone else's is as unknown as none. */
export async function findFactor(
  ctx: AppContext,
  userId: string,
  factorId: string,
): Promise<AccountResult<FactorRow>> {
  if (!isUuid(factorId))
    return accountRefusal('validation_failed', { status: 404, message: 'factor_id must be an UUID' })
  const [factor] = await ctx.db
    .select()
    .from(factors)
    .where(and(eq(factors.id, factorId), eq(factors.userId, userId)))
  return factor && !isExpired(ctx, factor)
    ? { ok: true, value: factor }
    : accountRefusal('mfa_factor_not_found')
}

/** Challenges nobody answered in time. */
export function expiredChallenges(ctx: AppContext) {
  return lte(factorChallenges.expiresAt, ctx.now())
}

/** Stands for the caller's address in a challenge, so that no address is stored. */
export function callerHash(ctx: AppContext): Promise<string> {
  return keyedHash(ctx.config, 'factor challenge caller', ctx.caller.address)
}

/** How the code of an SMS is stored: good for its one challenge. */
export function phoneCodeHash(ctx: AppContext, challengeId: string, code: string): Promise<string> {
  return keyedHash(ctx.config, 'factor challenge code', `${challengeId} ${code}`)
}
