// What a refusal of invitations says to a person. Call it on the server: the table is long.
import { REFERRAL_REFUSALS, type ReferralRefusal } from '#app/domain/referrals/referral-refusals.ts'
// A namespace import: the Worker's bundler then leaves out what is not used.
import * as m from '#app/i18n/generated/messages.ts'
import type { SaidIn } from '#app/i18n/message.ts'

type Words = (inputs: object, options?: SaidIn) => string

const WORDS: Readonly<Record<ReferralRefusal, Words>> = {
  consent_required: m.referral_error_consent_required,
  proved_consent_required: m.referral_error_proved_consent_required,
  too_many_requests: m.referral_error_too_many_requests,
  empty_code: m.referral_error_empty_code,
  unknown_code: m.referral_error_unknown_code,
  own_code: m.referral_error_own_code,
  code_used: m.referral_error_code_used,
  not_new: m.referral_error_not_new,
  unknown_reward: m.referral_error_unknown_reward,
  already_claimed: m.referral_error_already_claimed,
  premium_running: m.referral_error_premium_running,
}

export function referralErrorText(code: ReferralRefusal, options?: SaidIn): string {
  return WORDS[code]({}, options)
}

export function isReferralRefusal(value: string): value is ReferralRefusal {
  return (REFERRAL_REFUSALS as readonly string[]).includes(value)
}
