import { findByToken } from '#app/domain/consent/find-by-token.server.ts'
import { asSystem } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { eraseAccount } from './erase-account.server.ts'

/** The grown-up's no, by the token of the mailed link, also after an earlier yes: the child's account is erased. */
export const refuseConsent = verb({ actor: 'holder', budgets: ['mailed_link'], notice: null }, run)

async function run(ctx: AppContext, token: string): Promise<Result<null, 'unknown_link'>> {
  const found = await findByToken(ctx, token)
  if (!found) return refuse('unknown_link')
  await eraseAccount(asSystem(ctx), found.row.childId)
  return ok(null)
}
