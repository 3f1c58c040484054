import { Hono } from 'hono'
import { z } from 'zod'
import { startSso } from '#app/domain/accounts/start-sso.server.ts'
import { redirectAway } from '#app/request/redirects.server.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from '../api-context.ts'
import { CHALLENGE_PAIR, challenge, readChallenge } from './fields.ts'
import { answerRefusal, parseBody } from './frame.ts'

const body = z
  .object({
    provider_id: z.string().max(100).optional(),
    domain: z.string().max(253).optional(),
    redirect_to: z.string().max(2000).optional(),
    skip_http_redirect: z.boolean().optional(),
    ...challenge,
  })
  .refine(...CHALLENGE_PAIR)

/** POST /sso: the way to an organisation's own provider. */
export const sso = new Hono<AppEnv>().post('/sso', async (c) => {
  const parsed = await parseBody(c, body)
  if (!parsed.ok) return parsed.response
  const { provider_id, domain, redirect_to, skip_http_redirect, captchaToken } = parsed.value
  const started = await startSso(contextOf(c), {
    providerId: provider_id,
    domain,
    redirectTo: redirect_to ?? null,
    challenge: readChallenge(parsed.value),
    captchaToken,
  })
  if (!started.ok) return answerRefusal(c, started)
  const { url } = started.value
  return skip_http_redirect ? c.json({ url }) : redirectAway(url, { status: 303 })
})
