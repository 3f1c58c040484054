import { and, isNotNull, isNull, lte } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { ASK_LIFETIME_MS } from './consent-state.ts'
import { consents, guardianLinks, linkCodes } from './guardians.schema.ts'
import { isOver } from './internal/links.ts'

/**
 * Deletes what is not needed any more: consents of who is old enough now, addresses of grown-ups who did not answer in 30
 * days (16 CFR 312.5(c)(1)), codes nobody typed in, links to
 * those who are adults now. Answers how many rows. Safe at any time, any number of times.
 */
export const forgetOldConsents = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const now = ctx.now()
  const tooLate = now - ASK_LIFETIME_MS
  const [ofAge, unanswered, neverAsked, codes, links] = await ctx.db.batch([
    ctx.db.delete(consents).where(lte(consents.ofAgeOn, now)),
    ctx.db
      .update(consents)
      .set({ pending: null, tokenHash: null })
      .where(and(isNotNull(consents.pending), isNull(consents.confirmedAt), lte(consents.askedAt, tooLate))),
    ctx.db
      .update(consents)
      .set({ pending: null })
      .where(and(isNotNull(consents.pending), isNull(consents.askedAt), lte(consents.createdAt, tooLate))),
    ctx.db.delete(linkCodes).where(lte(linkCodes.expiresAt, now)),
    ctx.db.delete(guardianLinks).where(isOver(ctx)),
  ])
  return [ofAge, unanswered, neverAsked, codes, links].reduce((sum, { meta }) => sum + meta.changes, 0)
}
