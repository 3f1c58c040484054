import { and, asc, eq, not, type SQL, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import { isAdultSql } from '#app/domain/consent/is-adult-sql.ts'
import type { AppContext } from '#app/platform/context.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { guardianLinks } from '../guardians.schema.ts'

export interface Link {
  guardianId: string
  childId: string
}

/** Of links: whose child is an adult by now. Such a link counts for nothing, and the nightly job deletes it. */
export function isOver(ctx: AppContext): SQL {
  return isAdultSql(ctx, guardianLinks.childId)
}

/**
 * The statement that puts the children of some rows (a code, a yes) under a grown-up's care, made of the rows themselves: in one
 * batch with the statement that uses them up, of two at once one finds them. `children` selects their `child_id`.
 */
export function linkStatement(ctx: AppContext, guardianId: string, children: SQL): Statement {
  return ctx.db
    .insert(guardianLinks)
    .select(sql`select ${guardianId}, child_id, ${ctx.now()} from (${children}) where true`)
    .onConflictDoNothing()
}

/** Links of a guardian, or to a child; oldest first. */
export function linksOf(ctx: AppContext, side: 'guardianId' | 'childId', userId: string) {
  return ctx.db
    .select()
    .from(guardianLinks)
    .where(and(eq(guardianLinks[side], userId), not(isOver(ctx))))
    .orderBy(asc(guardianLinks.createdAt))
}

export async function removeLink(
  ctx: AppContext,
  { guardianId, childId }: Link,
): Promise<Result<null, 'not_linked'>> {
  const gone = await ctx.db
    .delete(guardianLinks)
    .where(and(eq(guardianLinks.guardianId, guardianId), eq(guardianLinks.childId, childId)))
  return gone.meta.changes > 0 ? ok(null) : refuse('not_linked')
}
