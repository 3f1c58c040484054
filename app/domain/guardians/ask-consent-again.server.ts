import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { type GateReason, verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import { type AskRefusal, askGuardian, refuseTooSoon } from './internal/ask-guardian.ts'
import type { Link } from './internal/links.ts'
import { isGuardianOf } from './is-guardian-of.server.ts'

/** A grown-up who looks after a child is mailed the question at their own address; see askGuardian. */
export const askConsentAgain = verb(
  {
    actor: 'guardian',
    owner: ({ guardianId }) => guardianId,
    child: ({ childId }) => childId,
    looksAfter: isGuardianOf,
    budgets: ['ask_consent'],
    notice: null,
  },
  run,
  (reason: GateReason) => (reason.kind === 'not_yours' ? refuse('not_linked') : refuseTooSoon(reason)),
)

async function run(
  ctx: AppContext,
  { guardianId, childId }: Link,
): Promise<Result<null, AskRefusal | 'not_linked'>> {
  const guardian = await readAccount(ctx, guardianId)
  return askGuardian(ctx, { childId, guardianEmail: guardian?.email ?? '' })
}
