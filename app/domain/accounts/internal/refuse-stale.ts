import type { AppContext } from '#app/context.ts'
import type { SignedIn } from '../accounts.types.ts'
import { provedAt } from '../acting-user.ts'
import { type AccountRefusal, deny } from '../refusals.ts'
import { refuseNonce } from './refuse-nonce.ts'

/**
 * A sign-in from longer ago needs the nonce `reauthenticate` sent; a nonce that is given has to be right, and is good once.
 * An account nobody can write to has no way to get one.
 */
export async function refuseStale(
  ctx: AppContext,
  signedIn: SignedIn,
  nonce: string | undefined,
  recentMs: number,
): Promise<AccountRefusal | null> {
  const { account, session } = signedIn
  if (nonce === undefined) {
    const stale = ctx.now() - provedAt(session) > recentMs
    return stale && (account.email !== null || account.phone !== null)
      ? deny('reauthentication_needed')
      : null
  }
  return refuseNonce(ctx, signedIn, nonce)
}
