import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { consents } from './guardians.schema.ts'
import { consentMail } from './internal/consent-mail.ts'
import { findByToken } from './internal/find-by-token.ts'
import { guardianHash, unsealGuardianEmail } from './internal/guardian-email.ts'

/**
 * The grown-up's yes, by the token of the mailed link. A second mail tells of it ("email plus", 16 CFR 312.5(b)(2)), then
 * the address is forgotten but for its hash. Saying yes again changes nothing; a link whose yes was taken back is no way
 * to give it again, the child has to ask anew.
 */
export async function confirmConsent(
  ctx: AppContext,
  token: string,
): Promise<Result<null, 'unknown_link' | 'withdrawn'>> {
  const found = await findByToken(ctx, token)
  if (!found) return refuse('unknown_link')
  const { row, state } = found
  if (state === 'withdrawn') return refuse('withdrawn')
  if (state === 'confirmed' || row.pending === null || row.tokenHash === null) return ok(null)

  const address = await unsealGuardianEmail(ctx, row.pending)
  const { childId, tokenHash } = row
  const mail = await consentMail(ctx, { kind: 'parental_consent_given', address, childId, token })
  await ctx.db.batch([
    ctx.db
      .update(consents)
      .set({ confirmedAt: ctx.now(), guardianHash: await guardianHash(ctx, address), pending: null })
      .where(
        and(
          eq(consents.childId, childId),
          eq(consents.tokenHash, tokenHash),
          isNotNull(consents.pending),
          isNull(consents.confirmedAt),
        ),
      ),
    mail.statement,
  ])
  ctx.waitUntil(deliverMessages(ctx))
  return ok(null)
}
