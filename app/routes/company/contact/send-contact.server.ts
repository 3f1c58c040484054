import type { Submission } from '@conform-to/react'
import { json } from '@remix-run/cloudflare'
import { receiveContact } from '#app/domain/contact/receive-contact.server.ts'
import { readOwnStanding } from '#app/domain/profiles/read-own-standing.server.ts'
import { CAPTCHA_FIELD, captchaToken } from '#app/forms/captcha-token.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { AskedCaptcha } from '#app/platform/captcha-challenge.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { flash } from '#app/request/flash.server.ts'
import { HOME, parseOwnPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readViewer } from '#app/request/viewer.server.ts'
import type { ContactReply } from './contact-reply.ts'
import { contactSchema } from './contact-schema.ts'
import { hasPriority } from './has-priority.server.ts'

/**
 * Takes a message in and leads back to the empty form with thanks. What stands in the field nobody sees was written by a
 * program: it gets the same thanks, and nothing is kept.
 */
export async function sendContact(request: Request, ctx: RequestContext, form: FormData): Promise<Response> {
  const submission = parseForm(form, contactSchema)
  if (form.get('website')) return thanks(request)
  if (submission.status !== 'success')
    return json<ContactReply>({ result: submission.reply() }, { status: 400 })

  const viewer = await readViewer(request, ctx)
  if (viewer && (await readOwnStanding(ctx, viewer.account.id)).standing === 'limited') {
    const message = { type: 'error', title: m.contact_limited() } as const
    return json<ContactReply>(
      { result: submission.reply({ formErrors: ['consent_required'] }), message },
      { status: 403 },
    )
  }

  const { formId, subject, ...written } = submission.value
  const token = captchaToken(form)
  const received = await receiveContact(ctx, {
    ...written,
    formId: formId || ctx.newId(),
    subject: subject || null,
    userId: viewer?.account.id ?? null,
    isPriority: await hasPriority(request, ctx),
    captchaToken: token,
  })
  if (received.ok) return thanks(request)
  if (received.code === 'captcha_failed') return askCaptcha(submission, token ? null : received.asked)
  const { code, retryAfterMs } = received
  const message = {
    type: 'error',
    title: m.contact_too_many(),
    description: m.contact_too_many_text({ minutes: Math.ceil(retryAfterMs / 60_000) }),
  } as const
  return json<ContactReply>(
    { result: submission.reply({ formErrors: [code] }), message },
    { status: 429, headers: { 'Retry-After': String(Math.ceil(retryAfterMs / 1_000)) } },
  )
}

/** The form again, which solves the captcha and sends itself; a second time in a row its writer is told. */
function askCaptcha(submission: Submission<unknown>, captcha: AskedCaptcha | null): Response {
  const result = submission.reply({ formErrors: ['captcha_failed'], hideFields: [CAPTCHA_FIELD] })
  const message = { type: 'error', title: m.auth_error_captcha_failed() } as const
  return json<ContactReply>({ result, ...(captcha ? { captcha } : { message }) }, { status: 400 })
}

function thanks(request: Request): Response {
  return redirectTo(parseOwnPath(new URL(request.url).pathname.replace(/\.data$/, '')) ?? HOME, {
    headers: { 'Set-Cookie': flash('contact_thanks') },
  })
}
