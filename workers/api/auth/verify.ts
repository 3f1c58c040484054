// POST /verify: a code typed in, or a link's token. GET /verify: a mail's link, opened in a browser, which leads to a page.
import { Hono } from 'hono'
import { z } from 'zod'
import { CODE_TYPES } from '#app/domain/accounts/accounts.types.ts'
import { openApiSession } from '#app/domain/accounts/open-api-session.server.ts'
import { readMailLink } from '#app/domain/accounts/read-mail-link.server.ts'
import { accountRefusal } from '#app/domain/accounts/refusals.ts'
import { verifyCode } from '#app/domain/onboarding/verify-code.server.ts'
import { linkNewcomer } from '#app/request/invitation.server.ts'
import { HALF_DONE, linkLanding } from '#app/request/link-landing.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectBack, redirectTo } from '#app/request/redirects.server.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from '../api-context.ts'
import { address } from './fields.ts'
import { answerRefusal, parseBody } from './frame.ts'
import { presentSession } from './present.ts'

const type = z.enum(CODE_TYPES, 'Verify requires a verification type')
const body = z.object({
  ...address,
  type,
  token: z.string().max(100).optional(),
  token_hash: z.string().max(200).optional(),
})
const query = z.object({ token: z.string().min(1).max(200), type, redirect_to: z.string().optional() })

export const verifyPaths = new Hono<AppEnv>()
  .post('/verify', async (c) => {
    const parsed = await parseBody(c, body)
    if (!parsed.ok) return parsed.response
    const { token_hash: tokenHash, ...given } = parsed.value
    const ctx = contextOf(c)
    const verified = await verifyCode(ctx, { ...given, tokenHash })
    if (!verified.ok) return answerRefusal(c, verified)
    if (verified.value.kind === 'half') return c.json({ msg: HALF_DONE, code: '200' })
    const { proved, invitation } = verified.value
    if (invitation !== null) ctx.waitUntil(linkNewcomer(ctx, proved.userId, invitation))
    return c.json(presentSession(await openApiSession(ctx, proved)))
  })
  // Also asked by HEAD, and by scanners of mail: looking changes nothing. The page it leads to has the button.
  .get('/verify', async (c) => {
    const parsed = query.safeParse(c.req.query())
    if (!parsed.success)
      return answerRefusal(
        c,
        accountRefusal('validation_failed', { message: 'Verify requires a token and a type' }),
      )
    const ctx = contextOf(c)
    const { token, type, redirect_to: asked = null } = parsed.data
    const link = { token, type, redirectTo: asked }
    const found = await readMailLink(ctx, link)
    if (found.kind === 'refused') return redirectBack(linkLanding(type, found), { status: 303 })
    // The form for a new password is submitted by itself.
    const page =
      found.toScreen && type === 'recovery'
        ? ownPath('/auth/reset-password', { token })
        : ownPath('/auth/confirm', { token, type, redirect_to: asked })
    return redirectTo(page, { status: 303 })
  })
