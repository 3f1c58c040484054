import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { quotaTaken } from '#app/domain/access/quota-taken.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { ideaText, type TutorAnswer } from '../tutor-answer.ts'
import { writings } from '../writing.schema.ts'
import { lookUpPrompt } from './look-up-prompt.ts'
import { workedLines } from './worked-lines.ts'

/** The same problem, sent again within it, takes nothing. */
const SAME_MS = 24 * 60 * 60_000

/**
 * What our own tutor makes of a prompt; null: nothing, and it counts for nothing. What is worked out or found in our banks is an
 * answered homework question, and takes one from the day's limit in the batch that notes it; a lesson is free, as it is there.
 */
export async function answerPrompt(
  ctx: AppContext,
  { userId, prompt }: { userId: string; prompt: string },
): Promise<Result<TutorAnswer | null, 'quota_used_up'>> {
  const [id, createdAt] = [ctx.newId(), ctx.now()]
  const lines = workedLines(prompt, ctx.caller.locale)
  const found: TutorAnswer | null = lines ? { is: 'worked', lines } : await lookUpPrompt(ctx, prompt)
  const answer = found && textOf(found, ctx.caller.locale)
  if (found === null || found.is === 'lesson') {
    await ctx.db.insert(writings).values({ id, userId, prompt, answer, createdAt })
    return ok(found)
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
    sql`select ${id}, ${userId}, null, ${prompt}, ${answer}, null, null, 0, ${createdAt}
        where ${taken.passes} and ${isNew}`,
  )
  const read = ctx.db.select({ id: writings.id }).from(writings).where(same).limit(1)
  const [noted] = taken.statement
    ? (await ctx.db.batch([taken.statement, inserted, read]))[2]
    : (await ctx.db.batch([inserted, read]))[1]
  return noted ? ok(found) : refuse('quota_used_up')
}

/** As whoever looks after somebody reads it. */
function textOf(answer: TutorAnswer, locale: string): string {
  switch (answer.is) {
    case 'worked':
      return answer.lines.join('\n')
    case 'fact':
      return `${answer.right}\n${answer.source}`
    case 'lesson':
      return ideaText(answer.lesson, locale)
  }
}
