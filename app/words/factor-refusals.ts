// What a refusal about a second factor says to a person who typed a code or adds one; the rest is authErrorText's.

import type { Factor } from '#app/domain/accounts/accounts.types.ts'
import type { AccountCode, AccountRefusal } from '#app/domain/accounts/refusals.ts'
// A namespace import: the Worker's bundler then leaves out what is not used.
import * as m from '#app/i18n/generated/messages.ts'
import { authErrorText } from '#app/words/account-refusals.ts'

const WORDS: Partial<Readonly<Record<AccountCode, () => string>>> = {
  mfa_challenge_expired: m.factors_error_new_code,
  mfa_ip_address_mismatch: m.factors_error_new_code,
  mfa_factor_not_found: m.factors_error_gone,
  mfa_factor_name_conflict: m.factors_error_name_taken,
  too_many_enrolled_mfa_factors: m.factors_error_too_many,
  mfa_verified_factor_exists: m.factors_error_number_taken,
}

/** Call it on the server: the table behind authErrorText is long. */
export function factorErrorText(
  { code, retryAfterSeconds }: Pick<AccountRefusal, 'code' | 'retryAfterSeconds'>,
  type: Factor['type'],
): string {
  if (code === 'mfa_verification_failed')
    return type === 'phone' ? m.factors_error_wrong_text() : m.factors_error_wrong()
  return WORDS[code]?.() ?? authErrorText(code, retryAfterSeconds)
}
