import { findConsent } from '#app/domain/consent/find-consents.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { askGuardian } from './internal/ask-guardian.ts'

/**
 * Asks the grown-up a child named at sign-up, once. Call it whenever an account's first address turns out to be real; for
 * every other account it is one read. What stands in the way (no address, too many mails) is no matter: the child can
 * ask from its family page.
 */
export async function askPendingConsent(ctx: AppContext, userId: string): Promise<void> {
  const row = await findConsent(ctx, userId)
  if (row && row.pending !== null && row.askedAt === null) {
    await askGuardian(ctx, { childId: userId, guardianEmail: null })
  }
}
