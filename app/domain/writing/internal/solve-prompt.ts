import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { quotaTaken } from '#app/domain/access/quota-taken.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { writings } from '../writing.schema.ts'
import { workedLines } from './worked-lines.ts'

/** The same problem, sent again within it, takes nothing. */
const SAME_MS = 24 * 60 * 60_000

/**
 * What our own tutor makes of a prompt, line by line; null: it is no problem for it, and counts for nothing. What is worked out here is
 * an answered homework question, and takes one from the day's limit in the batch that notes it.
 */
export async function solvePrompt(
  ctx: AppContext,
  { userId, prompt }: { userId: string; prompt: string },
): Promise<Result<readonly string[] | null, 'quota_used_up'>> {
  const [id, createdAt] = [ctx.newId(), ctx.now()]
  const lines = workedLines(prompt, ctx.caller.locale)
  if (lines === null) {
    await ctx.db.insert(writings).values({ id, userId, prompt, createdAt })
    return ok(null)
  }
  const same = and(
    eq(writings.userId, userId),
    eq(writings.prompt, prompt),
    isNull(writings.model),
    isNotNull(writings.answer),
    gt(writings.createdAt, createdAt - SAME_MS),
  )
  const isNew = sql`not exists (select 1 from ${writings} where ${same})`
  const taken = await quotaTaken(ctx, { userId, quota: 'homework-questions', onlyIf: isNew })
  const inserted = ctx.db.insert(writings).select(
    sql`select ${id}, ${userId}, null, ${prompt}, ${lines.join('\n')}, null, null, 0, ${createdAt}
        where ${taken.passes} and ${isNew}`,
  )
  const read = ctx.db.select({ id: writings.id }).from(writings).where(same).limit(1)
  const [noted] = taken.statement
    ? (await ctx.db.batch([taken.statement, inserted, read]))[2]
    : (await ctx.db.batch([inserted, read]))[1]
  return noted ? ok(lines) : refuse('quota_used_up')
}
