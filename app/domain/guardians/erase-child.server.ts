import type { AppContext } from '#app/context.ts'
import { eraseAccount } from '#app/domain/accounts/erase-account.server.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { isGuardianOf } from './internal/links.ts'

/** Erases a child's account and everything in it, for a grown-up who looks after it. */
export async function eraseChild(
  ctx: AppContext,
  { guardianId, childId }: { guardianId: string; childId: string },
): Promise<Result<null, 'not_linked'>> {
  if (!(await isGuardianOf(ctx, guardianId, childId))) return refuse('not_linked')
  await eraseAccount(ctx, childId)
  return ok(null)
}
