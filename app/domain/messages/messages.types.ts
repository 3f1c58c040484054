// How long a message is worth sending, and what the outbox shows of one.
import type { Message, MessageKind } from '#app/platform/message.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** After this nobody tries to send a message any more; the longest of all lifetimes. */
export const GIVE_UP_MS = 3 * DAY_MS
/** A code sent by SMS is typed in at once or never. */
export const SMS_LIFETIME_MS = 10 * MINUTE_MS
/** As long as the link and the code inside are good. */
export const CODE_MAIL_LIFETIME_MS = HOUR_MS

/** News and requests that are as good days later; everything else carries a code that dies soon. */
const LASTING: readonly MessageKind[] = [
  'password_changed',
  'email_changed',
  'session_ended',
  'parental_consent',
  'parental_consent_reminder',
  'parental_consent_given',
  'parental_consent_second',
  'parental_consent_proved',
  'parental_consent_card',
  'child_notice',
  'receipt',
  'refund',
  'plan_change',
  'trial_ending',
  'contact',
  'newsletter_confirm',
  'newsletter_welcome',
  'account_notice',
]

/** Milliseconds after its writing in which a message still helps; later it would only carry a dead code. */
export function lifetimeOf({ channel, kind }: Pick<Message, 'channel' | 'kind'>): number {
  if (channel === 'sms') return SMS_LIFETIME_MS
  return LASTING.includes(kind) ? GIVE_UP_MS : CODE_MAIL_LIFETIME_MS
}

/** A message as it lies in the outbox. */
export interface KeptMessage {
  id: string
  message: Message
  createdAt: number
  /** null: still on its way. */
  deliveredAt: number | null
  /** How often somebody tried to deliver it. */
  attempts: number
}
