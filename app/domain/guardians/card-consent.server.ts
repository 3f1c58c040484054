// A yes proved by a charge on a card. Billing makes the charge and knows the question by the hash of its link's token.

import { findByToken, findByTokenHash } from '#app/domain/consent/find-by-token.server.ts'
import { unsealGuardianEmail } from '#app/domain/consent/guardian-email.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { AppContext } from '#app/platform/context.ts'
import { keyedHash } from '#app/platform/keys.server.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { isMinorsAddress } from './internal/is-minors-address.ts'
import { provedConsent } from './internal/proved-consent.ts'

/**
 * Whether a card can prove this question's yes now. not_needed: it was proved, or the yes was taken back. childs_address: the
 * mailbox is that of somebody below 18, who says yes to nobody.
 */
export async function checkCardConsent(
  ctx: AppContext,
  tokenHash: string,
): Promise<Result<null, 'unknown_link' | 'not_needed' | 'childs_address'>> {
  const found = await findByTokenHash(ctx, tokenHash)
  if (!found) return refuse('unknown_link')
  const { row, state } = found
  const sealed = row.guardianAddress ?? row.pending
  if (state === 'withdrawn' || row.verifiedAt !== null || sealed === null) return refuse('not_needed')
  return (await isMinorsAddress(ctx, await unsealGuardianEmail(ctx, sealed)))
    ? refuse('childs_address')
    : ok(null)
}

/**
 * The statements that note the yes for which a card was charged, and the address that gave it (for linkConsentedChildren). null:
 * the question was asked anew, answered or taken back meanwhile, and the charge proves nothing.
 */
export async function cardConsent(ctx: AppContext, tokenHash: string, locale: Locale) {
  if (!(await checkCardConsent(ctx, tokenHash)).ok) return null
  const found = await findByTokenHash(ctx, tokenHash)
  const token = await tokenAfter(ctx, tokenHash)
  return found && provedConsent(ctx, found.row, { method: 'card', token, locale })
}

/** Whether the yes that this charge proved still stands behind the link it led to, which is mailed and told nobody else. */
export async function isCardConsent(ctx: AppContext, tokenHash: string): Promise<boolean> {
  return (await findByToken(ctx, await tokenAfter(ctx, tokenHash))) !== null
}

/** Made of the old link's, so that a charge is known by what it led to: tokens themselves are not stored. */
function tokenAfter(ctx: AppContext, tokenHash: string): Promise<string> {
  return keyedHash(ctx.config, 'consent after a card', tokenHash)
}
