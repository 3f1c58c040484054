// AppContext for the machines' APIs. Made once a request; later handlers get the same one.
import type { Context } from 'hono'
import { actingUser } from '#app/domain/accounts/acting-user.ts'
import { identifyBearer } from '#app/domain/accounts/identify-bearer.server.ts'
import { isLocale } from '#app/i18n/locales.ts'
import { type Actor, VISITOR } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import { readCaller } from '../caller.ts'
import type { AppEnv } from '../env.ts'
import { loadContext } from '../load-context.ts'
import { createLog } from '../log.ts'

const contexts = new WeakMap<Request, AppContext>()

/** Who acts in a call of the API, by its bearer alone. A refused bearer acts as a visitor. */
async function readApiActor(c: Context<AppEnv>, ctx: AppContext): Promise<Actor> {
  const bearer = await identifyBearer(ctx, c.req.header('Authorization') ?? null)
  return bearer.kind === 'user' ? actingUser(ctx.now(), bearer) : VISITOR
}

/** @throws ZodError when the deployment's settings are wrong */
export function contextOf(c: Context<AppEnv>): AppContext {
  const known = contexts.get(c.req.raw)
  if (known) return known
  const language = c.req.header('Accept-Language')?.slice(0, 2)
  const ctx = loadContext(c.env, {
    log: createLog({ requestId: c.get('requestId') }),
    caller: readCaller(c.req.raw, c.env, isLocale(language) ? language : 'en'),
    origin: new URL(c.req.url).origin,
    identify: (known) => readApiActor(c, known),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  })
  contexts.set(c.req.raw, ctx)
  return ctx
}
