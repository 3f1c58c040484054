// GET /authorize: a browser on its way to Google or Microsoft. A plain navigation: no key, no bearer, no body.
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { accountRefusal } from '#app/domain/accounts/refusals.ts'
import { startProviderSignIn } from '#app/domain/accounts/start-provider-sign-in.server.ts'
import { providerStateCookie } from '#app/request/provider-cookies.server.ts'
import { redirectAway } from '#app/request/redirects.server.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from '../api-context.ts'
import { CHALLENGE_PAIR, challenge, readChallenge } from './fields.ts'
import { answerRefusal, askedRedirect } from './frame.ts'

const query = z
  .object({
    provider: z.string().max(100).default(''),
    scopes: z.string().max(1000).optional(),
    ...challenge,
  })
  .refine(...CHALLENGE_PAIR)

/** Ours; everything else in the query is the provider's. */
const OURS = [
  'provider',
  'scopes',
  'redirect_to',
  'skip_http_redirect',
  'apikey',
  'invite_token',
  'flow_type',
]

/** What a start at a provider may say in its query; parameters of the provider's own are passed on. */
export function readProviderStart(c: Context<AppEnv>) {
  const given = c.req.query()
  const parsed = query.safeParse(given)
  if (!parsed.success)
    return accountRefusal('validation_failed', {
      message: parsed.error.issues[0]?.message ?? 'The query is not valid',
    })
  const { provider, scopes } = parsed.data
  const extraParams = Object.fromEntries(Object.entries(given).filter(([name]) => !OURS.includes(name)))
  const redirectTo = askedRedirect(c)
  const start = { provider, scopes, redirectTo, challenge: readChallenge(parsed.data), extraParams }
  return { ok: true, value: start } as const
}

export const authorize = new Hono<AppEnv>().get('/authorize', async (c) => {
  const start = readProviderStart(c)
  if (!start.ok) return answerRefusal(c, start)
  const started = await startProviderSignIn(contextOf(c), start.value)
  if (!started.ok) return answerRefusal(c, started)
  const headers = { 'Set-Cookie': await providerStateCookie(started.value.state) }
  return redirectAway(started.value.url, { headers })
})
