import { runBatch } from '#app/db/run-batch.ts'
import { consentGiven } from '#app/domain/consent/consent-given.server.ts'
import { findByToken } from '#app/domain/consent/find-by-token.server.ts'
import { unsealGuardianEmail } from '#app/domain/consent/guardian-email.ts'
import { secondMailId } from '#app/domain/consent/second-mail.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { consentMail } from './internal/consent-mail.ts'
import { isMinorsAddress } from './internal/is-minors-address.ts'
import { linkConsentedChildren } from './link-consented-children.server.ts'

/** The second mail of "email plus" comes a day after the yes, when a child no longer holds the mailbox open. */
export const SECOND_MAIL_AFTER_MS = 86_400_000

/**
 * The grown-up's yes, by the token of the mailed link. A mail tells of it at once and another one a day later ("email plus",
 * 16 CFR 312.5(b)(2)(vi)), each with the way to take it back. The address is kept sealed while the yes stands, to be told what
 * the child buys. Saying yes again changes nothing; a link whose yes was taken back is no way to give it again, the child has
 * to ask anew. `childs_address`: the mailbox is that of somebody below 18, who says yes to nobody.
 */
export const confirmConsent = verb({ actor: 'holder', budgets: ['mailed_link'], notice: null }, run)

async function run(
  ctx: AppContext,
  token: string,
): Promise<Result<{ address: string | null }, 'unknown_link' | 'withdrawn' | 'childs_address'>> {
  const found = await findByToken(ctx, token)
  if (!found) return refuse('unknown_link')
  const { row, state } = found
  if (state === 'withdrawn') return refuse('withdrawn')
  if (state === 'confirmed' || row.pending === null || row.tokenHash === null) return ok({ address: null })

  const address = await unsealGuardianEmail(ctx, row.pending)
  if (await isMinorsAddress(ctx, address)) return refuse('childs_address')
  const { childId, tokenHash, pending } = row
  const given = await consentGiven(ctx, { ...row, tokenHash, pending }, address)
  // The mails go before the row changes: of two answers at once one finds it asked.
  const about = { address, childId, token, onlyIf: given.onlyIf }
  const mail = await consentMail(ctx, { ...about, kind: 'parental_consent_given' })
  const later = { id: secondMailId(tokenHash), dueAt: ctx.now() + SECOND_MAIL_AFTER_MS }
  const second = await consentMail(ctx, { ...about, kind: 'parental_consent_second', later })
  await runBatch(ctx.db, [mail.statement, second.statement, given.statement])
  await linkConsentedChildren(ctx, address)
  ctx.waitUntil(deliverMessages(ctx))
  return ok({ address })
}
