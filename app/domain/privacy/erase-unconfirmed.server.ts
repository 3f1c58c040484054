import { and, asc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { eraseAccount } from './erase-account.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { verb } from '#app/platform/verb.ts'
import { ASK_LIFETIME_MS, erasedOn } from '#app/domain/guardians/consent-state.ts'
import { consents } from '#app/domain/guardians/guardians.schema.ts'

/** Accounts in one run; the next night goes on. */
export const MOST_ERASED = 100

/**
 * Erases the accounts of children for whom nobody said yes in time (16 CFR 312.5(c)(1) and 312.10). Answers how many. One that
 * cannot be erased stands in no other's way. Safe at any time, any number of times.
 */
export const eraseUnconfirmed = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const now = ctx.now()
  const tooLate = now - ASK_LIFETIME_MS
  const rows = await ctx.db
    .select({ childId: consents.childId })
    .from(consents)
    .where(
      and(
        isNull(consents.confirmedAt),
        gt(consents.ofAgeOn, now),
        lte(consents.createdAt, tooLate),
        or(isNull(consents.askedAt), lte(consents.askedAt, tooLate)),
        or(isNull(consents.revokedAt), isNotNull(consents.askedAt)),
      ),
    )
    .orderBy(asc(consents.createdAt))
    .limit(MOST_ERASED)
  let erased = 0
  for (const { childId } of rows) {
    try {
      // Once more: a question may have gone out since.
      const [row] = await ctx.db.select().from(consents).where(eq(consents.childId, childId))
      const end = row ? erasedOn(row) : null
      if (end === null || end > now) continue
      await eraseAccount(ctx, childId)
      erased += 1
    } catch (error) {
      ctx.log.error('an account nobody confirmed is not erased', errorFields(error))
    }
  }
  return erased
}
