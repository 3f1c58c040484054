import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { takeOneOf } from './profile-fields.ts'
import { userPreferences } from './profiles.schema.ts'
import { SAVED_THEME_LEVELS, type SavedPreferences } from './profiles.types.ts'

/** What a user's account remembers of the look and the daily goal; null when it never stored any. */
export const readPreferences = verb(
  { actor: 'pending', owner: (userId) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, userId: string): Promise<SavedPreferences | null> {
  const row = await ctx.db.select().from(userPreferences).where(eq(userPreferences.userId, userId)).get()
  if (!row) return null
  const { themeLevel, darkMode, dailyGoal } = row
  return { themeLevel: takeOneOf(SAVED_THEME_LEVELS)(themeLevel), darkMode, dailyGoal }
}
