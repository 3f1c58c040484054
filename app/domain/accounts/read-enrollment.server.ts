import { and, desc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { unseal } from '#app/platform/sealing.server.ts'
import { verb } from '#app/platform/verb.ts'
import { factors } from './accounts.schema.ts'
import type { Account } from './accounts.types.ts'
import { type Enrollment, totpSetup } from './enroll-factor.server.ts'
import { FACTOR_SECRET, isExpired } from './internal/factor-rows.ts'

/**
 * The factor this account is adding at the moment (the newest unverified one), with what an authenticator app needs of
 * it; null when there is none. A verified factor's secret is never shown again.
 */
export const readEnrollment = verb({ actor: 'user', owner: ({ id }) => id, budgets: [], notice: null }, run)

async function run(ctx: AppContext, account: Account, issuer: string): Promise<Enrollment | null> {
  const [factor] = await ctx.db
    .select()
    .from(factors)
    .where(and(eq(factors.userId, account.id), eq(factors.status, 'unverified')))
    .orderBy(desc(factors.createdAt))
    .limit(1)
  if (!factor || isExpired(ctx, factor)) return null
  const { id, friendlyName, secret, phone } = factor
  if (phone !== null) return { id, type: 'phone', friendlyName, phone }
  if (secret === null) throw new Error('a totp factor without a secret')
  const totp = totpSetup(await unseal(ctx.config, FACTOR_SECRET, secret), issuer, account)
  return { id, type: 'totp', friendlyName, totp }
}
