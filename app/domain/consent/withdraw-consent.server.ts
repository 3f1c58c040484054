import { and, eq, isNotNull } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { consents } from './consent.schema.ts'
import { findByToken } from './find-by-token.server.ts'
import { secondMailTakenBack } from './second-mail.ts'

/**
 * Takes a yes back (16 CFR 312.6(a)(2), GDPR art. 7(3)): from now on the account only plays. Repeating changes nothing. What
 * the account has bought runs out: end its renewals next (billing/end-renewals).
 */
export const withdrawConsent = verb({ actor: 'holder', budgets: ['mailed_link'], notice: null }, run)

async function run(ctx: AppContext, token: string): Promise<Result<null, 'unknown_link' | 'not_confirmed'>> {
  const found = await findByToken(ctx, token)
  if (!found) return refuse('unknown_link')
  if (found.state === 'waiting') return refuse('not_confirmed')
  const { childId } = found.row
  await runBatch(ctx.db, [
    secondMailTakenBack(ctx, childId),
    ctx.db
      .update(consents)
      .set({
        confirmedAt: null,
        askedAt: null,
        verifiedAt: null,
        method: null,
        guardianAddress: null,
        revokedAt: ctx.now(),
      })
      .where(and(eq(consents.childId, childId), isNotNull(consents.confirmedAt))),
  ])
  return ok(null)
}
