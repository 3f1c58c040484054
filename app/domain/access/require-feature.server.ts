import type { Feature } from '#app/domain/catalogue/plan-limits.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { type Holder, readEntitlements } from './read-entitlements.server.ts'

/** Until when a feature is open: milliseconds since the epoch, infinite for plans without an end. */
export interface OpenFeature {
  until: number
}

/**
 * Whether the holder may use a feature now, by plan, trial, reward or pass: the one rule that pages, actions, the API and server
 * functions ask. Nobody (null) holds nothing.
 */
export const requireFeature = verb(
  { actor: 'buyer', owner: ({ holder }) => holder, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { holder, feature }: { holder: Holder | null; feature: Feature },
): Promise<Result<OpenFeature, 'not_entitled'>> {
  if (holder === null) return refuse('not_entitled')
  const until = (await readEntitlements(ctx, holder)).featureEnds.get(feature)
  return until === undefined ? refuse('not_entitled') : ok({ until })
}
