import type { AppContext } from '#app/platform/context.ts'
import { profiles } from './profiles.schema.ts'
import type { Profile } from './profiles.types.ts'

/** The statement that makes a user's profile, for the batch that makes the user. */
export function insertProfile(ctx: AppContext, profile: Profile) {
  const now = ctx.now()
  const { id, displayName, gradeLevel, language, country, role } = profile
  return ctx.db
    .insert(profiles)
    .values({ id, displayName, gradeLevel, language, country, role, createdAt: now, updatedAt: now })
}
