import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { users } from './accounts.schema.ts'

/** The account that has this very address, proved or not. */
export async function findAccountId(ctx: AppContext, email: string): Promise<string | null> {
  const [row] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return row?.id ?? null
}
