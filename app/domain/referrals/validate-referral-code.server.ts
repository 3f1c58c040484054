import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result } from '#engine/core/result.ts'
import { checkCode } from './internal/check-code.ts'
import type { ReferralRefusal } from './referral-refusals.ts'

/** Whether a code could be applied now, and if not, why. Changes nothing and names nobody. */
export const validateReferralCode = verb(
  { actor: 'anyone_or_owner', owner: ({ userId }) => userId, budgets: ['referral_code'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  asked: { userId: string | null; typed: string },
): Promise<Result<null, ReferralRefusal>> {
  const checked = await checkCode(ctx, asked)
  return checked.ok ? ok(null) : checked
}
