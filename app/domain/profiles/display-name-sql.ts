import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { profiles } from './profiles.schema.ts'
import { takeDisplayName } from './profiles.types.ts'

/** The display name of whoever a column names by their id; null: they gave none. */
export function displayNameSql(ctx: AppContext, column: SQLWrapper) {
  const named = ctx.db.select({ name: profiles.displayName }).from(profiles).where(eq(profiles.id, column))
  return sql`(${named})`.mapWith(takeDisplayName)
}
