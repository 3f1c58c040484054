import { and, eq, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import { givenPlanStatements } from '#app/domain/access/given-plan-statements.server.ts'
import { grantStatement } from '#app/domain/access/grant-statements.server.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { reaches } from '#app/domain/catalogue/plans.ts'
import { refuseWithoutProvedAdult } from '#app/domain/profiles/refuse-without-proved-adult.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { DAY_MS } from './referral-limits.ts'
import type { ReferralRefusal } from './referral-refusals.ts'
import { rewards } from './referrals.schema.ts'

/**
 * Claims a reward: what it gives and the note that it is claimed are one batch, so it is given exactly once. Days of Premium
 * follow a trial or days that still run; beside a subscription to Premium they would be lost, so the reward waits.
 */
export const claimReward = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { userId, rewardId }: { userId: string; rewardId: string },
): Promise<Result<{ claimedAt: number }, ReferralRefusal>> {
  const missing = await refuseWithoutProvedAdult(ctx, userId)
  if (missing) return refuse(missing)
  const mine = and(eq(rewards.id, rewardId), eq(rewards.userId, userId))
  const reward = await ctx.db.select().from(rewards).where(mine).get()
  if (!reward) return refuse('unknown_reward')
  if (reward.claimed) return refuse('already_claimed')
  if (reward.type === 'premium_days') {
    const { tier, interval } = await readEntitlements(ctx, { userId })
    if (reaches(tier, 'premium') && interval !== null) return refuse('premium_running')
  }
  const isUnclaimed = and(mine, eq(rewards.claimed, false))
  const claimedAt = ctx.now()
  const [claimed] = await ctx.db.batch([
    ctx.db.select({ id: rewards.id }).from(rewards).where(isUnclaimed),
    ...effectStatements(ctx, reward, sql`exists (select 1 from ${rewards} where ${isUnclaimed})`),
    ctx.db.update(rewards).set({ claimed: true, claimedAt }).where(isUnclaimed),
  ])
  return claimed.length === 0 ? refuse('already_claimed') : ok({ claimedAt })
}

function effectStatements(
  ctx: AppContext,
  { id: rewardId, userId, type, value }: typeof rewards.$inferSelect,
  onlyIf: ReturnType<typeof sql>,
): Statement[] {
  const id = `reward:${rewardId}`
  switch (type) {
    case 'learning_boost':
      return [grantStatement(ctx, { id, holder: { userId }, item: 'learning-boost', at: ctx.now(), onlyIf })]
    case 'premium_days':
      return givenPlanStatements(ctx, { id, userId, tier: 'premium', ms: value * DAY_MS, onlyIf })
  }
}
