import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { userPreferences } from './profiles.schema.ts'
import type { SavedPreferences } from './profiles.types.ts'

/** Stores what is given with the account; what is left out stays as it was (spec 000 section 7). */
export const savePreferences = verb(
  { actor: 'user', owner: (userId) => userId, budgets: ['change'], notice: null },
  run,
)

async function run(ctx: AppContext, userId: string, changes: Partial<SavedPreferences>): Promise<void> {
  const stored = { ...changes, updatedAt: ctx.now() }
  await ctx.db
    .insert(userPreferences)
    .values({ userId, ...stored })
    .onConflictDoUpdate({ target: userPreferences.userId, set: stored })
}
