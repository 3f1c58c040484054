import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { arGames } from './ar.schema.ts'
import { gradesOf, overlap } from './grades-of.ts'

/** An AR game as a list shows it. */
export interface ListedArGame {
  readonly id: string
  readonly name: string
  readonly minGrade: number
  readonly maxGrade: number
  /** false: it is still being made. */
  readonly isPlayable: boolean
}

/** The AR games for a user's grade by their ids; all for visitors (null) and for somebody without a grade. */
export const readArGames = verb(
  { actor: 'anyone_or_owner', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, { userId }: { userId: string | null }): Promise<readonly ListedArGame[]> {
  const [games, profile] = await Promise.all([
    ctx.db
      .select({
        id: arGames.id,
        name: arGames.name,
        minGrade: arGames.minGrade,
        maxGrade: arGames.maxGrade,
        isPlayable: arGames.isPlayable,
      })
      .from(arGames)
      .orderBy(arGames.id),
    userId === null ? null : readProfile(ctx, userId),
  ])
  const gradeLevel = profile?.gradeLevel ?? null
  return games.filter((game) => gradeLevel === null || overlap(game, gradesOf(gradeLevel)))
}
