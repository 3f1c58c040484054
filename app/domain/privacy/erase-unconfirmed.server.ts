import { erasedOn } from '#app/domain/consent/consent-state.ts'
import { findConsent } from '#app/domain/consent/find-consents.server.ts'
import { findUnconfirmed } from '#app/domain/consent/find-due.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { verb } from '#app/platform/verb.ts'
import { eraseAccount } from './erase-account.server.ts'

/** Accounts in one run; the next night goes on. */
export const MAX_ERASED = 100

/**
 * Erases the accounts of children for whom nobody said yes in time (16 CFR 312.5(c)(1) and 312.10). Answers how many. One that
 * cannot be erased stands in no other's way. Safe at any time, any number of times.
 */
export const eraseUnconfirmed = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const now = ctx.now()
  let erased = 0
  for (const childId of await findUnconfirmed(ctx, MAX_ERASED)) {
    try {
      // Once more: a question may have gone out since.
      const row = await findConsent(ctx, childId)
      const end = row ? erasedOn(row) : null
      if (end === null || end > now) continue
      await eraseAccount(ctx, childId)
      erased += 1
    } catch (error) {
      ctx.log.error('erasing an unconfirmed account failed', errorFields(error))
    }
  }
  return erased
}
