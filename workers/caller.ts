// Who is on the line, for limits, device names and days. On a developer's machine a client may name its own address, so
// that tests do not share one allowance, and its time zone; in production only the platform's word counts.

import type { Locale } from '#app/i18n/locales.ts'
import type { Caller } from '#app/platform/context.ts'
import { networkOf } from '#app/platform/network.ts'
import type { Env } from './env.ts'

export function readCaller(request: Request, env: Env, locale: Locale): Caller {
  const { headers, cf } = request
  const named = (header: string) => (env.ENVIRONMENT === 'development' ? headers.get(header) : null)
  const timeZone = cf?.['timezone']
  const address = named('x-dev-client-ip') ?? headers.get('CF-Connecting-IP') ?? ''
  return {
    address,
    // Worked out where a limit asks for it: most pages count nothing.
    get network() {
      return networkOf(address)
    },
    userAgent: headers.get('User-Agent') ?? '',
    locale,
    timeZone: named('x-dev-time-zone') ?? (typeof timeZone === 'string' ? timeZone : null),
  }
}
