import { eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import { missedErased } from '#app/domain/review/erase-missed.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { finishedPractices, openPractices, practisedSkills } from './practice.schema.ts'

/** The statements that forget everything a person has practised, for the batch that erases the account. */
export function practiceErased(ctx: AppContext, playerId: string): Statement[] {
  const tables = [openPractices, finishedPractices, practisedSkills]
  return [
    ...tables.map((table) => ctx.db.delete(table).where(eq(table.playerId, playerId))),
    ...missedErased(ctx, playerId),
  ]
}
