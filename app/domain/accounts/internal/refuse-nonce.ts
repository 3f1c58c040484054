import type { AppContext } from '#app/platform/context.ts'
import type { SignedIn } from '../accounts.types.ts'
import { nonceAddress } from '../reauthenticate.server.ts'
import { type AccountRefusal, accountRefusal } from '../refusals.ts'
import { limitProofs } from './limits.ts'
import { findTyped, takeCode } from './sent-codes.ts'

/** Uses up the six digits `reauthenticate` sent: they have to be right, and are good once. */
export async function refuseNonce(
  ctx: AppContext,
  signedIn: SignedIn,
  nonce: string,
): Promise<AccountRefusal | null> {
  const address = nonceAddress(signedIn)
  if (!address.ok) return address
  const tooMany = await limitProofs(ctx, signedIn.session.id)
  if (tooMany) return tooMany
  const typed = { address: address.value, digits: nonce, kinds: ['reauthentication'] } as const
  const found = await findTyped(ctx, typed)
  return found && (await takeCode(ctx, found)) ? null : accountRefusal('reauthentication_not_valid')
}
