import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Guardian } from './guardians.types.ts'
import { linksOf } from './internal/links.ts'

/** Who looks after this account, first linked first: a child always sees it. */
export const readGuardians = verb(
  { actor: 'user', owner: (childId) => childId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, childId: string): Promise<Guardian[]> {
  const links = await linksOf(ctx, 'childId', childId)
  return Promise.all(
    links.map(async ({ guardianId, createdAt }) => ({
      id: guardianId,
      displayName: (await readProfile(ctx, guardianId))?.displayName ?? null,
      linkedAt: createdAt,
    })),
  )
}
