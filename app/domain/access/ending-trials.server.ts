import { and, eq, gt, lte } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { plans } from './access.schema.ts'

/** Trials that end after `from` and not after `until` (milliseconds since the epoch), as a subquery to join with. */
export function endingTrials(ctx: AppContext, { from, until }: { from: number; until: number }) {
  return ctx.db
    .select({ userId: plans.userId, endsAt: plans.endsAt })
    .from(plans)
    .where(and(eq(plans.source, 'trial'), gt(plans.endsAt, from), lte(plans.endsAt, until)))
    .as('ending_trials')
}
