// The one rule on when a captcha is asked for, on screens as in the API.

import { type BudgetName, spend } from './budgets.ts'
import type { AskedCaptcha, CaptchaPurpose } from './captcha-challenge.ts'
import type { AppContext } from './context.ts'
import { newChallenge, takeSolution } from './proof-of-work.server.ts'

export type CallRefusal =
  | { readonly kind: 'too_many'; readonly retryAfterMs: number }
  /** null: to be solved at the deployment's captcha service. */
  | { readonly kind: 'needs_captcha'; readonly asked: AskedCaptcha | null }

/**
 * Counts a call that programs like to make; null lets it pass. Without a captcha a network may use half of the budget at once,
 * the other half is for those who solve one. Where the deployment has its captcha service, each call shows that service's token.
 * Refused calls are not counted.
 */
export async function spendAsPerson(
  ctx: AppContext,
  budget: BudgetName,
  purpose: CaptchaPurpose,
  token: string | undefined,
): Promise<CallRefusal | null> {
  const { captcha, config } = ctx
  if (captcha === null && config.captchaDifficulty > 0) {
    const waitMs = await spend(ctx, budget, 'half')
    if (waitMs === null) return null
    if (token === undefined || !(await takeSolution(ctx, purpose, token)))
      return { kind: 'needs_captcha', asked: await ask(ctx, purpose, waitMs) }
  }
  const retryAfterMs = await spend(ctx, budget)
  if (retryAfterMs !== null) return { kind: 'too_many', retryAfterMs }
  if (captcha === null || (await captcha.passes(token, ctx.caller.address))) return null
  return { kind: 'needs_captcha', asked: null }
}

async function ask(ctx: AppContext, purpose: CaptchaPurpose, waitMs: number): Promise<AskedCaptcha> {
  return { challenge: await newChallenge(ctx, purpose), retryAfterSeconds: Math.ceil(waitMs / 1_000) }
}
