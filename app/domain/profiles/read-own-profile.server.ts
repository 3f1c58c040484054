import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Profile } from './profile-fields.ts'
import { readOwnRows } from './read-own-rows.server.ts'

/** The profile of who is signed in; null when there is none. */
export const readOwnProfile = verb(
  { actor: 'user', owner: (userId) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, userId: string): Promise<Profile | null> {
  return (await readOwnRows(ctx, userId)).profile
}
