import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { ages } from './consent.schema.ts'
import type { AgeDays } from './consent.types.ts'

/** What an account said of its age; null when it never did. */
export async function readAge(ctx: AppContext, userId: string): Promise<AgeDays | null> {
  const [age] = await ctx.db
    .select({ ofAgeOn: ages.ofAgeOn, adultOn: ages.adultOn })
    .from(ages)
    .where(eq(ages.userId, userId))
  return age ?? null
}
