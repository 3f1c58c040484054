import type { Context } from 'hono'
import { z } from 'zod'
import { linkIdToken } from '#app/domain/accounts/link-id-token.server.ts'
import { openApiSession } from '#app/domain/accounts/open-api-session.server.ts'
import { signInWithIdToken } from '#app/domain/accounts/sign-in-with-id-token.server.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from '../api-context.ts'
import { answerRefusal, parseBody, requireBearer } from './frame.ts'
import { presentSession } from './present.ts'

const body = z.object({
  provider: z.string().max(200).default(''),
  id_token: z.string().max(16_384).default(''),
  access_token: z.string().max(16_384).optional(),
  nonce: z.string().max(500).optional(),
  link_identity: z.boolean().optional(),
})

/** POST /token?grant_type=id_token: a token the device got from Google or Microsoft itself. */
export async function idTokenGrant(c: Context<AppEnv>): Promise<Response> {
  const parsed = await parseBody(c, body)
  if (!parsed.ok) return parsed.response
  const { provider, id_token, access_token, nonce, link_identity, captchaToken } = parsed.value
  const token = { provider, idToken: id_token, accessToken: access_token, nonce, captchaToken }
  const ctx = contextOf(c)
  const caller = link_identity ? await requireBearer(c) : null
  if (caller?.ok === false) return caller.response
  const proved = caller ? await linkIdToken(ctx, caller.value, token) : await signInWithIdToken(ctx, token)
  if (!proved.ok) return answerRefusal(c, proved)
  return c.json(presentSession(await openApiSession(ctx, proved.value)))
}
