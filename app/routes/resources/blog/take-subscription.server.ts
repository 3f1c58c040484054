import { json } from '@remix-run/cloudflare'
import { subscribe } from '#app/domain/newsletter/subscribe.server.ts'
import { captchaToken } from '#app/forms/captcha-token.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import type { SubscribeReply } from './subscribe-reply.ts'

/** Longer than any address; more is not even sent back. */
const LONGEST_ECHO = 254

/**
 * Answers the form. Known, unknown, asked twice: the same thanks. What stands in the field nobody sees was written by a
 * program: it is thanked as well, and nothing is kept.
 */
export async function takeSubscription(ctx: RequestContext, form: FormData): Promise<Response> {
  const given = form.get('email')
  const typed = typeof given === 'string' ? given : ''
  const thanks: SubscribeReply = {
    typed: '',
    message: { type: 'success', title: m.blog_thanks(), description: m.blog_thanks_text() },
  }
  if (form.get('website')) return json(thanks)

  const token = captchaToken(form)
  const asked = await subscribe(ctx, typed, token)
  if (asked.ok) return json(thanks)
  const echo = typed.slice(0, LONGEST_ECHO)
  if (asked.code === 'malformed_address')
    return json<SubscribeReply>({ typed: echo, fault: m.blog_email_invalid() }, { status: 400 })
  if (asked.code === 'captcha_failed') {
    // Once: a form that brought a solution along and is asked again tells its reader.
    const again = { type: 'error', title: m.auth_error_captcha_failed() } as const
    const captcha = token === undefined ? asked.asked : null
    return json<SubscribeReply>(
      { typed: echo, ...(captcha ? { captcha } : { message: again }) },
      { status: 400 },
    )
  }
  const message = {
    type: 'error',
    title: m.blog_too_many(),
    description: m.blog_too_many_text(),
  } as const
  return json<SubscribeReply>({ typed: echo, message }, { status: 429 })
}
