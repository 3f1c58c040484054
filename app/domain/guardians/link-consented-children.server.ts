import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { findAccountId } from '#app/domain/accounts/find-account-id.server.ts'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { consents, guardianLinks } from './guardians.schema.ts'
import { guardianHash } from './internal/guardian-email.ts'
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
  const now = ctx.now()
  await ctx.db.batch([
    ctx.db
      .insert(guardianLinks)
      .select(
        ctx.db
          .select({
            guardianId: sql<string>`${guardianId}`.as('guardian_id'),
            childId: consents.childId,
            createdAt: sql<number>`${now}`.as('created_at'),
          })
          .from(consents)
          .where(said),
      )
      .onConflictDoNothing(),
    ctx.db.update(consents).set({ linkedAt: now }).where(said),
  ])
}
