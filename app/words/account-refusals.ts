// What a refusal of the accounts says to a person. The API answers its clients with the auth service's own English
// (refusals.ts); a screen never shows that. Call it on the server: the table is long.
import type { AccountCode, AccountRefusal } from '#app/domain/accounts/refusals.ts'
// A namespace import: the Worker's bundler then leaves out what is not used.
import * as m from '#app/i18n/generated/messages.ts'

/** What only clients of the API can meet: no screen sends such a request. */
const OTHER = m.auth_error_validation_failed

const WORDS: Readonly<Record<AccountCode, () => string>> = {
  bad_json: OTHER,
  validation_failed: OTHER,
  captcha_failed: m.auth_error_captcha_failed,
  no_authorization: m.auth_error_session_gone,
  bad_jwt: m.auth_error_session_gone,
  not_admin: OTHER,
  user_not_found: m.auth_error_session_gone,
  session_not_found: m.auth_error_session_gone,
  user_banned: m.auth_error_user_banned,
  invalid_credentials: m.auth_error_invalid_credentials,
  email_not_confirmed: m.auth_error_email_not_confirmed,
  phone_not_confirmed: m.auth_error_phone_not_confirmed,
  email_address_invalid: m.auth_error_email_address_invalid,
  user_already_exists: m.auth_error_user_already_exists,
  email_exists: m.auth_error_email_exists,
  phone_exists: m.auth_error_phone_exists,
  weak_password: m.auth_error_weak_password,
  same_password: m.auth_error_same_password,
  otp_expired: m.auth_error_otp_expired,
  otp_disabled: m.auth_error_otp_disabled,
  signup_disabled: m.auth_error_signup_disabled,
  anonymous_provider_disabled: OTHER,
  refresh_token_not_found: m.auth_error_session_gone,
  refresh_token_already_used: m.auth_error_session_gone,
  session_expired: m.auth_error_session_gone,
  flow_state_not_found: m.auth_error_flow_not_found,
  flow_state_expired: m.auth_error_flow_expired,
  bad_code_verifier: OTHER,
  bad_oauth_state: m.auth_error_bad_oauth_state,
  bad_oauth_callback: m.auth_error_bad_oauth_callback,
  provider_email_needs_verification: m.auth_error_provider_email_needs_verification,
  provider_disabled: m.auth_error_provider_disabled,
  phone_provider_disabled: m.auth_error_phone_off,
  phone_country_not_served: m.auth_error_phone_country,
  reauthentication_needed: m.auth_error_reauthentication_needed,
  reauthentication_not_valid: m.auth_error_reauthentication_not_valid,
  insufficient_aal: m.auth_error_insufficient_aal,
  mfa_factor_not_found: m.auth_error_mfa_factor_not_found,
  mfa_challenge_expired: m.auth_error_mfa_challenge_expired,
  mfa_verification_failed: m.auth_error_mfa_verification_failed,
  mfa_ip_address_mismatch: m.auth_error_mfa_ip_address_mismatch,
  mfa_factor_name_conflict: m.auth_error_mfa_factor_name_conflict,
  too_many_enrolled_mfa_factors: m.auth_error_too_many_enrolled_mfa_factors,
  mfa_verified_factor_exists: m.auth_error_mfa_verified_factor_exists,
  single_identity_not_deletable: m.auth_error_single_identity_not_deletable,
  identity_not_found: m.auth_error_identity_not_found,
  identity_already_exists: m.auth_error_identity_already_exists,
  manual_linking_disabled: OTHER,
  saml_provider_disabled: OTHER,
  sso_provider_not_found: m.auth_error_sso_provider_not_found,
  over_request_rate_limit: m.auth_error_over_request_rate_limit,
  over_email_send_rate_limit: m.auth_error_over_send_rate_limit,
  over_sms_send_rate_limit: m.auth_error_over_send_rate_limit,
  other_browser: m.auth_error_other_browser,
  consent_required: m.auth_error_consent_required,
  adult_required: m.auth_error_adult_required,
  age_already_stated: m.auth_error_age_already_stated,
  guardian_address: m.auth_error_guardian_address,
}

/** The message of a refusal. `seconds` until the call may be made again, where the code has such a time. */
export function authErrorText(code: AccountCode, seconds?: number): string {
  if (seconds !== undefined && seconds > 0) {
    if (code === 'over_request_rate_limit') return m.auth_error_over_request_rate_limit_seconds({ seconds })
    if (code === 'over_email_send_rate_limit' || code === 'over_sms_send_rate_limit')
      return m.auth_error_over_send_rate_limit_seconds({ seconds })
  }
  return WORDS[code]()
}

/** As authErrorText, and why a password is weak. */
export function refusalText(refusal: AccountRefusal): string {
  if (refusal.code === 'weak_password' && refusal.reasons?.includes('pwned'))
    return m.auth_error_pwned_password()
  return authErrorText(refusal.code, refusal.retryAfterSeconds)
}
