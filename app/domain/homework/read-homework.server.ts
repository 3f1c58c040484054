import { desc, eq } from 'drizzle-orm'
import { quotaLeft } from '#app/domain/access/quota-left.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { HomeworkSubject } from '#engine/curriculum/homework/homework-subjects.ts'
import { homeworkQuestions } from './homework.schema.ts'

export interface HomeworkQuestion {
  id: string
  subject: HomeworkSubject
  question: string
  createdAt: number
}

const SHOWN = 20

/** Somebody's latest questions, newest first, and what is left of today's; `limit` null: as many as they like. */
export const readHomework = verb({ actor: 'user', owner: (userId) => userId, budgets: [], notice: null }, run)

async function run(
  ctx: AppContext,
  userId: string,
): Promise<{ questions: HomeworkQuestion[]; limit: { left: number; most: number } | null }> {
  const [questions, limit] = await Promise.all([
    latestQuestions(ctx, userId),
    quotaLeft(ctx, { userId, quota: 'homework-questions' }),
  ])
  return { questions, limit }
}

export function latestQuestions(ctx: AppContext, userId: string): Promise<HomeworkQuestion[]> {
  const { id, subject, question, createdAt } = homeworkQuestions
  return ctx.db
    .select({ id, subject, question, createdAt })
    .from(homeworkQuestions)
    .where(eq(homeworkQuestions.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(SHOWN)
}
