import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { users } from '../accounts.schema.ts'
import type { Address } from './read-address.ts'

export type UserRow = typeof users.$inferSelect

/** Whose address this is, and proved to be; null when nobody's. */
export async function findUser(ctx: AppContext, { channel, value }: Address): Promise<UserRow | null> {
  const column = channel === 'email' ? users.email : users.phone
  const [user] = await ctx.db.select().from(users).where(eq(column, value))
  return user ?? null
}

/** The statement that notes when a message about the account was sent. */
export function sentStatement(
  ctx: AppContext,
  userId: string,
  column: 'confirmationSentAt' | 'recoverySentAt' | 'emailChangeSentAt',
) {
  return ctx.db
    .update(users)
    .set({ [column]: ctx.now() })
    .where(eq(users.id, userId))
}
