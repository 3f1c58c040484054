import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { maskEmail } from '#app/domain/consent/guardian-email.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { LinkedGuardian } from '../guardians.types.ts'
import { linksOf } from './links.ts'

/** Who looks after this child, first linked first, as another grown-up of the child is shown them. */
export async function linkedGuardians(ctx: AppContext, childId: string): Promise<LinkedGuardian[]> {
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
