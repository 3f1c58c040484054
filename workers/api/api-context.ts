// AppContext for the machines' APIs. Made once a request; later handlers get the same one.
import type { Context } from 'hono'
import type { AppContext } from '#app/context.ts'
import { isLocale } from '#app/i18n/locales.ts'
import { readCaller } from '../caller.ts'
import type { AppEnv } from '../env.ts'
import { loadContext } from '../load-context.ts'
import { createLog } from '../log.ts'

const contexts = new WeakMap<Request, AppContext>()

/** @throws ZodError when the deployment's settings are wrong */
export function contextOf(c: Context<AppEnv>): AppContext {
  const known = contexts.get(c.req.raw)
  if (known) return known
  const language = c.req.header('Accept-Language')?.slice(0, 2)
  const ctx = loadContext(c.env, {
    log: createLog({ requestId: c.get('requestId') }),
    caller: readCaller(c.req.raw, c.env, isLocale(language) ? language : 'en'),
    origin: new URL(c.req.url).origin,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  })
  contexts.set(c.req.raw, ctx)
  return ctx
}
