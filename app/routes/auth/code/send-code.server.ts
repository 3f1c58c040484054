import { sendSignInCode } from '#app/domain/accounts/send-sign-in-code.server.ts'
import { captchaToken } from '#app/forms/captcha-token.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { rememberAddress } from '#app/request/typed-address.server.ts'
import { type Destination, withDestination } from '../destination.ts'
import { replyFaults, replyRefusal } from '../parts/reply.server.ts'
import { keepSignUpSecret } from '../sign-up-secret.server.ts'
import { emailAddressSchema, phoneAddressSchema } from './code-schema.ts'

const INTENT = 'send'

/** Sends a code to an account's address, then asks for it. Whether anyone has the address stays unsaid. */
export async function sendCode(
  request: Request,
  ctx: RequestContext,
  form: FormData,
  destination: Destination,
): Promise<Response> {
  const byPhone = form.has('phone')
  const submission = byPhone ? parseForm(form, phoneAddressSchema) : parseForm(form, emailAddressSchema)
  if (submission.status !== 'success') return replyFaults(INTENT, submission)
  const { secret, cookie } = keepSignUpSecret(request, ctx)
  const sent = await sendSignInCode(ctx, {
    ...submission.value,
    data: {},
    createUser: false,
    challenge: null,
    redirectTo: `${ctx.config.siteUrl}/auth/code`,
    fromScreen: true,
    captchaToken: captchaToken(form),
    browserSecret: secret,
  })
  if (!sent.ok) {
    const title = m.auth_code_not_sent()
    return replyRefusal({ intent: INTENT, submission, refusal: sent, title })
  }
  const address = 'phone' in submission.value ? submission.value.phone : submission.value.email
  const to = withDestination('/auth/code', destination, { sent: byPhone ? 'phone' : 'email' })
  const headers = new Headers()
  for (const line of [rememberAddress(address), cookie]) headers.append('Set-Cookie', line)
  return redirectTo(to, { headers })
}
