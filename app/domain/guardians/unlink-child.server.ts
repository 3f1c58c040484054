import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { type GateReason, refuseTooMany, verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import { childNotices } from './child-notices.server.ts'
import { type Link, removeLink } from './internal/links.ts'
import { isGuardianOf } from './is-guardian-of.server.ts'

/** A parent stops looking after an account, which itself stays as it is. The child and the other grown-ups are told. */
export const unlinkChild = verb(
  {
    actor: 'guardian',
    owner: ({ guardianId }) => guardianId,
    child: ({ childId }) => childId,
    looksAfter: isGuardianOf,
    budgets: ['change'],
    notice: null,
  },
  run,
  (reason: GateReason) => (reason.kind === 'not_yours' ? refuse('not_linked') : refuseTooMany(reason)),
)

async function run(ctx: AppContext, link: Link): Promise<Result<null, 'not_linked' | 'too_many_requests'>> {
  const email = (await readAccount(ctx, link.guardianId))?.email ?? null
  const tell = await childNotices(ctx, { ...link, notice: 'left', by: { email } })
  const removed = await removeLink(ctx, link)
  if (removed.ok) await tell()
  return removed
}
