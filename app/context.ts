// What a verb may reach: storage, settings, time, ids, chance. Built once a request by workers/load-context.ts,
// replaced by plain objects in tests. Nothing in app/domain reads a clock, a dice or a binding elsewhere.

import type { Database } from '#app/db/database.ts'
import type { Locale } from '#app/i18n/locales.ts'

export interface Config {
  environment: 'development' | 'production'
  /** Key of the HMAC on the guest cookie. */
  cookieSecret: string
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
  /** Counts one call for `subject` and says whether it is within `limit` calls a `windowMs` milliseconds. */
  take(subject: string, limit: number, windowMs: number): Promise<Allowance>
}

export interface AppContext {
  db: Database
  config: Config
  limiter: Limiter
  log: Log
  /** Milliseconds since the Unix epoch. */
  now(): number
  /** A new unguessable id (UUID). */
  newId(): string
  /** A new unguessable seed, an unsigned 32-bit integer. */
  newSeed(): number
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
