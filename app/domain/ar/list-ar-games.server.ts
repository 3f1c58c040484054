import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { arGames } from './ar.schema.ts'
import { gradesOf, overlap } from './grades-of.ts'

/** The AR games for a user's grade, all for somebody without one, by their ids. */
export const listArGames = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, { userId }: { userId: string }): Promise<readonly string[]> {
  const [games, profile] = await Promise.all([
    ctx.db
      .select({ id: arGames.id, minGrade: arGames.minGrade, maxGrade: arGames.maxGrade })
      .from(arGames)
      .orderBy(arGames.id),
    readProfile(ctx, userId),
  ])
  const gradeLevel = profile?.gradeLevel ?? null
  return games
    .filter((game) => gradeLevel === null || overlap(game, gradesOf(gradeLevel)))
    .map(({ id }) => id)
}
