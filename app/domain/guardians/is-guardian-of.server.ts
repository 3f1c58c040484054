import { and, eq, not } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { guardianLinks } from './guardians.schema.ts'
import { isOver } from './internal/links.ts'

/** Whether this grown-up looks after this child; the question before every act on a child's account. */
export async function isGuardianOf(ctx: AppContext, guardianId: string, childId: string): Promise<boolean> {
  const [link] = await ctx.db
    .select()
    .from(guardianLinks)
    .where(
      and(eq(guardianLinks.guardianId, guardianId), eq(guardianLinks.childId, childId), not(isOver(ctx))),
    )
  return link !== undefined
}
