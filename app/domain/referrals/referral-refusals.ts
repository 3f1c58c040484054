/**
 * - consent_required: a grown-up has to say yes to this account first
 * - proved_consent_required: a grown-up has said yes by mail; this needs one who proved to be an adult
 * - empty_code, unknown_code, own_code
 * - code_used: this account came by a code before
 * - not_new: the account is too old, or older than that of who invites
 * - unknown_reward: also somebody else's
 * - premium_running: days of Premium would be lost beside a subscription to it
 */
export const REFERRAL_REFUSALS = [
  'consent_required',
  'proved_consent_required',
  'too_many_requests',
  'empty_code',
  'unknown_code',
  'own_code',
  'code_used',
  'not_new',
  'unknown_reward',
  'already_claimed',
  'premium_running',
] as const

export type ReferralRefusal = (typeof REFERRAL_REFUSALS)[number]
