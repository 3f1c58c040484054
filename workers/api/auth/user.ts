// The signed-in user: GET and PUT /user, GET /reauthenticate, POST /logout.
import { Hono } from 'hono'
import { z } from 'zod'
import { reauthenticate } from '#app/domain/accounts/reauthenticate.server.ts'
import { accountRefusal } from '#app/domain/accounts/refusals.ts'
import { SIGN_OUT_SCOPES, signOut } from '#app/domain/accounts/sign-out.server.ts'
import { updateAccount } from '#app/domain/accounts/update-account.server.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from '../api-context.ts'
import { address, CHALLENGE_PAIR, challenge, channel, readChallenge } from './fields.ts'
import { answerRefusal, askedRedirect, parseBody, requireBearer } from './frame.ts'
import { presentSignedIn, presentUser } from './present.ts'

const changes = z
  .object({
    ...address,
    ...challenge,
    password: z.string().optional(),
    nonce: z.string().max(20).optional(),
    current_password: z.string().optional(),
    data: z.record(z.string(), z.unknown()).optional(),
    app_metadata: z.unknown().optional(),
    channel,
  })
  .refine(...CHALLENGE_PAIR)

export const userPaths = new Hono<AppEnv>()
  .get('/user', async (c) => {
    const bearer = await requireBearer(c, { beforeSecondFactor: true })
    return bearer.ok ? c.json(presentSignedIn(bearer.value)) : bearer.response
  })
  .put('/user', async (c) => {
    const bearer = await requireBearer(c)
    if (!bearer.ok) return bearer.response
    const parsed = await parseBody(c, changes)
    if (!parsed.ok) return parsed.response
    const { email, phone, password, nonce, data, current_password, app_metadata } = parsed.value
    if (app_metadata !== undefined) return answerRefusal(c, accountRefusal('not_admin'))
    const updated = await updateAccount(contextOf(c), bearer.value, {
      email,
      phone,
      password,
      nonce,
      data,
      currentPassword: current_password,
      challenge: readChallenge(parsed.value),
      redirectTo: askedRedirect(c),
      fromScreen: false,
    })
    return updated.ok ? c.json(presentUser(updated.value)) : answerRefusal(c, updated)
  })
  .get('/reauthenticate', async (c) => {
    const bearer = await requireBearer(c)
    if (!bearer.ok) return bearer.response
    const sent = await reauthenticate(contextOf(c), bearer.value)
    return sent.ok ? c.json({}) : answerRefusal(c, sent)
  })
  .post('/logout', async (c) => {
    const asked = c.req.query('scope') ?? 'global'
    const bearer = await requireBearer(c, { beforeSecondFactor: asked === 'local' })
    if (!bearer.ok) return bearer.response
    const scope = SIGN_OUT_SCOPES.find((known) => known === asked)
    if (!scope)
      return answerRefusal(
        c,
        accountRefusal('validation_failed', { message: `Unsupported logout scope "${asked}"` }),
      )
    await signOut(contextOf(c), bearer.value.session, scope)
    return c.body(null, 204)
  })
