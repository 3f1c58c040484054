import type { MiddlewareHandler } from 'hono'
import { refusalResponse } from '#app/platform/errors.ts'
import type { AppEnv } from './env.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A request that may change something and names another origin than ours, or `null`, is refused whatever its body's type is
 * (RFC 6454 section 7.3). Requests that name none are csrf's: a browser leaves it out for no form.
 */
export const refuseForeignOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const origin = c.req.header('Origin')
  if (SAFE.has(c.req.method) || origin === undefined || origin === new URL(c.req.url).origin) return next()
  return refusalResponse('cross_site_form')
}
