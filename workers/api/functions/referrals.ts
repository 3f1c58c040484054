// generate-, validate- and apply-referral-code and claim-reward (spec 000, section 7). What a client says of its own id
// counts for nothing; refusals a screen shows are answers with success false.
import { z } from 'zod'
import { applyReferralCode } from '#app/domain/referrals/apply-referral-code.server.ts'
import { claimReward } from '#app/domain/referrals/claim-reward.server.ts'
import { generateReferralCode } from '#app/domain/referrals/generate-referral-code.server.ts'
import type { ReferralRefusal } from '#app/domain/referrals/referral-refusals.ts'
import { validateReferralCode } from '#app/domain/referrals/validate-referral-code.server.ts'
import * as m from '#app/i18n/generated/messages.ts'
import type { AppContext } from '#app/platform/context.ts'
import { referralErrorText } from '#app/words/referral-refusals.ts'
import { declareServerFunction, type FunctionAnswer, needsSignIn } from './server-function.ts'

const code = z.string().max(100)

/** The message is for people, in the caller's language. The refusal's own code is `reason`: `code` is the referral code. */
function refused({ caller }: Pick<AppContext, 'caller'>, reason: ReferralRefusal): FunctionAnswer {
  const message = referralErrorText(reason, caller)
  return { ok: true, body: { success: false, reason, message, error: message } }
}

export const generateReferralCodeFunction = declareServerFunction({
  body: z.strictObject({}),
  async handle(ctx, signedIn) {
    if (!signedIn) return needsSignIn()
    const generated = await generateReferralCode(ctx, signedIn.account.id)
    return generated.ok
      ? { ok: true, body: { success: true, ...generated.value } }
      : refused(ctx, generated.code)
  },
})

export const validateReferralCodeFunction = declareServerFunction({
  body: z.strictObject({ code }),
  async handle(ctx, signedIn, { code: typed }) {
    const checked = await validateReferralCode(ctx, { userId: signedIn?.account.id ?? null, typed })
    const { locale } = ctx.caller
    return {
      ok: true,
      body: checked.ok
        ? { valid: true, message: m.referral_valid({}, { locale }) }
        : { valid: false, reason: checked.code, message: referralErrorText(checked.code, { locale }) },
    }
  },
})

export const applyReferralCodeFunction = declareServerFunction({
  body: z.strictObject({ code, action: z.literal('signup') }),
  async handle(ctx, signedIn, { code: typed }) {
    if (!signedIn) return needsSignIn()
    const applied = await applyReferralCode(ctx, { userId: signedIn.account.id, typed })
    if (!applied.ok) return refused(ctx, applied.code)
    const message = m.referral_applied({}, { locale: ctx.caller.locale })
    return { ok: true, body: { success: true, message } }
  },
})

export const claimRewardFunction = declareServerFunction({
  body: z.strictObject({ rewardId: z.string().max(60) }),
  async handle(ctx, signedIn, { rewardId }) {
    if (!signedIn) return needsSignIn()
    const claimed = await claimReward(ctx, { userId: signedIn.account.id, rewardId })
    if (!claimed.ok) return refused(ctx, claimed.code)
    const message = m.referral_claimed({}, { locale: ctx.caller.locale })
    return { ok: true, body: { success: true, message } }
  },
})
