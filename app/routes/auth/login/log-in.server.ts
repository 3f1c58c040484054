import { checkPassword } from '#app/domain/accounts/check-password.server.ts'
import { captchaToken } from '#app/forms/captcha-token.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { completeSignIn } from '../complete-sign-in.server.ts'
import { type Destination, destinationPath } from '../destination.ts'
import { replyFaults, replyRefusal } from '../parts/reply.server.ts'
import { loginSchema } from './login-schema.ts'

/** Signs in by email and password, and leads on. */
export async function logIn(
  request: Request,
  ctx: RequestContext,
  form: FormData,
  destination: Destination,
): Promise<Response> {
  const submission = parseForm(form, loginSchema)
  if (submission.status !== 'success') return replyFaults('login', submission)
  const { email, password } = submission.value
  const proved = await checkPassword(ctx, { email, password, captchaToken: captchaToken(form) })
  if (proved.ok)
    return completeSignIn(request, ctx, proved.value, {
      to: destinationPath(destination),
      flash: ['login_successful'],
    })
  return replyRefusal({
    intent: 'login',
    submission,
    refusal: proved,
    title: m.auth_login_failed(),
    ...(proved.code === 'email_not_confirmed' ? { unconfirmed: email } : {}),
  })
}
