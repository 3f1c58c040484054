import { and, asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { guardianLinks } from '../guardians.schema.ts'

export interface Link {
  guardianId: string
  childId: string
}

/** Whether this grown-up looks after this child; the question before every act on a child's account. */
export async function isGuardianOf(ctx: AppContext, guardianId: string, childId: string): Promise<boolean> {
  const [link] = await ctx.db
    .select()
    .from(guardianLinks)
    .where(and(eq(guardianLinks.guardianId, guardianId), eq(guardianLinks.childId, childId)))
  return link !== undefined
}

/** Links of a guardian, or to a child; oldest first. */
export function linksOf(ctx: AppContext, side: 'guardianId' | 'childId', userId: string) {
  return ctx.db
    .select()
    .from(guardianLinks)
    .where(eq(guardianLinks[side], userId))
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
