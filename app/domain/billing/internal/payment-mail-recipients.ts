import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { readGuardianAddresses } from '#app/domain/guardians/read-guardian-addresses.server.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import { isChild } from '#app/domain/profiles/standing.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Paying } from '../billing.types.ts'

/** Who is written to about the money somebody pays. */
export interface PaymentMailRecipients {
  /** The payer's own address. */
  own: string | null
  /** The addresses of a child's grown-ups, where the child pays. */
  grownUps: readonly string[]
  locale: Locale
  isChild: boolean
  /** The name of the child a guardian pays for; empty: it has none. */
  forChild?: string | undefined
}

export async function readPaymentMailRecipients(
  ctx: AppContext,
  { userId, childId }: Paying,
): Promise<PaymentMailRecipients> {
  const [account, standing, child] = await Promise.all([
    readAccount(ctx, userId),
    readStanding(ctx, userId),
    childId === null ? null : readProfile(ctx, childId),
  ])
  const grownUps = childId === null ? await readGuardianAddresses(ctx, userId) : []
  const { language } = account?.metadata ?? {}
  const locale = isLocale(language) ? language : ctx.caller.locale
  const forChild = childId === null ? undefined : (child?.displayName ?? '')
  return { own: account?.email ?? null, grownUps, locale, isChild: isChild(standing), forChild }
}
