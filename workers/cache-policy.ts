// Who may keep an answer. What says nothing else is one person's: machines' answers carry tokens and personal data and are kept
// nowhere (RFC 6749 section 5.1). So are pages about a person and their money: on a shared computer Back shows nothing of them
// after a sign-out. Other pages and their data are kept by the browser that asked alone, which asks again.
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'
import { isForMachines } from './security-headers.ts'

const PERSONAL = /^\/(?:profile|family|subscription|checkout)(?:[/.]|$)/

export const cachePolicy: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const said = c.res.headers.get('Cache-Control')
  const forMachines = isForMachines(c.req.path)
  const isKept = !forMachines && !PERSONAL.test(c.req.path)
  if (said === null) c.header('Cache-Control', isKept ? 'private, no-cache' : 'private, no-store')
  if (!forMachines && !said?.startsWith('public'))
    c.header('Vary', 'Cookie, Accept-Language', { append: true })
}
