import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Result } from '#engine/core/result.ts'
import { type AskConsentInput, type AskRefusal, askGuardian, refuseTooSoon } from './internal/ask-guardian.ts'

/** A child asks a grown-up for a yes to its account; see askGuardian. */
export const askConsent = verb(
  { actor: 'user', owner: ({ childId }) => childId, budgets: ['ask_consent'], notice: null },
  run,
  refuseTooSoon,
)

function run(ctx: AppContext, input: AskConsentInput): Promise<Result<null, AskRefusal>> {
  return askGuardian(ctx, input)
}
