// What a verb may reach: storage, settings, time, ids, chance. Built once a request by workers/load-context.ts,
// replaced by plain objects in tests. Nothing in app/domain reads a clock, a dice or a binding elsewhere.

import type { Database } from '#app/db/database.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Identity } from '#app/platform/actor.ts'
import type { Countdown } from './clock-messages.ts'
import type { Config } from './config.ts'
import type { Library } from './library.ts'
import type { Messenger, NoticeKind } from './message.ts'
import type { Payments } from './payments.ts'
import type { WritingModel } from './writing-model.ts'

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
  /** null: none is set up, and the built-in tutor writes. */
  writingModel: WritingModel | null
  /** What of our own the built-in tutor looks a question up in. */
  library: Library
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
