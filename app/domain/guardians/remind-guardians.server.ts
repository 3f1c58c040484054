import { runBatch } from '#app/db/run-batch.ts'
import { consentReminded } from '#app/domain/consent/consent-asked.server.ts'
import { erasedOn } from '#app/domain/consent/consent-state.ts'
import type { ConsentRow } from '#app/domain/consent/find-consents.server.ts'
import { findToRemind } from '#app/domain/consent/find-due.server.ts'
import { unsealGuardianEmail } from '#app/domain/consent/guardian-email.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { BASE_LOCALE } from '#app/i18n/locales.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { consentMail } from './internal/consent-mail.ts'

/** Mails in one run; the next night goes on. */
export const MAX_REMINDED = 100

/**
 * Tells grown-ups who did not answer, a week before the end, that the account will be erased; once for each question. The new
 * mail has a link of its own, and the older one ends. Answers how many. Safe at any time, any number of times.
 */
export const remindGuardians = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const rows = await findToRemind(ctx, MAX_REMINDED)
  let reminded = 0
  for (const row of rows) if (await remind(ctx, row)) reminded += 1
  return reminded
}

async function remind(ctx: AppContext, row: ConsentRow): Promise<boolean> {
  const { childId, pending, tokenHash } = row
  const end = erasedOn(row)
  if (end === null || pending === null || tokenHash === null) return false
  const address = await unsealGuardianEmail(ctx, pending)
  const token = ctx.newSecret()
  const locale = (await readProfile(ctx, childId))?.language ?? BASE_LOCALE
  const mail = await consentMail(ctx, {
    kind: 'parental_consent_reminder',
    address,
    childId,
    token,
    locale,
    endsOn: end,
  })
  const reminded = await consentReminded(ctx, row, token)
  // An answer or a new question in this very moment: then the mail's link leads nowhere, and the other counts.
  await runBatch(ctx.db, [reminded.statement, mail.statement])
  return true
}
