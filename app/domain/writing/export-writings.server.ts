import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { writings } from './writing.schema.ts'

/** What a person had written, for the export of their data, oldest first. */
export async function exportWritings(ctx: AppContext, userId: string) {
  const rows = await ctx.db
    .select()
    .from(writings)
    .where(eq(writings.userId, userId))
    .orderBy(asc(writings.createdAt))
  return rows.map(({ id: _, userId: __, ...writing }) => writing)
}
