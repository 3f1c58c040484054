import { recoverPassword } from '#app/domain/accounts/recover-password.server.ts'
import { captchaToken } from '#app/forms/captcha-token.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { replyFaults, replyRefusal, replySuccess } from '../parts/reply.server.ts'
import { forgotSchema } from './forgot-schema.ts'

/** Sends the mail that leads to /auth/reset-password. The same answer whether anyone has the address or not. */
export async function sendReset(ctx: RequestContext, form: FormData): Promise<Response> {
  const submission = parseForm(form, forgotSchema)
  if (submission.status !== 'success') return replyFaults('forgot', submission)
  const sent = await recoverPassword(ctx, {
    email: submission.value.email,
    challenge: null,
    redirectTo: `${ctx.config.siteUrl}/auth/reset-password`,
    fromScreen: true,
    captchaToken: captchaToken(form),
  })
  if (sent.ok)
    return replySuccess('forgot', submission, {
      type: 'success',
      title: m.auth_reset_sent(),
      description: m.auth_reset_sent_text(),
    })
  const title = m.auth_reset_failed()
  return replyRefusal({ intent: 'forgot', submission, refusal: sent, title })
}
