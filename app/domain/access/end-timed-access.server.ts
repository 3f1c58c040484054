import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { timedAccesses } from './access.schema.ts'

/** Ends an access of the user's, early or because its time is up; ending twice changes nothing. */
export const endTimedAccess = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { userId, accessId }: { userId: string; accessId: string },
): Promise<void> {
  await ctx.db
    .update(timedAccesses)
    .set({ endedAt: sql`min(${ctx.now()}, ${timedAccesses.endsAt})` })
    .where(
      and(eq(timedAccesses.id, accessId), eq(timedAccesses.userId, userId), isNull(timedAccesses.endedAt)),
    )
  await ctx.clocks.drop(userId, accessId)
}
