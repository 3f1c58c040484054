import { and, eq, isNull } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { runBatch } from '#app/db/run-batch.ts'
import { claimStatement } from '#app/domain/access/grant-statements.server.ts'
import { secretHash } from '#app/keys.server.ts'
import { verb } from '#app/platform/verb.ts'
import { customers } from './billing.schema.ts'
import { tellClock } from './internal/tell-clock.ts'
import { PASS_LEVELS } from './one-time-items.ts'

/**
 * Everything bought with a guest's secret joins an account: what is there, and what is still being paid for. Once: whoever
 * comes first keeps it; coming again changes nothing.
 * @returns whether the purchases are this account's now
 */
export const claimGuestPurchases = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { userId, claimSecret }: { userId: string; claimSecret: string },
): Promise<boolean> {
  const claimHash = await secretHash(claimSecret)
  const [, [customer]] = await ctx.db.batch([
    ctx.db
      .update(customers)
      .set({ claimedBy: userId })
      .where(and(eq(customers.claimHash, claimHash), isNull(customers.claimedBy))),
    ctx.db.select().from(customers).where(eq(customers.claimHash, claimHash)),
  ])
  if (customer?.claimedBy !== userId) return false
  await runBatch(ctx.db, [claimStatement(ctx, claimHash, userId)])
  ctx.waitUntil(tellClock(ctx, userId, new Set(PASS_LEVELS)))
  return true
}
