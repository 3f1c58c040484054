import { resendConfirmation } from '#app/domain/accounts/resend-confirmation.server.ts'
import { captchaToken } from '#app/forms/captcha-token.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { readDestination, withDestination } from '../destination.ts'
import { forgotSchema } from '../forgot/forgot-schema.ts'
import { replyFaults, replyRefusal, replySuccess } from '../parts/reply.server.ts'
import { readSignUpSecret } from '../sign-up-secret.server.ts'

/** Sends the confirmation of a sign-up again. */
export async function resendMail(request: Request, ctx: RequestContext, form: FormData): Promise<Response> {
  const submission = parseForm(form, forgotSchema)
  if (submission.status !== 'success') return replyFaults('resend', submission)
  const { email } = submission.value
  const destination = readDestination(new URL(request.url).searchParams)
  const sent = await resendConfirmation(ctx, {
    type: 'signup',
    email,
    challenge: null,
    redirectTo: `${ctx.config.siteUrl}${withDestination('/auth', destination)}`,
    fromScreen: true,
    browserSecret: readSignUpSecret(request),
    captchaToken: captchaToken(form),
  })
  if (sent.ok)
    return replySuccess('resend', submission, {
      type: 'success',
      title: m.auth_confirmation_sent(),
      description: m.auth_account_created_text(),
    })
  return replyRefusal({
    intent: 'resend',
    submission,
    refusal: sent,
    title: m.auth_confirmation_failed(),
    unconfirmed: email,
  })
}
