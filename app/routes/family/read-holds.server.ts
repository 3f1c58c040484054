import { readChildRights } from '#app/domain/billing/read-child-rights.server.ts'
import type { PassLevel } from '#app/domain/catalogue/one-time-items.ts'
import type { Tier } from '#app/domain/catalogue/plans.ts'
import type { AppContext } from '#app/platform/context.ts'

/** What a child's card says of what it may use. */
export interface ChildHolds {
  tier: Tier
  passes: readonly { level: PassLevel; endsAt: number }[]
}

export async function readHolds(ctx: AppContext, guardianId: string, childId: string): Promise<ChildHolds> {
  const { tier, passes } = (await readChildRights(ctx, { guardianId, childId })).held
  return { tier, passes }
}
