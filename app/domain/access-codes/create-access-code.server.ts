import { and, eq, sql } from 'drizzle-orm'
import { quotaTaken } from '#app/domain/access/quota-taken.server.ts'
import { courseOf } from '#app/domain/practice/courses.ts'
import { isTeacher } from '#app/domain/profiles/is-teacher.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { newShortCode } from '#app/platform/short-code.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import type { Language } from '#engine/core/languages.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { accessCodes } from './access-codes.schema.ts'
import { MAX_SKILLS_A_CODE } from './code-limits.ts'

export interface CreateAccessCodeInput {
  userId: string
  /** The form's own key: the same one answers with the same code. */
  attemptId: string
  language: Language
  /** Ids of skills that can be practised in this language. */
  skills: readonly string[]
}

/**
 * - not_a_teacher: the account is no grown-up teacher's
 * - malformed: a skill that nobody can practise in this language
 * - quota_used_up: the plan gives no more codes this month
 */
export type CreateAccessCodeRefusal =
  | 'not_a_teacher'
  | 'no_skills'
  | 'too_many_skills'
  | 'malformed'
  | 'quota_used_up'
  | 'too_many_requests'

/** A new code for skills. Taken from the plan's limit in the same batch (spec 000 section 9). */
export const createAccessCode = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, attemptId, language, skills }: CreateAccessCodeInput,
): Promise<Result<{ code: string }, CreateAccessCodeRefusal>> {
  if (!(await isTeacher(ctx, userId))) return refuse('not_a_teacher')
  const chosen = [...new Set(skills)]
  if (chosen.length === 0) return refuse('no_skills')
  if (chosen.length > MAX_SKILLS_A_CODE) return refuse('too_many_skills')
  if (chosen.some((skill) => courseOf(skill, language) === undefined)) return refuse('malformed')

  const code = await newShortCode(ctx)
  const mine = and(eq(accessCodes.userId, userId), eq(accessCodes.attemptId, attemptId))
  const isNew = sql`not exists (select 1 from ${accessCodes} where ${mine})`
  const taken = await quotaTaken(ctx, { userId, quota: 'codes-made', onlyIf: isNew })
  // A code of 25^8 that exists already fails the whole batch, with what it took: the next press has another.
  const inserted = ctx.db.insert(accessCodes).select(
    sql`select ${code}, ${userId}, ${attemptId}, ${language}, ${JSON.stringify(chosen)}, ${ctx.now()}
          where ${taken.passes} and ${isNew}`,
  )
  const read = ctx.db.select({ code: accessCodes.code }).from(accessCodes).where(mine)
  const found = taken.statement
    ? (await ctx.db.batch([taken.statement, inserted, read]))[2]
    : (await ctx.db.batch([inserted, read]))[1]
  return found[0] ? ok(found[0]) : refuse('quota_used_up')
}
