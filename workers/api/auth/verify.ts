// POST /verify: a code typed in, or a link's token. GET /verify: a mail's link, opened in a browser.
import { Hono } from 'hono'
import { z } from 'zod'
import type { Config } from '#app/context.ts'
import { CODE_TYPES } from '#app/domain/accounts/accounts.types.ts'
import { openApiSession } from '#app/domain/accounts/open-api-session.server.ts'
import { type Opened, openMailLink } from '#app/domain/accounts/open-mail-link.server.ts'
import { ACCOUNT_REFUSALS, type AccountRefusal, deny } from '#app/domain/accounts/refusals.ts'
import { verifyCode } from '#app/domain/accounts/verify-code.server.ts'
import { flash } from '#app/flash.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectAway, redirectTo } from '#app/request/redirects.server.ts'
import { trustedUrl } from '#app/request/trusted-url.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from '../api-context.ts'
import { address } from './fields.ts'
import { answerRefusal, parseBody } from './frame.ts'
import { presentSession } from './present.ts'
import { withQuery, withSession } from './session-fragment.ts'

const type = z.enum(CODE_TYPES, 'Verify requires a verification type')
const body = z.object({
  ...address,
  type,
  token: z.string().max(100).optional(),
  token_hash: z.string().max(200).optional(),
})
const query = z.object({ token: z.string().min(1).max(200), type, redirect_to: z.string().optional() })

const HALF_DONE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

function withError(config: Config, redirectTo: string, refusal: AccountRefusal, pkce: boolean): string {
  const [status, usual] = ACCOUNT_REFUSALS[refusal.code]
  const error = {
    error: (refusal.status ?? status) === 403 ? 'access_denied' : 'invalid_request',
    error_code: refusal.code,
    error_description: refusal.message ?? usual,
  }
  // Our own screens read the query: it reaches the server, so they work without scripts.
  const inQuery = pkce || new URL(redirectTo).origin === config.siteUrl
  const url = new URL(inQuery ? withQuery(redirectTo, error) : redirectTo)
  url.hash = new URLSearchParams({ ...error, sb: '' }).toString()
  return url.href
}

/** The screen a link of ours leads to; a token that is still good goes along, to be used by a press of a button. */
function screenPath({ type, token, half }: Extract<Opened, { kind: 'screen' }>) {
  if (token !== null) {
    const path = type === 'recovery' ? '/auth/reset-password' : '/auth/code'
    return { path: ownPath(path, { token }), flashes: [] }
  }
  if (type === 'email_change')
    return { path: ownPath('/profile'), flashes: [half ? 'email_half_changed' : 'email_changed'] as const }
  return { path: ownPath('/auth?tab=login'), flashes: ['email_confirmed'] as const }
}

export const verifyPaths = new Hono<AppEnv>()
  .post('/verify', async (c) => {
    const parsed = await parseBody(c, body)
    if (!parsed.ok) return parsed.response
    const { token_hash: tokenHash, ...given } = parsed.value
    const ctx = contextOf(c)
    const verified = await verifyCode(ctx, { ...given, tokenHash })
    if (!verified.ok) return answerRefusal(c, verified)
    if (verified.value.kind === 'half') return c.json({ msg: HALF_DONE, code: '200' })
    return c.json(presentSession(await openApiSession(ctx, verified.value.proved)))
  })
  .get('/verify', async (c) => {
    // Scanners of mail ask by HEAD whether a link is safe: that must not use it up.
    if (c.req.method === 'HEAD') return c.body(null, 204)
    const parsed = query.safeParse(c.req.query())
    if (!parsed.success)
      return answerRefusal(c, deny('validation_failed', { message: 'Verify requires a token and a type' }))
    const ctx = contextOf(c)
    const { token, type, redirect_to: asked = null } = parsed.data
    const opened = await openMailLink(ctx, { token, type, redirectTo: asked })
    switch (opened.kind) {
      case 'screen': {
        const { path, flashes } = screenPath(opened)
        const headers = flashes.length > 0 ? { 'Set-Cookie': flash(...flashes) } : {}
        return redirectTo(path, { status: 303, headers })
      }
      case 'session':
        return redirectAway(trustedUrl(withSession(opened.redirectTo, opened.session, type)), { status: 303 })
      case 'code':
        return redirectAway(trustedUrl(withQuery(opened.redirectTo, { code: opened.code })), { status: 303 })
      case 'half': {
        const url = new URL(opened.redirectTo)
        url.hash = new URLSearchParams({ message: HALF_DONE, sb: '' }).toString()
        return redirectAway(trustedUrl(url.href), { status: 303 })
      }
      case 'refused':
        return redirectAway(
          trustedUrl(withError(ctx.config, opened.redirectTo, opened.refusal, opened.pkce)),
          { status: 303 },
        )
    }
  })
