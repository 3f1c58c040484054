import { and, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { BASE_LOCALE } from '#app/i18n/locales.ts'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { verb } from '#app/platform/verb.ts'
import { ASK_LIFETIME_MS, erasedOn, REMIND_BEFORE_MS } from './consent-state.ts'
import { consents } from './guardians.schema.ts'
import { consentMail } from './internal/consent-mail.ts'
import { unsealGuardianEmail } from './internal/guardian-email.ts'

/** Mails in one run; the next night goes on. */
export const MOST_REMINDED = 100

/**
 * Tells grown-ups who did not answer, a week before the end, that the account will be erased; once for each question. The new
 * mail has a link of its own, and the older one ends. Answers how many. Safe at any time, any number of times.
 */
export const remindGuardians = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const now = ctx.now()
  const rows = await ctx.db
    .select()
    .from(consents)
    .where(
      and(
        isNotNull(consents.pending),
        isNull(consents.confirmedAt),
        isNull(consents.remindedAt),
        gt(consents.askedAt, now - ASK_LIFETIME_MS),
        lte(consents.askedAt, now - ASK_LIFETIME_MS + REMIND_BEFORE_MS),
        // Who is old enough by then stays without a yes.
        gt(consents.ofAgeOn, now + REMIND_BEFORE_MS),
      ),
    )
    .orderBy(asc(consents.askedAt))
    .limit(MOST_REMINDED)
  let reminded = 0
  for (const row of rows) if (await remind(ctx, row)) reminded += 1
  return reminded
}

async function remind(ctx: AppContext, row: typeof consents.$inferSelect): Promise<boolean> {
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
  // An answer or a new question in this very moment: then the mail's link leads nowhere, and the other counts.
  await ctx.db.batch([
    ctx.db
      .update(consents)
      .set({ tokenHash: await secretHash(token), remindedAt: ctx.now() })
      .where(
        and(eq(consents.childId, childId), eq(consents.tokenHash, tokenHash), isNull(consents.confirmedAt)),
      ),
    mail.statement,
  ])
  return true
}
