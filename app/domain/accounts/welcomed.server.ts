import { and, eq, isNull } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { users } from './accounts.schema.ts'

/** The statement that notes that a screen asked this person who they are and how old; the first time stays. */
export function welcomed(ctx: AppContext, userId: string): Statement {
  return ctx.db
    .update(users)
    .set({ welcomedAt: ctx.now() })
    .where(and(eq(users.id, userId), isNull(users.welcomedAt)))
}
