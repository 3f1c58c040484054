import { sql } from 'drizzle-orm'
import { isUserSql } from '#app/db/is-user-sql.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { checkCode } from './internal/check-code.ts'
import { firstGameStatements } from './milestone-statements.server.ts'
import type { ReferralRefusal } from './referral-refusals.ts'
import { referrals } from './referrals.schema.ts'

/**
 * Links a new account to the code it came by: once a person, of any number at the same moment one. What the friend has
 * finished before counts as well.
 */
export const applyReferralCode = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['referral_code'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, typed }: { userId: string; typed: string },
): Promise<Result<null, ReferralRefusal>> {
  const checked = await checkCode(ctx, { userId, typed })
  if (!checked.ok) return checked
  const { code, referrerId } = checked.value
  const [linked] = await ctx.db.batch([
    ctx.db
      .insert(referrals)
      .select(
        sql`select id, ${referrerId}, ${code}, ${ctx.now()}, null, null from (select ${userId} as id) as friend
          where ${isUserSql(sql`friend.id`)}`,
      )
      .onConflictDoNothing({ target: referrals.friendId })
      .returning(),
    ...firstGameStatements(ctx, userId),
  ])
  return linked.length === 0 ? refuse('code_used') : ok(null)
}
