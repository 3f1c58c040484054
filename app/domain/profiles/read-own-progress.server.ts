import type { Standing } from '#app/domain/progress/progress.types.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { readOwnRows } from './read-own-rows.server.ts'

/** Level and days in a row of who is signed in, read along with their profile. */
export const readOwnProgress = verb(
  { actor: 'user', owner: (userId) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, userId: string): Promise<Standing> {
  return (await readOwnRows(ctx, userId)).progress
}
