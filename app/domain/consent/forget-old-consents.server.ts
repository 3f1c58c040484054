import { and, isNotNull, isNull, lte } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { consents } from './consent.schema.ts'
import { ASK_LIFETIME_MS } from './consent-state.ts'

/**
 * Deletes what is not needed any more: consents of who is old enough now, addresses of grown-ups who did not answer in 30
 * days (16 CFR 312.5(c)(1)), and of those who were never asked. Answers how many rows. Safe at any time, any number of times.
 */
export const forgetOldConsents = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const now = ctx.now()
  const tooLate = now - ASK_LIFETIME_MS
  const [ofAge, unanswered, neverAsked] = await ctx.db.batch([
    ctx.db.delete(consents).where(lte(consents.ofAgeOn, now)),
    ctx.db
      .update(consents)
      .set({ pending: null, tokenHash: null })
      .where(and(isNotNull(consents.pending), isNull(consents.confirmedAt), lte(consents.askedAt, tooLate))),
    ctx.db
      .update(consents)
      .set({ pending: null })
      .where(and(isNotNull(consents.pending), isNull(consents.askedAt), lte(consents.createdAt, tooLate))),
  ])
  return [ofAge, unanswered, neverAsked].reduce((sum, { meta }) => sum + meta.changes, 0)
}
