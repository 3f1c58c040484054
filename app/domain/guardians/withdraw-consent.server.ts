import { and, eq, isNotNull } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { consents } from './guardians.schema.ts'
import { findByToken } from './internal/find-by-token.ts'

/** Takes a yes back (16 CFR 312.6(a)(2), GDPR art. 7(3)): from now on the account only plays. Repeating changes nothing. */
export async function withdrawConsent(
  ctx: AppContext,
  token: string,
): Promise<Result<null, 'unknown_link' | 'not_confirmed'>> {
  const found = await findByToken(ctx, token)
  if (!found) return refuse('unknown_link')
  if (found.state === 'waiting') return refuse('not_confirmed')
  await ctx.db
    .update(consents)
    .set({ confirmedAt: null, askedAt: null, revokedAt: ctx.now() })
    .where(and(eq(consents.childId, found.row.childId), isNotNull(consents.confirmedAt)))
  return ok(null)
}
