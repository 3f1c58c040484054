// Every refusal of the accounts, with the status and the English the public API answers. Screens translate the code.
// Source of codes and texts: supabase/auth (GoTrue) as its clients know it.

import { STANDING_REFUSALS } from '#app/domain/profiles/standing-refusals.ts'
import type { AskedCaptcha } from '#app/platform/captcha-challenge.ts'
import { GATE_REFUSALS } from '#app/platform/gate-refusals.ts'
import type { GateReason } from '#app/platform/verb.ts'

export const ACCOUNT_REFUSALS = {
  ...GATE_REFUSALS,
  ...STANDING_REFUSALS,
  bad_json: [400, 'Could not parse request body as JSON'],
  validation_failed: [400, 'The request is not valid'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  not_admin: [403, 'Updating app_metadata requires admin privileges'],
  user_not_found: [403, 'User from sub claim in JWT does not exist'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  user_banned: [400, 'User is banned'],
  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [400, 'Email not confirmed'],
  phone_not_confirmed: [400, 'Phone not confirmed'],
  email_address_invalid: [400, 'Unable to validate email address: invalid format'],
  user_already_exists: [422, 'User already registered'],
  email_exists: [422, 'A user with this email address has already been registered'],
  phone_exists: [422, 'A user with this phone number has already been registered'],
  weak_password: [422, 'Password should be at least 6 characters.'],
  same_password: [422, 'New password should be different from the old password.'],
  otp_expired: [403, 'Token has expired or is invalid'],
  otp_disabled: [422, 'Signups not allowed for otp'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  flow_state_expired: [422, 'invalid flow state, flow state has expired'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  bad_oauth_state: [400, 'OAuth state is not valid'],
  bad_oauth_callback: [400, 'OAuth callback with invalid parameters'],
  provider_email_needs_verification: [422, 'The provider has not verified this email address'],
  provider_disabled: [400, 'Unsupported provider: provider is not enabled'],
  phone_provider_disabled: [400, 'Unsupported phone provider'],
  phone_country_not_served: [400, 'We can’t send text messages to this country yet. Please use email.'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_challenge_expired: [
    422,
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_ip_address_mismatch: [422, 'Challenge and verify IP addresses mismatch'],
  mfa_factor_name_conflict: [422, 'A factor with the friendly name for this user already exists'],
  too_many_enrolled_mfa_factors: [422, 'Maximum number of verified factors reached, unenroll to continue'],
  mfa_verified_factor_exists: [
    422,
    'A verified phone factor already exists, unenroll the existing factor to continue',
  ],
  single_identity_not_deletable: [422, 'User must have at least 1 identity after unlinking'],
  identity_not_found: [422, "Identity doesn't exist"],
  identity_already_exists: [422, 'Identity is already linked to another user'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  saml_provider_disabled: [404, 'Single sign-on is disabled'],
  sso_provider_not_found: [404, 'No such SSO provider'],
  over_email_send_rate_limit: [429, 'For security purposes, you can only request this after a while.'],
  over_sms_send_rate_limit: [429, 'For security purposes, you can only request this after a while.'],
  other_browser: [403, 'Please finish linking in the browser, and with the account, that began it'],
  age_already_stated: [403, 'You told us another age before, and that one stays'],
  guardian_address: [
    422,
    'This is the mailbox of the grown-up who looks after this account. Please use your own',
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type AccountCode = keyof typeof ACCOUNT_REFUSALS

/** Whether a code read from an address or a cookie is one of the table. */
export function isAccountCode(code: string): code is AccountCode {
  return Object.hasOwn(ACCOUNT_REFUSALS, code)
}

export type WeakPasswordReason = 'length' | 'characters' | 'pwned'

export interface AccountRefusal {
  readonly ok: false
  readonly code: AccountCode
  /** Where the same code has another status or text. */
  readonly status?: number
  readonly message?: string
  readonly reasons?: readonly WeakPasswordReason[]
  /** Whole seconds until the call may be made again. */
  readonly retryAfterSeconds?: number
  /** Of captcha_failed: to be solved, and its solution sent along with the same call. */
  readonly captcha?: AskedCaptcha
}

export type AccountResult<Value> = { readonly ok: true; readonly value: Value } | AccountRefusal

/** What an account verb answers when its gate stays shut. */
export function accountGateRefusal(reason: GateReason): AccountRefusal {
  switch (reason.kind) {
    case 'not_signed_in':
      return accountRefusal('no_authorization')
    case 'needs_factor':
      return accountRefusal('insufficient_aal')
    case 'not_yours':
      return accountRefusal('no_authorization', { status: 403 })
    case 'needs_fresh_proof':
      return accountRefusal('reauthentication_needed')
    case 'too_many':
      return accountRefusal('over_request_rate_limit', {
        retryAfterSeconds: Math.ceil(reason.retryAfterMs / 1000),
      })
    case 'needs_captcha':
      return reason.asked === null
        ? accountRefusal('captcha_failed')
        : accountRefusal('captcha_failed', {
            retryAfterSeconds: reason.asked.retryAfterSeconds,
            captcha: reason.asked,
          })
  }
}

/** A refusal, with its own status or text where the table's does not fit. */
export function accountRefusal(
  code: AccountCode,
  detail: Omit<AccountRefusal, 'ok' | 'code'> = {},
): AccountRefusal {
  return { ok: false, code, ...detail }
}
