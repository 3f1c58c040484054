import type { AppContext } from '#app/context.ts'
import { type AccountExport, exportAccount } from '#app/domain/accounts/export-account.server.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { isGuardianOf } from './internal/links.ts'

/** Everything kept about a child, for a grown-up who looks after it. */
export async function exportChild(
  ctx: AppContext,
  { guardianId, childId }: { guardianId: string; childId: string },
): Promise<Result<AccountExport, 'not_linked'>> {
  if (!(await isGuardianOf(ctx, guardianId, childId))) return refuse('not_linked')
  return ok(await exportAccount(ctx, childId))
}
