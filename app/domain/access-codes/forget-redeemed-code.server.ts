import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result } from '#engine/core/result.ts'
import { redeemedCodes } from './access-codes.schema.ts'

/** Takes a code off the list of whoever entered it. What was practised stays. */
export const forgetRedeemedCode = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, code }: { userId: string; code: string },
): Promise<Result<null, 'too_many_requests'>> {
  await ctx.db
    .delete(redeemedCodes)
    .where(and(eq(redeemedCodes.userId, userId), eq(redeemedCodes.code, code)))
  return ok(null)
}
