import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { SignedIn } from './accounts.types.ts'
import { provedAt } from './acting-user.ts'
import { type OpenedProviderFlow, type ProviderStart, startProviderFlow } from './internal/provider-flow.ts'
import { type AccountResult, accountGateRefusal } from './refusals.ts'

/**
 * Begins adding a Google or Microsoft identity to an account. It is added, and its owner told, when the browser comes back from
 * there.
 */
export const linkIdentity = verb(
  {
    actor: 'user',
    owner: ({ account }) => account.id,
    fresh: true,
    budgets: ['token'],
    notice: null,
  },
  run,
  accountGateRefusal,
)

async function run(
  ctx: AppContext,
  { account, session }: SignedIn,
  start: ProviderStart,
): Promise<AccountResult<OpenedProviderFlow>> {
  const linkTo = { userId: account.id, provedAt: provedAt(session) }
  return (await refuseWhileLimited(ctx, account.id)) ?? startProviderFlow(ctx, start, linkTo)
}
