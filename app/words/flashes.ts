// What one page says on the next: after a form was sent and led on. A flash is a code; its words come from the catalogues.
// A namespace import: the Worker's bundler then leaves out what is not used.
import * as m from '#app/i18n/generated/messages.ts'
import type { ToastType } from '#app/ui/toast/show-toast.ts'

export interface FlashRow {
  type: ToastType
  title: () => string
  /** Left out when the flash carries the text of a refusal, or has none. */
  description?: () => string
}

export const FLASHES = {
  login_successful: { type: 'success', title: m.auth_login_successful, description: m.auth_welcome_back },
  login_failed: { type: 'error', title: m.auth_login_failed },
  account_created: {
    type: 'success',
    title: m.auth_account_created,
    description: m.auth_account_created_text,
  },
  confirmation_sent: {
    type: 'success',
    title: m.auth_confirmation_sent,
    description: m.auth_account_created_text,
  },
  email_confirmed: {
    type: 'success',
    title: m.auth_email_confirmed,
    description: m.auth_email_confirmed_text,
  },
  email_changed: { type: 'success', title: m.auth_email_changed },
  email_half_changed: {
    type: 'info',
    title: m.auth_email_half_changed,
    description: m.auth_email_half_changed_text,
  },
  password_updated: {
    type: 'success',
    title: m.auth_password_updated,
    description: m.auth_password_updated_text,
  },
  password_after_factor: {
    type: 'info',
    title: m.auth_password_after_factor,
    description: m.auth_password_after_factor_text,
  },
  child_erased: { type: 'success', title: m.family_done_erased },
  child_act_failed: { type: 'error', title: m.profile_identity_failed },
  profile_signed_out: { type: 'error', title: m.profile_signed_out },
  email_links_sent: { type: 'success', title: m.profile_email_sent, description: m.profile_email_sent_text },
  phone_changed: { type: 'success', title: m.profile_phone_changed },
  reauthentication_sent: {
    type: 'success',
    title: m.profile_password_code_sent,
    description: m.profile_password_code_sent_text,
  },
  code_not_sent: { type: 'error', title: m.profile_password_code_not_sent },
  password_changed: {
    type: 'success',
    title: m.profile_password_changed,
    description: m.profile_password_changed_text,
  },
  session_ended: { type: 'success', title: m.profile_session_ended },
  sessions_ended: { type: 'success', title: m.profile_sessions_ended },
  identity_linked: { type: 'success', title: m.profile_identity_linked },
  identity_unlinked: { type: 'success', title: m.profile_identity_unlinked },
  identity_failed: { type: 'error', title: m.profile_identity_failed },
  account_erased: { type: 'success', title: m.profile_erased },
  sign_in_to_subscribe: { type: 'error', title: m.subscription_sign_in_first },
  nothing_to_cancel: { type: 'error', title: m.billing_error_no_subscription },
  cancelled: { type: 'success', title: m.subscription_cancelled, description: m.subscription_cancel_text },
  cancelled_at_once: {
    type: 'success',
    title: m.subscription_cancelled,
    description: m.subscription_cancelled_at_once,
  },
  subscription_started: {
    type: 'success',
    title: m.subscription_started,
    description: m.subscription_started_text,
  },
  child_subscription_started: {
    type: 'success',
    title: m.subscription_started_child,
    description: m.subscription_started_text,
  },
  trial_started: {
    type: 'success',
    title: m.subscription_trial_started,
    description: m.subscription_trial_started_text,
  },
  plan_switched: { type: 'success', title: m.subscription_switched },
  plan_kept: { type: 'success', title: m.subscription_kept },
  callback_success: { type: 'success', title: m.callback_success, description: m.callback_welcome },
  callback_failed: { type: 'error', title: m.callback_failed, description: m.callback_failed_text },
  callback_exception: {
    type: 'error',
    title: m.callback_exception,
    description: m.callback_exception_text,
  },
  google_success: { type: 'success', title: m.callback_google_success },
  google_failed: { type: 'error', title: m.callback_google_failed },
  microsoft_success: { type: 'success', title: m.callback_microsoft_success },
  microsoft_failed: { type: 'error', title: m.callback_microsoft_failed },
  contact_thanks: { type: 'success', title: m.contact_thanks, description: m.contact_sent_text },
  referral_generated: { type: 'success', title: m.referral_generated },
  referral_generate_failed: { type: 'error', title: m.referral_generate_failed },
  referral_generate_signed_out: { type: 'error', title: m.referral_generate_signed_out },
  referral_valid: { type: 'success', title: m.referral_valid },
  referral_not_valid: { type: 'error', title: m.referral_not_valid },
  referral_applied: { type: 'success', title: m.referral_applied },
  referral_apply_failed: { type: 'error', title: m.referral_apply_failed },
  referral_claimed: { type: 'success', title: m.referral_claimed },
  referral_claim_failed: { type: 'error', title: m.referral_claim_failed },
  referral_claim_signed_out: { type: 'error', title: m.referral_claim_signed_out },
} as const satisfies Readonly<Record<string, FlashRow>>

export type FlashCode = keyof typeof FLASHES

/** A flash in words, as pages show it. */
export interface Flash {
  code: FlashCode
  type: ToastType
  title: string
  description?: string
}
