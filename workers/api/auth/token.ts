// POST /token?grant_type=…: every way to a session in exchange for something.
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Proved } from '#app/domain/accounts/accounts.types.ts'
import { checkPassword } from '#app/domain/accounts/check-password.server.ts'
import { exchangeFlowCode } from '#app/domain/accounts/exchange-flow-code.server.ts'
import { openApiSession } from '#app/domain/accounts/open-api-session.server.ts'
import { refreshSession } from '#app/domain/accounts/refresh-session.server.ts'
import { accountRefusal } from '#app/domain/accounts/refusals.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from '../api-context.ts'
import { address } from './fields.ts'
import { answerRefusal, parseBody } from './frame.ts'
import { idTokenGrant } from './id-token-grant.ts'
import { presentSession } from './present.ts'

type Grant = (c: Context<AppEnv>) => Promise<Response>

const passwordBody = z.object({ ...address, password: z.string().optional() })
const refreshBody = z.object({ refresh_token: z.string().max(500).default('') })
const pkceBody = z.object({
  auth_code: z.string().max(500).default(''),
  code_verifier: z.string().max(500).default(''),
})

async function answerSession(
  c: Context<AppEnv>,
  proved: Proved,
  extra: Record<string, unknown> = {},
): Promise<Response> {
  return c.json({ ...presentSession(await openApiSession(contextOf(c), proved)), ...extra })
}

const GRANTS: Readonly<Record<string, Grant>> = {
  async password(c) {
    const parsed = await parseBody(c, passwordBody)
    if (!parsed.ok) return parsed.response
    const checked = await checkPassword(contextOf(c), parsed.value)
    return checked.ok ? answerSession(c, checked.value) : answerRefusal(c, checked)
  },

  async refresh_token(c) {
    const parsed = await parseBody(c, refreshBody)
    if (!parsed.ok) return parsed.response
    const refreshed = await refreshSession(contextOf(c), parsed.value.refresh_token)
    return refreshed.ok ? c.json(presentSession(refreshed.value)) : answerRefusal(c, refreshed)
  },

  async pkce(c) {
    const parsed = await parseBody(c, pkceBody)
    if (!parsed.ok) return parsed.response
    const { auth_code, code_verifier } = parsed.value
    const exchanged = await exchangeFlowCode(contextOf(c), {
      authCode: auth_code,
      codeVerifier: code_verifier,
    })
    if (!exchanged.ok) return answerRefusal(c, exchanged)
    const { proved, providerTokens } = exchanged.value
    return answerSession(c, proved, {
      ...(providerTokens && { provider_token: providerTokens.accessToken }),
      ...(providerTokens?.refreshToken && { provider_refresh_token: providerTokens.refreshToken }),
    })
  },

  id_token: idTokenGrant,
}

export const tokenPath = new Hono<AppEnv>().post('/token', (c) => {
  const asked = c.req.query('grant_type') ?? ''
  const grant = Object.hasOwn(GRANTS, asked) ? GRANTS[asked] : undefined
  return grant
    ? grant(c)
    : answerRefusal(c, accountRefusal('invalid_credentials', { message: 'unsupported_grant_type' }))
})
