import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { findByToken } from '#app/domain/consent/find-by-token.server.ts'
import { formReference } from '#app/domain/consent/form-reference.ts'
import { maskEmail } from '#app/domain/consent/guardian-email.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { ConsentRequest, LinkedGuardian } from './guardians.types.ts'
import { linksOf } from './internal/links.ts'

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
    guardians: found.state === 'withdrawn' ? [] : await readLinked(ctx, found.row.childId),
  })
}

async function readLinked(ctx: AppContext, childId: string): Promise<LinkedGuardian[]> {
  const links = await linksOf(ctx, 'childId', childId)
  return Promise.all(
    links.map(async ({ guardianId }) => {
      const [account, profile] = await Promise.all([
        readAccount(ctx, guardianId),
        readProfile(ctx, guardianId),
      ])
      const address = account?.email == null ? null : maskEmail(account.email)
      return { id: guardianId, displayName: profile?.displayName ?? null, address }
    }),
  )
}
