import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { type OpenedProviderFlow, type ProviderStart, startProviderFlow } from './internal/provider-flow.ts'
import { type AccountResult, accountGateRefusal } from './refusals.ts'

/** Begins a sign-in at Google or Microsoft: where to send the browser. It comes back within ten minutes. */
export const startProviderSignIn = verb(
  { actor: 'anyone', budgets: ['token'], notice: null },
  run,
  accountGateRefusal,
)

function run(ctx: AppContext, start: ProviderStart): Promise<AccountResult<OpenedProviderFlow>> {
  return startProviderFlow(ctx, start)
}
