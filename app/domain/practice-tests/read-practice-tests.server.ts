import { desc, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { practiceTests } from './practice-tests.schema.ts'

export type PracticeTest = Omit<typeof practiceTests.$inferSelect, 'userId' | 'attemptId'>

/** Tests shown of a person's history. */
const SHOWN = 20

/** Somebody's latest tests, newest first. */
export const readPracticeTests = verb(
  { actor: 'user', owner: (userId) => userId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, userId: string): Promise<PracticeTest[]> {
  const rows = await ctx.db
    .select()
    .from(practiceTests)
    .where(eq(practiceTests.userId, userId))
    .orderBy(desc(practiceTests.createdAt), desc(practiceTests.id))
    .limit(SHOWN)
  return rows.map(({ userId: _, attemptId: __, ...test }) => test)
}
