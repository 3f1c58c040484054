import { eq } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { finishedPractices, openPractices, practisedSkills } from './practice.schema.ts'

/** The statements that forget everything a person has practised, for the batch that erases the account. */
export function practiceErased(ctx: AppContext, playerId: string): Statement[] {
  return [openPractices, finishedPractices, practisedSkills].map((table) =>
    ctx.db.delete(table).where(eq(table.playerId, playerId)),
  )
}
