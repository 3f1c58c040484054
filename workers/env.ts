// The bindings and variables of wrangler.toml, as the platform hands them over. Only workers/ sees them.
import type { RequestIdVariables } from 'hono/request-id'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import type { ClockObject } from './durable/clock-object.ts'
import type { RateLimit } from './durable/rate-limit.ts'
import type { AiBinding } from './writing/workers-ai-model.ts'

export interface Env {
  ENVIRONMENT?: string
  COOKIE_SECRET?: string
  SIGNING_KEYS?: string
  SITE_URL?: string
  REDIRECT_ALLOW_LIST?: string
  PUBLIC_CLIENT_KEY?: string
  TURNSTILE_SECRET?: string
  CAPTCHA_DIFFICULTY?: string
  PASSWORD_RANGE_URL?: string
  MESSAGES_PER_HOUR?: string
  SMS_CALLING_CODES?: string
  CONTACT_EMAIL?: string
  OPERATOR_KEY?: string
  OPERATOR_NAME?: string
  OPERATOR_ADDRESS?: string
  OPERATOR_EMAIL?: string
  OPERATOR_PHONE?: string
  OPERATOR_REPRESENTATIVE?: string
  SECURITY_EMAIL?: string
  MAIL_DRIVER?: string
  MAIL_FROM?: string
  RESEND_API_KEY?: string
  RESEND_URL?: string
  SMS_DRIVER?: string
  TWILIO_ACCOUNT_SID?: string
  TWILIO_AUTH_TOKEN?: string
  TWILIO_FROM?: string
  TWILIO_URL?: string
  GOOGLE_ISSUER?: string
  GOOGLE_CLIENT_ID?: string
  GOOGLE_CLIENT_SECRET?: string
  MICROSOFT_ISSUER?: string
  MICROSOFT_CLIENT_ID?: string
  MICROSOFT_CLIENT_SECRET?: string
  STRIPE_SECRET_KEY?: string
  STRIPE_WEBHOOK_SECRET?: string
  STRIPE_API_URL?: string
  WRITING_DRIVER?: string
  WRITING_URL?: string
  WRITING_KEY?: string
  WRITING_MODEL?: string
  DB: D1Database
  /** The files beside the Worker: what browsers fetch from us, and what the built-in tutor reads. */
  ASSETS?: Pick<Fetcher, 'fetch'>
  RATE_LIMIT: DurableObjectNamespace<RateLimit>
  USER_CLOCK: DurableObjectNamespace<ClockObject>
  /** Cloudflare's email sending; bound only where MAIL_DRIVER is "cloudflare". */
  EMAIL?: SendEmail
  /** Workers AI; bound only where WRITING_DRIVER is "workers-ai". */
  AI?: AiBinding
}

/** What Hono carries along one request. */
export interface AppEnv {
  Bindings: Env
  Variables: RequestIdVariables & SecureHeadersVariables & { language: string }
}
