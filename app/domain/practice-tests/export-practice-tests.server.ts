import { asc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { practiceTests } from './practice-tests.schema.ts'
import { isCardQuestion } from './test-question.ts'

/** Everything we keep of a person's practice tests, for the export of their data. Seeds and attempts say nothing of them. */
export async function exportPracticeTests(ctx: AppContext, userId: string) {
  const rows = await ctx.db
    .select()
    .from(practiceTests)
    .where(eq(practiceTests.userId, userId))
    .orderBy(asc(practiceTests.createdAt))
  return rows.map(({ questions, answers, language, createdAt, endsAt, finishedAt, right, counted }) => ({
    questions: questions.map((question) => (isCardQuestion(question) ? question : question.skill)),
    answers,
    language,
    createdAt,
    endsAt,
    finishedAt,
    right,
    counted,
  }))
}
