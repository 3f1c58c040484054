// /user/identities: the providers someone may sign in with. Their own email is one of them.
import { Hono } from 'hono'
import { z } from 'zod'
import { linkIdentity } from '#app/domain/accounts/link-identity.server.ts'
import { accountRefusal } from '#app/domain/accounts/refusals.ts'
import { unlinkIdentity } from '#app/domain/accounts/unlink-identity.server.ts'
import { redirectAway } from '#app/request/redirects.server.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from '../api-context.ts'
import { readProviderStart } from './authorize.ts'
import { answerRefusal, requireBearer } from './frame.ts'

export const identities = new Hono<AppEnv>()
  .get('/user/identities/authorize', async (c) => {
    const caller = await requireBearer(c)
    if (!caller.ok) return caller.response
    const start = readProviderStart(c)
    if (!start.ok) return answerRefusal(c, start)
    const started = await linkIdentity(contextOf(c), caller.value, start.value)
    if (!started.ok) return answerRefusal(c, started)
    const { url } = started.value
    return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : redirectAway(url)
  })
  .delete('/user/identities/:id', async (c) => {
    const caller = await requireBearer(c)
    if (!caller.ok) return caller.response
    const id = z.uuid().safeParse(c.req.param('id'))
    if (!id.success)
      return answerRefusal(
        c,
        accountRefusal('validation_failed', { status: 404, message: 'identity_id must be an UUID' }),
      )
    const unlinked = await unlinkIdentity(contextOf(c), caller.value, id.data)
    return unlinked.ok ? c.json({}) : answerRefusal(c, unlinked)
  })
