import type { MiddlewareHandler } from 'hono'
import { loggedPath } from '#app/platform/logged-path.ts'
import type { AppEnv } from './env.ts'
import { createLog } from './log.ts'

/** Machines' APIs: a 404 there is an answer, not a dead link. */
const API = /^\/(auth|rest|functions)\/v1\//

/** One line a request; a page that does not exist gets a line of its own, so that dead links can be found. */
export const requestLog: MiddlewareHandler<AppEnv> = async (c, next) => {
  const started = Date.now()
  await next()
  const requestId = c.get('requestId')
  c.header('X-Request-Id', requestId)
  const log = createLog({ requestId })
  const { method } = c.req
  const path = loggedPath(c.req.path)
  const { status } = c.res
  log.info('request', { method, path, status, ms: Date.now() - started })
  if (status === 404 && !API.test(path)) log.error('404: page not found', { path })
}
