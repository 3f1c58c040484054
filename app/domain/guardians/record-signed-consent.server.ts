import { runBatch } from '#app/db/run-batch.ts'
import { findByReference } from '#app/domain/consent/find-by-reference.server.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { provedConsent } from './internal/proved-consent.ts'
import { linkConsentedChildren } from './link-consented-children.server.ts'

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
  const row = await findByReference(ctx, typed)
  if (!row) return refuse('unknown_reference')
  if (row.verifiedAt !== null) return ok(null)
  const locale = (await readProfile(ctx, row.childId))?.language ?? ctx.caller.locale
  const proved = await provedConsent(ctx, row, { method: 'signed_form', token: ctx.newSecret(), locale })
  if (!proved) return refuse('unknown_reference')
  await runBatch(ctx.db, proved.statements)
  await linkConsentedChildren(ctx, proved.address)
  ctx.waitUntil(deliverMessages(ctx))
  return ok(null)
}
