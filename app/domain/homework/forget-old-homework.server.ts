import { lt } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { homeworkQuestions } from './homework.schema.ts'

/** About a term of school. */
const KEEP_QUESTIONS_MS = 90 * 24 * 60 * 60_000

/** Deletes questions past their keeping time; answers how many rows. Safe to run any number of times. */
export const forgetOldHomework = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const { meta } = await ctx.db
    .delete(homeworkQuestions)
    .where(lt(homeworkQuestions.createdAt, ctx.now() - KEEP_QUESTIONS_MS))
  return meta.changes
}
