import type { Statement } from '#app/db/run-batch.ts'
import { consentProved, type Proof } from '#app/domain/consent/consent-given.server.ts'
import { consentState } from '#app/domain/consent/consent-state.ts'
import type { ConsentRow } from '#app/domain/consent/find-consents.server.ts'
import { unsealGuardianEmail } from '#app/domain/consent/guardian-email.ts'
import { secondMailTakenBack } from '#app/domain/consent/second-mail.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { AppContext } from '#app/platform/context.ts'
import { consentMail } from './consent-mail.ts'

export interface ToldProof extends Proof {
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
  row: ConsentRow,
  { method, token, locale }: ToldProof,
): Promise<{ statements: Statement[]; address: string } | null> {
  const { childId, tokenHash } = row
  const state = consentState(row, ctx.now())
  const sealed = row.guardianAddress ?? row.pending
  if (tokenHash === null || sealed === null || (state !== 'waiting' && state !== 'confirmed')) return null
  const address = await unsealGuardianEmail(ctx, sealed)
  const proof = { method, token, address, sealed }
  const { statement, onlyIf } = await consentProved(ctx, { childId, tokenHash }, proof)
  const mail = await consentMail(ctx, { kind: MAILS[method], address, childId, token, locale, onlyIf })
  const statements = [secondMailTakenBack(ctx, childId), mail.statement, statement]
  return { statements, address }
}
