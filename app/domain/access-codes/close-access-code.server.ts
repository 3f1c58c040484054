import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result } from '#engine/core/result.ts'
import { accessCodes } from './access-codes.schema.ts'

/** Ends a code of one's own: nobody can enter it any more. Whoever has keeps what it held. */
export const closeAccessCode = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, code }: { userId: string; code: string },
): Promise<Result<null, 'too_many_requests'>> {
  await ctx.db.delete(accessCodes).where(and(eq(accessCodes.userId, userId), eq(accessCodes.code, code)))
  return ok(null)
}
