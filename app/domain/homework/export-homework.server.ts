import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { homeworkQuestions } from './homework.schema.ts'

/** A person's homework questions, for the export of their data, oldest first. */
export async function exportHomework(ctx: AppContext, userId: string) {
  const rows = await ctx.db
    .select()
    .from(homeworkQuestions)
    .where(eq(homeworkQuestions.userId, userId))
    .orderBy(asc(homeworkQuestions.createdAt))
  return rows.map(({ id: _, userId: __, attemptId: ___, ...question }) => question)
}
