// What a verb may reach: storage, settings, time, ids, chance. Built once a request by workers/load-context.ts,
// replaced by plain objects in tests. Nothing in app/domain reads a clock, a dice or a binding elsewhere.

import type { JWK } from 'jose'
import type { Database } from '#app/db/database.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Identity } from '#app/platform/actor.ts'
import type { Countdown } from './clock-messages.ts'
import type { Payments } from './payments.ts'

/** An OpenID provider we are registered with. */
export interface ProviderConfig {
  /** Issuer URL; its discovery document names the endpoints (OpenID Connect Discovery 1.0). */
  issuer: string
  clientId: string
  clientSecret: string
}

/** What a deployment is for. `staging` is production with test cards, hidden from search. */
export type Deployment = 'development' | 'staging' | 'production'

/** The company or person answering for a deployment, as legal texts name them. */
export interface Operator {
  name: string
  /** Postal, in one line. */
  address: string
  email: string
  phone: string
  /** In the European Union, name and address in one line; null: there is none. */
  representative: string | null
}

export interface Config {
  environment: Deployment
  /** Key of the HMAC on the guest cookie; other keys are derived from it (keys.server.ts). */
  cookieSecret: string
  /** Our own origin, as links in mails name it; no slash at the end. */
  siteUrl: string
  /** Globs of addresses a sign-in may return to beside our own. */
  redirectAllowList: readonly string[]
  /** What API clients send as `apikey`; stands for the anonymous role, not a secret. */
  publicClientKey: string
  /** Private ES256 keys, each with its `kid`. The first signs; all verify (RFC 7517). */
  signingKeys: readonly JWK[]
  /** null: not offered. */
  providers: Readonly<Record<'google' | 'microsoft', ProviderConfig | null>>
  /** The most tries a captcha of ours takes a browser (platform/proof-of-work.server.ts); 0: none is asked for. */
  captchaDifficulty: number
  /** Messages of all accounts together in an hour, each channel. */
  messagesPerHour: number
  /** Who reads what the contact form brings: an address of the operator. */
  contactEmail: string
  /** False where no service carries SMS: nobody is then asked for a phone number. */
  smsOffered: boolean
  /** Calling codes (ITU-T E.164, digits only) of the countries SMS are sent to. */
  smsCallingCodes: readonly string[]
  /** Origin of a stand-in for the card provider, on a developer's machine; null: the provider itself is asked. */
  paymentsStandIn: string | null
  /** Bearer key of the operator's own calls (workers/api/operator.ts); null: there are none. */
  operatorKey: string | null
  operator: Operator
  /** Where weaknesses are reported (RFC 9116). */
  securityEmail: string
}

/** Where a call comes from. For jobs: an empty address. */
export interface Caller {
  /** Network address; never stored. */
  address: string
  /** The network it belongs to (platform/network.ts): what limits count. Empty for jobs. */
  network: string
  userAgent: string
  locale: Locale
  /** IANA name as the network guesses it; null where it is unknown. Says which day it is for the player. */
  timeZone: string | null
}

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

/** Passwords known from breaches elsewhere. Answers false when it cannot tell in time. */
export interface BreachedPasswords {
  includes(password: string): Promise<boolean>
}

/** A captcha service elsewhere, whose tokens clients of the API send. */
export interface Captcha {
  /** Whether `token` is a solved one. */
  passes(token: string | undefined, address: string): Promise<boolean>
}

export type LogFields = Readonly<Record<string, unknown>>

export interface Log {
  info(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}

export interface Allowance {
  allowed: boolean
  /** Milliseconds until the next call may pass; 0 when allowed. */
  retryAfterMs: number
}

export interface Limiter {
  /**
   * Counts one call for `subject` and says whether it is within `limit` calls a `windowMs` milliseconds,
   * at most `burst` of them at once (all, when left out).
   */
  take(subject: string, limit: number, windowMs: number, burst?: number): Promise<Allowance>
}

/** The users' clocks: they tell open pages what starts and ends. Nothing is true because of them alone. */
export interface Clocks {
  track(userId: string, countdown: Countdown): Promise<void>
  drop(userId: string, countdownId: string): Promise<void>
  /** Closes the sockets of those of the user's sessions that are over. */
  closeEnded(userId: string): Promise<void>
}

export interface AppContext {
  db: Database
  config: Config
  limiter: Limiter
  log: Log
  caller: Caller
  /** Who makes this call. */
  identity: Identity
  /**
   * Reads where a notice to this user goes (before the verb, which may erase them) and answers what mails it. Nothing is
   * sent to somebody without an email address.
   */
  prepareNotice(ctx: AppContext, userId: string): Promise<(notice: NoticeKind) => Promise<void>>
  messenger: Messenger
  breachedPasswords: BreachedPasswords
  /** null: none is set up, or the call comes from a page of ours, which asks no third party. */
  captcha: Captcha | null
  clocks: Clocks
  payments: Payments
  /** The network: providers' discovery, keys and tokens. */
  fetch: typeof fetch
  /** Lets `work` go on after the answer was sent. */
  waitUntil(work: Promise<unknown>): void
  /** Milliseconds since the Unix epoch. */
  now(): number
  /** A new unguessable id (UUID). */
  newId(): string
  /** A new unguessable seed, an unsigned 32-bit integer. */
  newSeed(): number
  /** A new secret: 256 random bits, base64url. */
  newSecret(): string
  /** A new one-time code: six random digits. */
  newCode(): string
}

/** What routes get beside the context: facts of this one request. */
export interface RequestContext extends AppContext {
  requestId: string
  locale: Locale
  /** Of the Content-Security-Policy; every inline script carries it. */
  nonce: string
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext extends RequestContext {}
}
