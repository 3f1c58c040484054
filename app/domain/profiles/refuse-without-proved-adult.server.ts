import type { AppContext } from '#app/platform/context.ts'
import { readStanding } from './read-standing.server.ts'
import { missingFor } from './standing.ts'

/** What a verb that reaches other people answers for a child's account without a proved adult's yes; null: nothing. */
export async function refuseWithoutProvedAdult(ctx: AppContext, userId: string) {
  return missingFor('reach_others', await readStanding(ctx, userId))
}
