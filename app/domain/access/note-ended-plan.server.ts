import { and, eq, lte } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { subscribers } from './access.schema.ts'
import { subscriberKept } from './plan-statements.server.ts'

/** Makes a user's row of `subscribers` true when the plan it tells of is over and no one has noted it; else writes nothing. */
export async function noteEndedPlan(ctx: AppContext, userId: string): Promise<void> {
  const over = await ctx.db
    .select({ userId: subscribers.userId })
    .from(subscribers)
    .where(and(eq(subscribers.userId, userId), lte(subscribers.subscriptionEnd, ctx.now())))
    .get()
  if (over) await runBatch(ctx.db, [subscriberKept(ctx, userId)])
}
