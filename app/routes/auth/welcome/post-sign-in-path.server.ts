import type { Account } from '#app/domain/accounts/accounts.types.ts'
import { needsWelcome } from '#app/domain/accounts/needs-welcome.ts'
import { readOwnProfile } from '#app/domain/profiles/read-own-profile.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { OwnPath } from '#app/request/own-path.ts'
import { welcomePath } from '#app/request/viewer.server.ts'

/** Where someone who just signed in goes on to: `to`, or first the page that asks what their sign-up did not. */
export async function postSignInPath(ctx: AppContext, account: Account, to: OwnPath): Promise<OwnPath> {
  if (!needsWelcome(account)) return to
  return (await readOwnProfile(ctx, account.id)) ? welcomePath(to) : to
}
