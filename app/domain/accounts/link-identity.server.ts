import type { AppContext } from '#app/context.ts'
import { refuseWhileLimited } from '#app/domain/guardians/refuse-while-limited.server.ts'
import { verb } from '#app/platform/verb.ts'
import type { SignedIn } from './accounts.types.ts'
import { leaveForProvider, type ProviderStart } from './internal/leave-for-provider.ts'
import type { Departure } from './internal/provider-flow.ts'
import { type AccountResult, denyAtGate } from './refusals.ts'

/**
 * Begins adding a Google or Microsoft identity to an account. It is added, and its owner told, when the browser comes back from
 * there. Clients of the API ask for no fresh proof here.
 */
export const linkIdentity = verb(
  {
    actor: 'user',
    owner: ({ account }) => account.id,
    fresh: (_, { fromScreen }) => fromScreen === true,
    budgets: ['token'],
    notice: null,
  },
  run,
  denyAtGate,
)

async function run(
  ctx: AppContext,
  { account }: SignedIn,
  start: ProviderStart,
): Promise<AccountResult<Departure>> {
  return (await refuseWhileLimited(ctx, account.id)) ?? leaveForProvider(ctx, start, account.id)
}
