import { and, eq, gt, sql } from 'drizzle-orm'
import { quotaTaken } from '#app/domain/access/quota-taken.server.ts'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { readCode } from '#app/platform/short-code.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { accessCodes, redeemedCodes } from './access-codes.schema.ts'
import { CODE_LIFETIME } from './code-limits.ts'

export interface RedeemAccessCodeInput {
  userId: string
  /** As it was typed. */
  code: string
}

/**
 * - unknown_code: there is no such code, its teacher closed it, or its time is over
 * - consent_required: a grown-up's yes is missing
 * - quota_used_up: the plan opens no more codes this month
 */
export type RedeemAccessCodeRefusal =
  | 'unknown_code'
  | 'consent_required'
  | 'quota_used_up'
  | 'too_many_requests'

/**
 * Keeps what a teacher's code holds for whoever enters it. The same code again changes nothing; a new one is taken from the plan's
 * limit in the same batch (spec 000 section 9). The teacher learns how many entered it, not who.
 */
export const redeemAccessCode = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['access_code'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, code: typed }: RedeemAccessCodeInput,
): Promise<Result<{ code: string }, RedeemAccessCodeRefusal>> {
  const limited = await refuseWhileLimited(ctx, userId)
  if (limited) return limited
  const code = readCode(typed)
  if (code === null) return refuse('unknown_code')
  const open = and(eq(accessCodes.code, code), gt(accessCodes.createdAt, ctx.now() - CODE_LIFETIME))
  const mine = and(eq(redeemedCodes.userId, userId), eq(redeemedCodes.code, code))
  const isNew = sql`exists (select 1 from ${accessCodes} where ${open})
    and not exists (select 1 from ${redeemedCodes} where ${mine})`
  const taken = await quotaTaken(ctx, { userId, quota: 'codes-redeemed', onlyIf: isNew })
  const inserted = ctx.db.insert(redeemedCodes).select(
    sql`select ${userId}, ${accessCodes.code}, ${accessCodes.language}, ${accessCodes.skills}, ${ctx.now()}
          from ${accessCodes} where ${taken.passes} and ${open} and ${isNew}`,
  )
  const kept = ctx.db.select({ code: redeemedCodes.code }).from(redeemedCodes).where(mine)
  const known = ctx.db.select({ code: accessCodes.code }).from(accessCodes).where(open)
  const [found, isKnown] = taken.statement
    ? await ctx.db
        .batch([taken.statement, inserted, kept, known])
        .then(([, , own, open]) => [own[0], open[0]])
    : await ctx.db.batch([inserted, kept, known]).then(([, own, open]) => [own[0], open[0]])
  if (found) return ok(found)
  return refuse(isKnown ? 'quota_used_up' : 'unknown_code')
}
