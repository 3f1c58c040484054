import {
  proveByCode,
  type Verified,
  type VerifyCodeInput,
} from '#app/domain/accounts/prove-by-code.server.ts'
import { type AccountResult, accountGateRefusal } from '#app/domain/accounts/refusals.ts'
import { askPendingConsent } from '#app/domain/guardians/ask-pending-consent.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'

/**
 * Proves someone by a code or link they were sent, and does what it was sent for; that of a sign-up makes the account, and asks
 * the grown-up a child named. Each is good once.
 */
export const verifyCode = verb(
  { actor: 'holder', budgets: ['verify'], notice: null },
  run,
  accountGateRefusal,
)

async function run(ctx: AppContext, input: VerifyCodeInput): Promise<AccountResult<Verified>> {
  const verified = await proveByCode(ctx, input)
  if (verified.ok && verified.value.kind === 'proved' && verified.value.isNew)
    await askPendingConsent(ctx, verified.value.proved.userId)
  return verified
}
