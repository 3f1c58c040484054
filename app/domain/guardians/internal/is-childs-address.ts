import type { AppContext } from '#app/context.ts'
import { findMailboxAccounts } from '#app/domain/accounts/find-mailbox-accounts.server.ts'
import { readStanding } from '../read-standing.server.ts'
import { isChild } from '../standing.ts'

/**
 * Whether this address ends in the mailbox of a child's account, in whatever form it is written. Asked when an answer is given, never when a question is put: whoever names
 * an address learns nothing about it.
 */
export async function isChildsAddress(ctx: AppContext, address: string): Promise<boolean> {
  for (const id of await findMailboxAccounts(ctx, address))
    if (isChild(await readStanding(ctx, id))) return true
  return false
}
