import { and, asc, eq, not } from 'drizzle-orm'
import { displayNameSql } from '#app/domain/profiles/display-name-sql.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { guardianLinks } from './guardians.schema.ts'
import type { Child } from './guardians.types.ts'
import { isOver } from './internal/links.ts'

/** As readChildren lists them, by name alone: for pages on which a grown-up picks one. One round trip. */
export const readChildNames = verb(
  { actor: 'user', owner: (guardianId) => guardianId, budgets: [], notice: null },
  run,
)

function run(ctx: AppContext, guardianId: string): Promise<Pick<Child, 'id' | 'displayName'>[]> {
  return ctx.db
    .select({ id: guardianLinks.childId, displayName: displayNameSql(ctx, guardianLinks.childId) })
    .from(guardianLinks)
    .where(and(eq(guardianLinks.guardianId, guardianId), not(isOver(ctx))))
    .orderBy(asc(guardianLinks.createdAt))
}
