// What a form of the invitations section led to, and what that says.
import { m } from '#app/i18n/generated/messages.ts'
import type { ToastRequest } from '#app/ui/toast/show-toast.ts'

export type InviteIntent = 'generate' | 'validate' | 'apply' | 'claim'

export interface InviteAnswer {
  intent: InviteIntent
  done: boolean
  /** Why not, in words of the server's; null when it did not say. */
  message: string | null
  /** Of a claim that succeeded. */
  claimedAt: number | null
}

/** What it says when it worked; a code that was applied is told of on the page after. */
const DONE = {
  generate: m.referral_generated,
  validate: m.referral_valid,
  apply: m.referral_applied,
  claim: m.referral_claimed,
} as const

const FAILED = {
  generate: m.referral_generate_failed,
  validate: m.referral_validate_failed,
  apply: m.referral_apply_failed,
  claim: m.referral_claim_failed,
} as const

/** A code that is not valid is an answer, not a failure: there the server's words stand alone. */
export function toastOf({ intent, done, message }: InviteAnswer): ToastRequest {
  const id = `referral-${intent}`
  if (done) return { id, type: 'success', title: DONE[intent]() }
  if (message === null) return { id, type: 'error', title: FAILED[intent]() }
  if (intent === 'validate') return { id, type: 'error', title: message }
  return { id, type: 'error', title: FAILED[intent](), description: message }
}
