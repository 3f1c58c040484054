import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result } from '#engine/core/result.ts'
import { homeworkQuestions } from './homework.schema.ts'

/** Deletes one question of one's own; what it took from the day's limit stays taken. Done twice, it changes nothing. */
export const deleteHomeworkQuestion = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, questionId }: { userId: string; questionId: string },
): Promise<Result<null, 'too_many_requests'>> {
  await ctx.db
    .delete(homeworkQuestions)
    .where(and(eq(homeworkQuestions.id, questionId), eq(homeworkQuestions.userId, userId)))
  return ok(null)
}
