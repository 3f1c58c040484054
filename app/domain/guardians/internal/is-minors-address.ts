import { findMailboxAccounts } from '#app/domain/accounts/find-mailbox-accounts.server.ts'
import { readStandingFacts } from '#app/domain/profiles/read-standing-facts.server.ts'
import { isMinor } from '#app/domain/profiles/standing.ts'
import type { AppContext } from '#app/platform/context.ts'

/**
 * Whether this address, in whatever form it is written, ends in the mailbox of an account known to be a minor's. Asked when an
 * answer is given, never when a question is put: whoever names an address learns nothing about it.
 */
export async function isMinorsAddress(ctx: AppContext, address: string): Promise<boolean> {
  for (const id of await findMailboxAccounts(ctx, address))
    if (isMinor(await readStandingFacts(ctx, id), ctx.now())) return true
  return false
}
