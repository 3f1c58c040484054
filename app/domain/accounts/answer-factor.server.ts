import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Session, SignedIn } from './accounts.types.ts'
import { challengeFactor } from './challenge-factor.server.ts'
import { type AccountResult, accountGateRefusal } from './refusals.ts'
import { verifyFactor } from './verify-factor.server.ts'

export interface FactorAnswer {
  factorId: string
  /** null for an authenticator app: its code needs nothing sent before. */
  challengeId: string | null
  code: string
}

/** What a screen does with a typed code: challenge and verify in one. Guesses count as for verifyFactor. */
export const answerFactor = verb(
  { actor: 'pending', owner: ({ account }) => account.id, budgets: [], notice: null },
  run,
  accountGateRefusal,
)

async function run(
  ctx: AppContext,
  who: SignedIn,
  { factorId, challengeId, code }: FactorAnswer,
): Promise<AccountResult<Session>> {
  if (challengeId !== null) return verifyFactor(ctx, who, { factorId, challengeId, code })
  const challenge = await challengeFactor(ctx, who, factorId)
  return challenge.ok
    ? verifyFactor(ctx, who, { factorId, challengeId: challenge.value.id, code })
    : challenge
}
