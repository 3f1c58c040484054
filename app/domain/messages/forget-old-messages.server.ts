import { and, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { outgoingMessages } from './messages.schema.ts'
import { GIVE_UP_MS } from './messages.types.ts'

/** Delivered messages are kept on a developer's machine alone, and there for a week. */
export const KEEP_DELIVERED_MS = 7 * 86_400_000

/** Deletes messages given up and delivered ones past their keeping time; answers how many. Safe to run at any time. */
export const forgetOldMessages = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const now = ctx.now()
  const { meta } = await ctx.db
    .delete(outgoingMessages)
    .where(
      or(
        and(isNull(outgoingMessages.deliveredAt), lt(outgoingMessages.createdAt, now - GIVE_UP_MS)),
        and(
          isNotNull(outgoingMessages.deliveredAt),
          lt(outgoingMessages.deliveredAt, now - KEEP_DELIVERED_MS),
        ),
      ),
    )
  return meta.changes
}
