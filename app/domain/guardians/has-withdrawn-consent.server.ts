import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { consents } from './guardians.schema.ts'

/** Whether a grown-up took the yes to this account back, and nobody said yes again. */
export async function hasWithdrawnConsent(ctx: AppContext, userId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ childId: consents.childId })
    .from(consents)
    .where(
      and(
        eq(consents.childId, userId),
        isNotNull(consents.revokedAt),
        isNull(consents.confirmedAt),
        gt(consents.ofAgeOn, ctx.now()),
      ),
    )
  return row !== undefined
}
