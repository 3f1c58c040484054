import { findByToken } from '#app/domain/consent/find-by-token.server.ts'
import { unsealGuardianEmail } from '#app/domain/consent/guardian-email.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import { removeAndNotify } from './internal/remove-and-notify.ts'

/**
 * Takes a grown-up off a child's list, by the link of the mailbox that said yes and while that yes stands. The child, whoever was
 * removed and the other grown-ups are told.
 */
export const removeGuardian = verb({ actor: 'holder', budgets: ['mailed_link'], notice: null }, run)

async function run(
  ctx: AppContext,
  { token, guardianId }: { token: string; guardianId: string },
): Promise<Result<null, 'unknown_link' | 'not_linked'>> {
  const found = await findByToken(ctx, token)
  if (found?.state !== 'confirmed' || found.row.guardianAddress === null) return refuse('unknown_link')
  const { childId, guardianAddress } = found.row
  const by = { email: await unsealGuardianEmail(ctx, guardianAddress) }
  return removeAndNotify(ctx, { guardianId, childId }, by)
}
