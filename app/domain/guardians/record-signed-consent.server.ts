import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { runBatch } from '#app/db/run-batch.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { secretHash } from '#app/keys.server.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { consentState } from './consent-state.ts'
import { readFormReference } from './form-reference.ts'
import { consents } from './guardians.schema.ts'
import { consentMail } from './internal/consent-mail.ts'
import { guardianHash, unsealGuardianEmail } from './internal/guardian-email.ts'

/**
 * Notes that the operator holds a form a grown-up has signed (16 CFR 312.5(b)(2)(i)): the yes is a proved adult's from now on, also
 * where nobody pressed the button. The grown-up is told by mail, with a new link in place of the older ones. Once: a second
 * time changes nothing. Only the operator calls it (`key`), having looked at the form and at who signed it.
 */
export const recordSignedConsent = verb(
  { actor: 'holder', budgets: ['operator'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { key, reference: typed }: { key: string; reference: string },
): Promise<Result<null, 'unknown_key' | 'unknown_reference' | 'too_many_requests'>> {
  const { operatorKey } = ctx.config
  // Compared by their hashes, so that the time it takes tells nothing.
  if (operatorKey === null || (await secretHash(key)) !== (await secretHash(operatorKey)))
    return refuse('unknown_key')
  const reference = readFormReference(typed)
  if (reference === null) return refuse('unknown_reference')
  const [row] = await ctx.db
    .select()
    .from(consents)
    .where(eq(sql`upper(substr(${consents.tokenHash}, 1, 12))`, reference))
  if (!row) return refuse('unknown_reference')
  const { childId, tokenHash, pending, guardianAddress } = row
  const state = consentState(row, ctx.now())
  const sealed = guardianAddress ?? pending
  if (tokenHash === null || sealed === null || (state !== 'waiting' && state !== 'confirmed'))
    return refuse('unknown_reference')
  if (row.verifiedAt !== null) return ok(null)

  const address = await unsealGuardianEmail(ctx, sealed)
  const token = ctx.newSecret()
  const locale = (await readProfile(ctx, childId))?.language ?? ctx.caller.locale
  const mail = await consentMail(ctx, { kind: 'parental_consent_proved', address, childId, token, locale })
  const now = ctx.now()
  await runBatch(ctx.db, [
    ctx.db
      .update(consents)
      .set({
        confirmedAt: sql`coalesce(${consents.confirmedAt}, ${now})`,
        verifiedAt: now,
        method: 'signed_form',
        guardianHash: await guardianHash(ctx, address),
        guardianAddress: sealed,
        pending: null,
        tokenHash: await secretHash(token),
      })
      .where(
        and(eq(consents.childId, childId), eq(consents.tokenHash, tokenHash), isNull(consents.verifiedAt)),
      ),
    mail.statement,
  ])
  ctx.waitUntil(deliverMessages(ctx))
  return ok(null)
}
