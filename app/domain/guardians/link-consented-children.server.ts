import { runBatch } from '#app/db/run-batch.ts'
import { findAccountId } from '#app/domain/accounts/find-account-id.server.ts'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { findUnlinked } from '#app/domain/consent/find-unlinked.server.ts'
import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { childNotices } from './child-notices.server.ts'
import { linkStatement, linksOf } from './internal/links.ts'

/**
 * Puts the children somebody said yes for under the care of the grown-up's account that proved the same address: no code is
 * needed, for it is the mailbox that said yes. Once for each yes, so that whoever takes a child off the list keeps it off.
 * The child and its other grown-ups are told.
 * Call it whenever one of the two is new: a yes, an adult account, a sign-in.
 */
export async function linkConsentedChildren(ctx: AppContext, address: string): Promise<void> {
  const { childIds, children, noted } = await findUnlinked(ctx, address)
  if (childIds.length === 0) return
  const guardianId = await findAccountId(ctx, address)
  if (guardianId === null || (await readStanding(ctx, guardianId)) !== 'grown_up') return
  const by = await readAccount(ctx, guardianId)
  if (by?.emailConfirmedAt == null) return
  const linked = new Set((await linksOf(ctx, 'guardianId', guardianId)).map(({ childId }) => childId))
  const fresh = childIds.filter((childId) => !linked.has(childId))
  const tells = await Promise.all(
    fresh.map((childId) => childNotices(ctx, { childId, notice: 'linked', by, guardianId })),
  )
  await runBatch(ctx.db, [linkStatement(ctx, guardianId, children), noted])
  for (const tell of tells) await tell()
}
