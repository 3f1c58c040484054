import type { AppContext } from '#app/platform/context.ts'
import type { Profile } from './profile-fields.ts'
import { profiles } from './profiles.schema.ts'

/** The statement that makes a user's profile, for the batch that makes the user. */
export function insertProfile(ctx: AppContext, profile: Profile) {
  const now = ctx.now()
  return ctx.db.insert(profiles).values({ ...profile, createdAt: now, updatedAt: now })
}
