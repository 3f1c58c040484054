import { inArray } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { users } from './accounts.schema.ts'

/** The accounts that have one of these addresses, proved or not. */
export async function findAccountIds(ctx: AppContext, emails: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, [...emails]))
  return rows.map(({ id }) => id)
}
