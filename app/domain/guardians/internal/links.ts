import { and, asc, eq, lte, not, type SQL, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { ages, type consents, guardianLinks, type linkCodes } from '../guardians.schema.ts'

export interface Link {
  guardianId: string
  childId: string
}

/** Of links: whose child is an adult by now. Such a link counts for nothing, and the nightly job deletes it. */
export function isOver(ctx: AppContext): SQL {
  const adult = and(eq(ages.userId, guardianLinks.childId), lte(ages.adultOn, ctx.now()))
  return sql`exists (select 1 from ${ages} where ${adult})`
}

/**
 * The statement that puts the children of some rows (a code, a yes) under a grown-up's care, made of the rows themselves: in one
 * batch with the statement that uses them up, of two at once one finds them.
 */
export function linkStatement(
  ctx: AppContext,
  guardianId: string,
  from: typeof linkCodes | typeof consents,
  where: SQL | undefined,
): Statement {
  return ctx.db
    .insert(guardianLinks)
    .select(sql`select ${guardianId}, ${from.childId}, ${ctx.now()} from ${from} where ${where}`)
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
