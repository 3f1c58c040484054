import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { findConsent } from '#app/domain/consent/find-consents.server.ts'
import { unsealGuardianEmail } from '#app/domain/consent/guardian-email.ts'
import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import { isChild } from '#app/domain/profiles/standing.ts'
import type { AppContext } from '#app/platform/context.ts'
import { linksOf } from './internal/links.ts'

/** Where the grown-ups of a child are written to: who said yes, and who is linked, each address once. Nobody for others. */
export async function readGuardianAddresses(ctx: AppContext, childId: string): Promise<string[]> {
  if (!isChild(await readStanding(ctx, childId))) return []
  const [consent, links] = await Promise.all([findConsent(ctx, childId), linksOf(ctx, 'childId', childId)])
  const accounts = await Promise.all(links.map(({ guardianId }) => readAccount(ctx, guardianId)))
  const proved = accounts.flatMap((account) =>
    account?.email != null && account.emailConfirmedAt !== null ? [account.email] : [],
  )
  const sealed = consent?.guardianAddress ?? null
  const asked = sealed === null ? [] : [await unsealGuardianEmail(ctx, sealed)]
  return [...new Set([...asked, ...proved])]
}
