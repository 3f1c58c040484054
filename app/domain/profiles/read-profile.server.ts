import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import type { Profile } from './profile-fields.ts'
import { profiles } from './profiles.schema.ts'
import { toProfile } from './to-profile.ts'

/** The profile of a user; null when there is none. */
export async function readProfile(ctx: AppContext, userId: string): Promise<Profile | null> {
  const row = await ctx.db.select().from(profiles).where(eq(profiles.id, userId)).get()
  return row ? toProfile(row) : null
}
