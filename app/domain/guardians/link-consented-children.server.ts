import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { runBatch } from '#app/db/run-batch.ts'
import { findAccountId } from '#app/domain/accounts/find-account-id.server.ts'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { consents } from './guardians.schema.ts'
import { guardianHash } from './internal/guardian-email.ts'
import { linkStatement } from './internal/links.ts'
import { readStanding } from './read-standing.server.ts'

/**
 * Puts the children somebody said yes for under the care of the grown-up's account that proved the same address: no code is
 * needed, for it is the mailbox that said yes. Once for each yes, so that whoever takes a child off the list keeps it off.
 * Call it whenever one of the two is new: a yes, an adult account, a sign-in.
 */
export async function linkConsentedChildren(ctx: AppContext, address: string): Promise<void> {
  const said = and(
    eq(consents.guardianHash, await guardianHash(ctx, address)),
    isNotNull(consents.confirmedAt),
    isNull(consents.linkedAt),
  )
  const [open] = await ctx.db.select({ childId: consents.childId }).from(consents).where(said).limit(1)
  if (!open) return
  const guardianId = await findAccountId(ctx, address)
  if (guardianId === null || (await readStanding(ctx, guardianId)) !== 'grown_up') return
  if ((await readAccount(ctx, guardianId))?.emailConfirmedAt == null) return
  await runBatch(ctx.db, [
    linkStatement(ctx, guardianId, consents, said),
    ctx.db.update(consents).set({ linkedAt: ctx.now() }).where(said),
  ])
}
