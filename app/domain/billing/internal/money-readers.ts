import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { readGuardianAddresses } from '#app/domain/guardians/read-guardian-addresses.server.ts'
import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import { isChild } from '#app/domain/profiles/standing.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import type { AppContext } from '#app/platform/context.ts'

/** Who is written to about an account's money. */
export interface MoneyReaders {
  /** The account's own address. */
  own: string | null
  /** The addresses of a child's grown-ups. */
  grownUps: readonly string[]
  locale: Locale
  isChild: boolean
}

export async function readMoneyReaders(ctx: AppContext, userId: string): Promise<MoneyReaders> {
  const [account, grownUps, standing] = await Promise.all([
    readAccount(ctx, userId),
    readGuardianAddresses(ctx, userId),
    readStanding(ctx, userId),
  ])
  const { language } = account?.metadata ?? {}
  const locale = isLocale(language) ? language : ctx.caller.locale
  return { own: account?.email ?? null, grownUps, locale, isChild: isChild(standing) }
}
