import { eq } from 'drizzle-orm'
import type { Standing as Progress } from '#app/domain/progress/progress.types.ts'
import { progressQueries, standingOf } from '#app/domain/progress/progress-queries.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Profile } from './profile-fields.ts'
import { profiles } from './profiles.schema.ts'
import { toProfile } from './to-profile.ts'

/** What every page shows of who is signed in: one trip a request, whoever asks for which half. */
export interface OwnRows {
  /** Null when there is none. */
  profile: Profile | null
  progress: Progress
}

export function readOwnRows(ctx: AppContext, userId: string): Promise<OwnRows> {
  return ctx.identity.once(`own rows ${userId}`, async () => {
    const [[row], ...progress] = await ctx.db.batch([
      ctx.db.select().from(profiles).where(eq(profiles.id, userId)),
      ...progressQueries(ctx, userId),
    ])
    return { profile: row ? toProfile(row) : null, progress: standingOf(ctx, progress) }
  })
}
