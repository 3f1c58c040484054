// Who is on the line, for limits and device names. On a developer's machine a client may name its own address, so that
// tests do not share one allowance; in production only the platform's word counts.
import type { Caller } from '#app/context.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Env } from './env.ts'

export function readCaller(headers: Headers, env: Env, locale: Locale): Caller {
  const named = env.ENVIRONMENT === 'development' ? headers.get('x-dev-client-ip') : null
  return {
    address: named ?? headers.get('CF-Connecting-IP') ?? '',
    userAgent: headers.get('User-Agent') ?? '',
    locale,
  }
}
