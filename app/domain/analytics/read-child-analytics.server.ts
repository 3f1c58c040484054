import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { isGuardianOf } from '#app/domain/guardians/is-guardian-of.server.ts'
import { asSystem } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Analytics } from './analytics.types.ts'
import { depthOf } from './internal/depth-of.ts'
import { gatherAnalytics } from './internal/gather-analytics.server.ts'

/** A child's analytics for a grown-up who looks after it, as deep as the child's plan goes; null: it has none. */
export const readChildAnalytics = verb(
  {
    actor: 'guardian',
    owner: ({ guardianId }) => guardianId,
    child: ({ childId }) => childId,
    looksAfter: isGuardianOf,
    budgets: [],
    notice: null,
  },
  run,
)

async function run(
  ctx: AppContext,
  { childId }: { guardianId: string; childId: string },
): Promise<Analytics | null> {
  const { features } = await readEntitlements(asSystem(ctx), { userId: childId })
  const depth = depthOf(features)
  return depth && gatherAnalytics(ctx, childId, depth)
}
