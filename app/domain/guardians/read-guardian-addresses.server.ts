import { eq } from 'drizzle-orm'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { consents } from './guardians.schema.ts'
import { unsealGuardianEmail } from './internal/guardian-email.ts'
import { linksOf } from './internal/links.ts'
import { readStanding } from './read-standing.server.ts'
import { isChild } from './standing.ts'

/** Where the grown-ups of a child are written to: who said yes, and who is linked, each address once. Nobody for others. */
export async function readGuardianAddresses(ctx: AppContext, childId: string): Promise<string[]> {
  if (!isChild(await readStanding(ctx, childId))) return []
  const [[row], links] = await Promise.all([
    ctx.db.select({ address: consents.guardianAddress }).from(consents).where(eq(consents.childId, childId)),
    linksOf(ctx, 'childId', childId),
  ])
  const accounts = await Promise.all(links.map(({ guardianId }) => readAccount(ctx, guardianId)))
  const proved = accounts.flatMap((account) =>
    account?.email != null && account.emailConfirmedAt !== null ? [account.email] : [],
  )
  const asked = row?.address == null ? [] : [await unsealGuardianEmail(ctx, row.address)]
  return [...new Set([...asked, ...proved])]
}
