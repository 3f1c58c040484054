import { findByToken } from '#app/domain/consent/find-by-token.server.ts'
import { formReference } from '#app/domain/consent/form-reference.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { ConsentRequest } from './guardians.types.ts'
import { linkedGuardians } from './internal/linked-guardians.ts'

/** What the page behind a mailed link shows. Changes nothing: mail filters follow links too. */
export const readConsentRequest = verb({ actor: 'holder', budgets: ['mailed_link'], notice: null }, run)

async function run(ctx: AppContext, token: string): Promise<Result<ConsentRequest, 'unknown_link'>> {
  const found = await findByToken(ctx, token)
  if (!found) return refuse('unknown_link')
  const profile = await readProfile(ctx, found.row.childId)
  const { tokenHash, verifiedAt } = found.row
  return ok({
    state: found.state,
    childName: profile?.displayName ?? null,
    isProved: verifiedAt !== null,
    reference: formReference(tokenHash ?? ''),
    guardians: found.state === 'withdrawn' ? [] : await linkedGuardians(ctx, found.row.childId),
  })
}
