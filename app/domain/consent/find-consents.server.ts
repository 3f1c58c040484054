import { eq, inArray } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { consents } from './consent.schema.ts'

export type ConsentRow = typeof consents.$inferSelect

/** What is kept of the yes to an account; null when it never said that it is below the age of its country. */
export async function findConsent(ctx: AppContext, childId: string): Promise<ConsentRow | null> {
  const [row] = await ctx.db.select().from(consents).where(eq(consents.childId, childId))
  return row ?? null
}

/** Of several accounts, in no order. */
export function findConsents(ctx: AppContext, childIds: readonly string[]): Promise<ConsentRow[]> {
  return ctx.db
    .select()
    .from(consents)
    .where(inArray(consents.childId, [...childIds]))
}
