import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { needsWelcome } from './needs-welcome.ts'
import { readAccount } from './read-account.server.ts'

/**
 * Whether nobody has asked this account yet how old it is (one a client of the API made, or a provider): what a child may not do
 * without a grown-up waits for the answer. An account from before there was a question does not wait.
 */
export async function awaitsAge(ctx: AppContext, userId: string): Promise<boolean> {
  if ((await readStanding(ctx, userId)) !== 'unstated') return false
  const account = await readAccount(ctx, userId)
  return account !== null && needsWelcome(account)
}
