import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { findConsent } from '#app/domain/consent/find-consents.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { type GateReason, refuseTooMany, verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import { isConsenter } from './internal/is-consenter.ts'
import type { Link } from './internal/links.ts'
import { removeAndNotify } from './internal/remove-and-notify.ts'
import { isGuardianOf } from './is-guardian-of.server.ts'

export interface OtherGuardian extends Link {
  /** Who goes; `guardianId` is who acts. */
  otherId: string
}

/**
 * What removeGuardian does by the mailed link, signed in: the grown-up whose yes stands for a child takes another one off its
 * list. not_consenter: a grown-up who is linked by a code alone removes nobody but themselves.
 */
export const removeOtherGuardian = verb(
  {
    actor: 'guardian',
    owner: ({ guardianId }) => guardianId,
    child: ({ childId }) => childId,
    looksAfter: isGuardianOf,
    fresh: true,
    budgets: ['change'],
    notice: null,
  },
  run,
  (reason: GateReason) => {
    if (reason.kind === 'needs_fresh_proof') return refuse('reauthentication_needed')
    return reason.kind === 'not_yours' ? refuse('not_linked') : refuseTooMany(reason)
  },
)

async function run(
  ctx: AppContext,
  { guardianId, childId, otherId }: OtherGuardian,
): Promise<Result<null, 'not_linked' | 'not_consenter' | 'too_many_requests' | 'reauthentication_needed'>> {
  const [row, account] = await Promise.all([findConsent(ctx, childId), readAccount(ctx, guardianId)])
  if (!(await isConsenter(ctx, row, account))) return refuse('not_consenter')
  return removeAndNotify(ctx, { guardianId: otherId, childId }, { email: account?.email ?? null })
}
