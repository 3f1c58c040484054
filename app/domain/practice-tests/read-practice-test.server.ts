import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { practiceTests } from './practice-tests.schema.ts'
import type { PracticeTest } from './read-practice-tests.server.ts'

/** One test of somebody, however old; null: there is none of theirs by this id. */
export const readPracticeTest = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { userId, testId }: { userId: string; testId: string },
): Promise<PracticeTest | null> {
  const row = await ctx.db
    .select()
    .from(practiceTests)
    .where(and(eq(practiceTests.id, testId), eq(practiceTests.userId, userId)))
    .get()
  if (!row) return null
  const { userId: _, attemptId: __, ...test } = row
  return test
}
