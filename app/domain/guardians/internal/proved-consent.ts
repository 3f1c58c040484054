import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { consentState } from '../consent-state.ts'
import { consents } from '../guardians.schema.ts'
import { consentMail } from './consent-mail.ts'
import { guardianHash, unsealGuardianEmail } from './guardian-email.ts'
import { secondMailTakenBack } from './second-mail.ts'

export interface Proof {
  method: 'card' | 'signed_form'
  /** Of the new link, in place of the older ones. */
  token: string
  /** Of the mail. */
  locale: Locale
}

const MAILS = { card: 'parental_consent_card', signed_form: 'parental_consent_proved' } as const

/**
 * The statements that note the yes of a grown-up who proved to be one, also where nobody pressed the button, and mail the
 * address that was asked. Once: of two batches at the same time the second one changes nothing. null: there is no question or
 * yes to prove (any more).
 */
export async function provedConsent(
  ctx: AppContext,
  row: typeof consents.$inferSelect,
  { method, token, locale }: Proof,
): Promise<{ statements: Statement[]; address: string } | null> {
  const { childId, tokenHash } = row
  const now = ctx.now()
  const state = consentState(row, now)
  const sealed = row.guardianAddress ?? row.pending
  if (tokenHash === null || sealed === null || (state !== 'waiting' && state !== 'confirmed')) return null
  const isUnproved = and(
    eq(consents.childId, childId),
    eq(consents.tokenHash, tokenHash),
    isNull(consents.verifiedAt),
    or(isNotNull(consents.confirmedAt), isNotNull(consents.askedAt)),
  )
  const address = await unsealGuardianEmail(ctx, sealed)
  // The mail goes before the row changes: of two at once one finds it unproved.
  const onlyIf = sql`exists (select 1 from ${consents} where ${isUnproved})`
  const mail = await consentMail(ctx, { kind: MAILS[method], address, childId, token, locale, onlyIf })
  const statements = [
    secondMailTakenBack(ctx, childId),
    mail.statement,
    ctx.db
      .update(consents)
      .set({
        confirmedAt: sql`coalesce(${consents.confirmedAt}, ${now})`,
        verifiedAt: now,
        method,
        guardianHash: await guardianHash(ctx, address),
        guardianAddress: sealed,
        pending: null,
        tokenHash: await secretHash(token),
      })
      .where(isUnproved),
  ]
  return { statements, address }
}
