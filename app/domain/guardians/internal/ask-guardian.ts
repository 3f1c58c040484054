import { runBatch } from '#app/db/run-batch.ts'
import type { Account } from '#app/domain/accounts/accounts.types.ts'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { consentAsked } from '#app/domain/consent/consent-asked.server.ts'
import { consentState, limits } from '#app/domain/consent/consent-state.ts'
import { findConsent } from '#app/domain/consent/find-consents.server.ts'
import { guardianHash, readGuardianEmail, unsealGuardianEmail } from '#app/domain/consent/guardian-email.ts'
import { isSameMailbox } from '#app/domain/consent/same-mailbox.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { type GateReason, refuseTooMany } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { consentMail } from './consent-mail.ts'

export interface AskConsentInput {
  childId: string
  /** null: the address known from before (from sign-up, or asked last). */
  guardianEmail: string | null
}

/**
 * malformed_address: not an address, or none is known. own_address: a child cannot say yes to itself, whatever form of
 * its mailbox's name it gives. other_address:
 * after a yes was taken back only the one who took it back can give it again. not_needed: nothing is missing.
 */
export type AskRefusal = 'malformed_address' | 'own_address' | 'other_address' | 'not_needed' | 'too_soon'

/** What a question answers at a closed gate. */
export function refuseTooSoon(reason: GateReason): { readonly ok: false; readonly code: 'too_soon' } {
  return { ...refuseTooMany(reason), code: 'too_soon' }
}

/** One mail a minute for each child. */
export const ASK_EVERY_MS = 60_000
const DAY_MS = 86_400_000
/** A day, for each address, so that we fill no mailbox. What each asker may is in the gates (ask_consent). */
export const ASKS_A_DAY = 5

/** Mails a grown-up the question whether this child may have its account. A new question makes older links void. */
export async function askGuardian(
  ctx: AppContext,
  { childId, guardianEmail }: AskConsentInput,
): Promise<Result<null, AskRefusal>> {
  const now = ctx.now()
  const row = await findConsent(ctx, childId)
  if (!row || !limits(consentState(row, now))) return refuse('not_needed')

  const known = row.pending === null ? '' : await unsealGuardianEmail(ctx, row.pending)
  const address = readGuardianEmail(guardianEmail ?? known)
  if (address === null) return refuse('malformed_address')
  const account = await readAccount(ctx, childId)
  if (account && ownAddresses(account).some((own) => isSameMailbox(own, address)))
    return refuse('own_address')
  const hash = await guardianHash(ctx, address)
  if (row.revokedAt !== null && row.guardianHash !== hash) return refuse('other_address')

  if (row.askedAt !== null && now < row.askedAt + ASK_EVERY_MS) return refuse('too_soon')
  const { allowed } = await ctx.limiter.take(`ask-consent-of:${hash}`, ASKS_A_DAY, DAY_MS)
  if (!allowed) return refuse('too_soon')

  const token = ctx.newSecret()
  const mail = await consentMail(ctx, { kind: 'parental_consent', address, childId, token })
  const asked = await consentAsked(ctx, { childId, address, token })
  await runBatch(ctx.db, [asked.statement, mail.statement])
  ctx.waitUntil(deliverMessages(ctx))
  return ok(null)
}

function ownAddresses({ email, newEmail, identities }: Account): string[] {
  return [email, newEmail, ...identities.map((identity) => identity.email)].filter((own) => own !== null)
}
