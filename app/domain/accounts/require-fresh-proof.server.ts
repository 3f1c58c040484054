import type { AppContext } from '#app/context.ts'
import type { SignedIn } from './accounts.types.ts'
import { refuseStale } from './internal/refuse-stale.ts'
import { RECENT_MS } from './recent.ts'
import { type AccountRefusal, deny } from './refusals.ts'

/**
 * Why what someone wants to do on a screen needs another proof first; null: they signed in a moment ago, or gave the code that
 * was sent to them. With a second factor enrolled the session has to have shown it.
 */
export async function requireFreshProof(
  ctx: AppContext,
  signedIn: SignedIn,
  nonce: string | undefined,
): Promise<AccountRefusal | null> {
  const { account, session } = signedIn
  const hasFactor = account.factors.some(({ status }) => status === 'verified')
  if (hasFactor && session.aal === 'aal1') return deny('insufficient_aal')
  return refuseStale(ctx, signedIn, nonce, RECENT_MS.screen)
}
