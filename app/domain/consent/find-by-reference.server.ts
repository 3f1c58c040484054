import { eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { consents } from './consent.schema.ts'
import type { ConsentRow } from './find-consents.server.ts'
import { readFormReference } from './form-reference.ts'

/** The consent whose question has this reference on its printed form, as it was typed; null when there is none. */
export async function findByReference(ctx: AppContext, typed: string): Promise<ConsentRow | null> {
  const reference = readFormReference(typed)
  if (reference === null) return null
  const [row] = await ctx.db
    .select()
    .from(consents)
    .where(eq(sql`upper(substr(${consents.tokenHash}, 1, 12))`, reference))
  return row ?? null
}
