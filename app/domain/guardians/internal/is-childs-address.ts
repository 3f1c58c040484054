import type { AppContext } from '#app/context.ts'
import { findAccountIds } from '#app/domain/accounts/find-account-id.server.ts'
import { readStanding } from '../read-standing.server.ts'
import { plainAddress } from '../same-mailbox.ts'
import { isChild } from '../standing.ts'

/**
 * Whether this address is that of a child's account. Asked when an answer is given, never when a question is put: whoever names
 * an address learns nothing about it.
 */
export async function isChildsAddress(ctx: AppContext, address: string): Promise<boolean> {
  for (const id of await findAccountIds(ctx, [address, plainAddress(address)]))
    if (isChild(await readStanding(ctx, id))) return true
  return false
}
