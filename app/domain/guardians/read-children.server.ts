import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { presentConsent } from '#app/domain/consent/consent-state.ts'
import { findConsents } from '#app/domain/consent/find-consents.server.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Child } from './guardians.types.ts'
import { isConsenter } from './internal/is-consenter.ts'
import { linkedGuardians } from './internal/linked-guardians.ts'
import { linksOf } from './internal/links.ts'

/** The children a grown-up looks after, first linked first. */
export const readChildren = verb(
  { actor: 'user', owner: (guardianId) => guardianId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, guardianId: string): Promise<Child[]> {
  const links = await linksOf(ctx, 'guardianId', guardianId)
  if (links.length === 0) return []
  const ids = links.map(({ childId }) => childId)
  const [account, rows, profiles, guardians] = await Promise.all([
    readAccount(ctx, guardianId),
    findConsents(ctx, ids),
    Promise.all(ids.map((id) => readProfile(ctx, id))),
    Promise.all(ids.map((id) => linkedGuardians(ctx, id))),
  ])
  return Promise.all(
    links.map(async ({ childId, createdAt }, index) => {
      const row = rows.find((candidate) => candidate.childId === childId) ?? null
      const profile = profiles[index]
      return {
        id: childId,
        displayName: profile?.displayName ?? null,
        gradeLevel: profile?.gradeLevel ?? null,
        linkedAt: createdAt,
        consent: row && presentConsent(row, ctx.now()),
        others: (guardians[index] ?? []).filter(({ id }) => id !== guardianId),
        mayRemove: await isConsenter(ctx, row, account),
      }
    }),
  )
}
