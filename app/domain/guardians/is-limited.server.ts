import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { consentState, limits } from './consent-state.ts'
import { consents } from './guardians.schema.ts'

/** Whether this account may only play for now: below the age of its country, and no grown-up said yes yet. */
export async function isLimited(ctx: AppContext, userId: string): Promise<boolean> {
  const [row] = await ctx.db.select().from(consents).where(eq(consents.childId, userId))
  return row !== undefined && limits(consentState(row, ctx.now()))
}
