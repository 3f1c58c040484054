// Who may keep an answer. What says nothing else is one person's: machines' answers carry tokens and personal data and are kept
// nowhere (RFC 6749 section 5.1), pages and their data only by the browser that asked, which asks again.
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'
import { isForMachines } from './security-headers.ts'

export const cachePolicy: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const said = c.res.headers.get('Cache-Control')
  const forMachines = isForMachines(c.req.path)
  if (said === null) c.header('Cache-Control', forMachines ? 'private, no-store' : 'private, no-cache')
  if (!forMachines && !said?.startsWith('public'))
    c.header('Vary', 'Cookie, Accept-Language', { append: true })
}
