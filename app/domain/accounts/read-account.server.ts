import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { factors, identities, users } from './accounts.schema.ts'
import type { Account } from './accounts.types.ts'
import { isExpired } from './internal/factor-rows.ts'

/** An account with its identities and factors, oldest first; null when there is none. Three indexed reads, one trip. */
export async function readAccount(ctx: AppContext, userId: string): Promise<Account | null> {
  const [found, ofUser, enrolled] = await ctx.db.batch([
    ctx.db.select().from(users).where(eq(users.id, userId)),
    ctx.db.select().from(identities).where(eq(identities.userId, userId)).orderBy(asc(identities.createdAt)),
    ctx.db.select().from(factors).where(eq(factors.userId, userId)).orderBy(asc(factors.createdAt)),
  ])
  const user = found[0]
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
