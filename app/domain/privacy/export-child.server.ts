import type { SignedIn } from '#app/domain/accounts/accounts.types.ts'
import type { AccountRefusal } from '#app/domain/accounts/refusals.ts'
import { childNotices } from '#app/domain/guardians/child-notices.server.ts'
import { isGuardianOf } from '#app/domain/guardians/is-guardian-of.server.ts'
import { asSystem } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { ok, type Result } from '#engine/core/result.ts'
import { type AccountExport, exportAccount } from './export-account.server.ts'
import { refuseStranger } from './internal/refuse-stranger.ts'

/**
 * Everything kept about a child, for a grown-up who looks after it and proved lately who they are. The other grown-ups and the
 * child's own address are told.
 */
export const exportChild = verb(
  {
    actor: 'guardian',
    owner: ({ account }) => account.id,
    child: (_, { childId }) => childId,
    looksAfter: isGuardianOf,
    fresh: true,
    budgets: ['export'],
    notice: 'child_exported',
  },
  run,
  refuseStranger,
)

async function run(
  ctx: AppContext,
  guardian: SignedIn,
  { childId }: { childId: string },
): Promise<Result<AccountExport, 'not_linked'> | AccountRefusal> {
  const tell = await childNotices(ctx, { childId, notice: 'exported', by: guardian.account })
  const file = await exportAccount(asSystem(ctx), childId, null)
  await tell()
  return ok(file)
}
