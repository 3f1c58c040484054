// The bindings and variables of wrangler.toml, as the platform hands them over. Only workers/ sees them.
import type { RequestIdVariables } from 'hono/request-id'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { RateLimit } from './durable/rate-limit.ts'

export interface Env {
  ENVIRONMENT?: string
  COOKIE_SECRET?: string
  DB: D1Database
  RATE_LIMIT: DurableObjectNamespace<RateLimit>
}

/** What Hono carries along one request. */
export interface AppEnv {
  Bindings: Env
  Variables: RequestIdVariables & SecureHeadersVariables & { language: string }
}
