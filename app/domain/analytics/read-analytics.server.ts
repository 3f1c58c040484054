import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Analytics } from './analytics.types.ts'
import { depthOf } from './internal/depth-of.ts'
import { gatherAnalytics } from './internal/gather-analytics.server.ts'

/** Somebody's own analytics, as deep as their plan goes (spec 000, section 9); null: it has none. */
export const readAnalytics = verb(
  { actor: 'user', owner: (userId) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, userId: string): Promise<Analytics | null> {
  const depth = depthOf((await readEntitlements(ctx, { userId })).features)
  return depth && gatherAnalytics(ctx, userId, depth)
}
