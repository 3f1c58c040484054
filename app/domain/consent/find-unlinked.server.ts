import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { consents } from './consent.schema.ts'
import { guardianHash } from './guardian-email.ts'

export interface Unlinked {
  childIds: string[]
  /** Selects the same (`child_id`) when the batch runs. */
  children: SQL
  /** Notes that they are linked, after what links them. */
  noted: Statement
}

/** The children this address said yes for whose grown-up was not linked to them yet; once for each yes. */
export async function findUnlinked(ctx: AppContext, address: string): Promise<Unlinked> {
  const said = and(
    eq(consents.guardianHash, await guardianHash(ctx, address)),
    isNotNull(consents.confirmedAt),
    isNull(consents.linkedAt),
    gt(consents.ofAgeOn, ctx.now()),
  )
  const open = await ctx.db.select({ childId: consents.childId }).from(consents).where(said)
  return {
    childIds: open.map(({ childId }) => childId),
    children: sql`select ${consents.childId} from ${consents} where ${said}`,
    noted: ctx.db.update(consents).set({ linkedAt: ctx.now() }).where(said),
  }
}
