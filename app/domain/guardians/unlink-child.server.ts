import type { AppContext } from '#app/platform/context.ts'
import { type GateReason, refuseTooMany, verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import { isGuardianOf, type Link, removeLink } from './internal/links.ts'

/** A parent stops looking after an account. The account itself stays as it is. */
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

function run(ctx: AppContext, link: Link): Promise<Result<null, 'not_linked' | 'too_many_requests'>> {
  return removeLink(ctx, link)
}
