import { and, count, desc, eq, gt } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { accessCodes, redeemedCodes } from './access-codes.schema.ts'
import { CODE_LIFETIME } from './code-limits.ts'

/** The open codes a teacher made, newest first, each with how many accounts entered it. */
export const readAccessCodes = verb(
  { actor: 'user', owner: (userId) => userId, budgets: [], notice: null },
  run,
)

function run(ctx: AppContext, userId: string) {
  return ctx.db
    .select({
      code: accessCodes.code,
      language: accessCodes.language,
      skills: accessCodes.skills,
      createdAt: accessCodes.createdAt,
      entered: count(redeemedCodes.userId),
    })
    .from(accessCodes)
    .leftJoin(redeemedCodes, eq(redeemedCodes.code, accessCodes.code))
    .where(and(eq(accessCodes.userId, userId), gt(accessCodes.createdAt, ctx.now() - CODE_LIFETIME)))
    .groupBy(accessCodes.code)
    .orderBy(desc(accessCodes.createdAt), accessCodes.code)
}
