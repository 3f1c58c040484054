import type { AppContext } from '#app/context.ts'
import { refuseWhileLimited } from '#app/domain/guardians/refuse-while-limited.server.ts'
import type { SignedIn } from './accounts.types.ts'
import { awaitsSecondFactor } from './acting-user.ts'
import type { Departure } from './internal/provider-flow.ts'
import { type AccountResult, deny } from './refusals.ts'
import { type StartProviderSignIn, startProviderSignIn } from './start-provider-sign-in.server.ts'

/** Begins adding a Google or Microsoft identity to an account. It is added when the browser comes back from there. */
export async function linkIdentity(
  ctx: AppContext,
  signedIn: SignedIn,
  start: Omit<StartProviderSignIn, 'linkTo'>,
): Promise<AccountResult<Departure>> {
  if (awaitsSecondFactor(signedIn)) return deny('insufficient_aal')
  const limitedChild = await refuseWhileLimited(ctx, signedIn.account.id)
  if (limitedChild) return limitedChild
  return startProviderSignIn(ctx, { ...start, linkTo: signedIn.account.id })
}
