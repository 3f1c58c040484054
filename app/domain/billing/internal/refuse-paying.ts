import { isGuardianOf } from '#app/domain/guardians/is-guardian-of.server.ts'
import { isLimited } from '#app/domain/profiles/is-limited.server.ts'
import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Paying } from '../billing.types.ts'

/**
 * The one rule of who may pay (decision 25): an account that may do more than play for itself, and a grown-up for a child they
 * are linked with whose account may do more than play. Asked when a checkout is opened, when the money arrives, and daily
 * while a plan renews; null: they may.
 */
export async function refusePaying(
  ctx: AppContext,
  { userId, childId }: Paying,
): Promise<'consent_required' | 'not_your_child' | 'child_needs_consent' | null> {
  if (childId === null) return (await isLimited(ctx, userId)) ? 'consent_required' : null
  const [standing, isLinked] = await Promise.all([
    readStanding(ctx, userId),
    isGuardianOf(ctx, userId, childId),
  ])
  if (standing !== 'grown_up' || !isLinked) return 'not_your_child'
  return (await isLimited(ctx, childId)) ? 'child_needs_consent' : null
}
