// What an account is read by: three indexed statements for the batch of whoever asks, and what their rows come to.
import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { factors, identities, users } from '../accounts.schema.ts'
import type { Account } from '../accounts.types.ts'
import { isExpired } from './factor-rows.ts'

/** The user, and their identities and factors, oldest first. */
export function accountQueries(ctx: AppContext, userId: string) {
  return [
    ctx.db.select().from(users).where(eq(users.id, userId)),
    ctx.db.select().from(identities).where(eq(identities.userId, userId)).orderBy(asc(identities.createdAt)),
    ctx.db.select().from(factors).where(eq(factors.userId, userId)).orderBy(asc(factors.createdAt)),
  ] as const
}

/** What the three answer. */
type Rows = readonly [
  found: readonly (typeof users.$inferSelect)[],
  ofUser: readonly (typeof identities.$inferSelect)[],
  enrolled: readonly (typeof factors.$inferSelect)[],
]

/** Null when there is none. */
export function accountOf(ctx: AppContext, [[user], ofUser, enrolled]: Rows): Account | null {
  if (!user) return null
  const { passwordHash, emailChangeConfirmations, mailbox, ...visible } = user
  return {
    ...visible,
    hasPassword: passwordHash !== null,
    identities: ofUser.map(({ userId, mailbox: _, ...identity }) => identity),
    factors: enrolled
      .filter((factor) => !isExpired(ctx, factor))
      .map(({ userId, secret, lastStep, ...factor }) => factor),
  }
}
