// Mail and SMS: what a message is about, and what its words may need. The words are made on the way out (app/mail).

import type { Locale } from '#app/i18n/locales.ts'

/** Mail or SMS as it leaves: who gets it, what about, in which language. Words are made on the way out. */
export interface Message {
  channel: 'email' | 'sms'
  recipient: string
  kind: MessageKind
  locale: Locale
  params: MessageParams
}

export const CHILD_NOTICES = ['erased', 'exported', 'linked', 'unlinked', 'left'] as const
/** What somebody did with a child's account, or with the list of who looks after it. */
export type ChildNotice = (typeof CHILD_NOTICES)[number]

export const MESSAGE_KINDS = [
  'confirm_signup',
  'magic_link',
  'recovery',
  'email_change',
  'reauthentication',
  'phone_code',
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
  'child_concern',
  'receipt',
  'refund',
  'plan_change',
  'trial_ending',
  'contact',
  'newsletter_confirm',
  'newsletter_welcome',
  'account_notice',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** What a notice mail tells the owner of an account: something that only they should be able to do. */
export const NOTICE_KINDS = [
  'identity_linked',
  'identity_unlinked',
  'factor_added',
  'factor_removed',
  'factor_guessed',
  'phone_changed',
  'data_exported',
  'account_erased',
  'child_linked',
  'child_exported',
  'child_erased',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** What a message's words may need; each kind uses its own. */
export interface MessageParams {
  link?: string
  /** Six digits. */
  code?: string
  /** The address an email change leads to. */
  newEmail?: string
  /** "Chrome on Windows": of the session a notice is about. */
  device?: string
  /** When what a notice tells of happened; ISO 8601. */
  at?: string
  /** Of the child a consent is asked for. */
  childName?: string
  /** What a receipt is about. */
  bought?: Bought
  /** What a payment that went back was for. */
  returned?: Returned
  /** What became of a plan. */
  planChange?: ChangedPlan
  /** What a trial that ends is of. */
  trial?: EndingTrial
  /** What somebody wrote to us. */
  contact?: Contact
  /** Of the grown-up who was linked or removed; left out when they gave none. */
  guardianName?: string
  /** What a grown-up did with a child's account. */
  childNotice?: ChildNotice
  /** When the account goes without an answer; ISO 8601. */
  endsOn?: string
  notice?: NoticeKind
}

/** A message of the contact form: what strangers typed, none of it to be believed. */
export interface Contact {
  name: string
  /** Answers go here. */
  email: string
  /** Whether the writer's plan or pass has priority support; left out by messages queued before there was any. */
  isPriority?: boolean
  subject: string | null
  message: string
  /** The language they read the form in. */
  language: Locale
}

/** Names something that is sold (domain/catalogue/products.ts reads it). */
export interface ProductParts {
  kind: string
  item: string
  interval?: string | null
}

export interface ChangedPlan {
  product: ProductParts
  /**
   * switched: to this plan. cancelled: it ends at `endsAt`. kept: it renews then. overdue: its renewal was not paid, and it
   * gives nothing from `endsAt` on. returned: what paid for it was given back. ended: at once. erased: with its account.
   */
  change: 'switched' | 'cancelled' | 'kept' | 'overdue' | 'returned' | 'ended' | 'erased'
  /** Milliseconds since the epoch. */
  endsAt: number
  /** The mail goes to a grown-up of the child whose plan it is. */
  byChild: boolean
  /** The mail goes to that child. */
  toChild?: boolean
  /** The name of the child a guardian pays for; empty: it has none. Left out: the payer's own. */
  forChild?: string | undefined
}

/** A free trial that ends by itself. */
export interface EndingTrial {
  tier: string
  /** Milliseconds since the epoch. */
  endsAt: number
  /** The mail goes to a grown-up of the child who has it. */
  byChild: boolean
}

export interface Returned extends Bought {
  /** refunded: we gave it back. disputed: a bank asks it back. */
  outcome: 'refunded' | 'disputed'
}

export interface Bought {
  product: ProductParts
  /** US cents. */
  amount: number
  /** Milliseconds since the epoch. */
  at: number
  /** The mail goes to a grown-up of the child who bought it. */
  byChild?: boolean
  /** The name of the child a guardian bought it for; empty: it has none. Left out: the payer's own. */
  forChild?: string | undefined
}

/**
 * Renders a message and hands it to a mail or SMS service. Throws when the service refuses; the message is kept. `id`
 * names the message in every attempt: a service that knows it already sends it no second time. Its errors are logged:
 * they name no address and no words.
 */
export interface Messenger {
  deliver(message: Message, id: string): Promise<void>
}
