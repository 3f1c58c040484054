import { desc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { redeemedCodes } from './access-codes.schema.ts'

/** The codes somebody entered and what they hold, newest first. */
export const readRedeemedCodes = verb(
  { actor: 'user', owner: (userId) => userId, budgets: [], notice: null },
  run,
)

function run(ctx: AppContext, userId: string) {
  return ctx.db
    .select({
      code: redeemedCodes.code,
      language: redeemedCodes.language,
      skills: redeemedCodes.skills,
      redeemedAt: redeemedCodes.redeemedAt,
    })
    .from(redeemedCodes)
    .where(eq(redeemedCodes.userId, userId))
    .orderBy(desc(redeemedCodes.redeemedAt), redeemedCodes.code)
}
