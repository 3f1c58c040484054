import { accountRefusal } from '#app/domain/accounts/refusals.ts'
import { verifyCode } from '#app/domain/onboarding/verify-code.server.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { linkNewcomer } from '#app/request/invitation.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readTypedAddress } from '#app/request/typed-address.server.ts'
import { completeSignIn } from '../complete-sign-in.server.ts'
import { type Destination, destinationPath, withDestination } from '../destination.ts'
import { replyFaults, replyRefusal } from '../parts/reply.server.ts'
import { readSignUpSecret } from '../sign-up-secret.server.ts'
import { sixDigitsSchema } from './code-schema.ts'

/** Signs in by the six digits sent to the address typed before. */
export async function checkCode(
  request: Request,
  ctx: RequestContext,
  form: FormData,
  destination: Destination,
): Promise<Response> {
  const submission = parseForm(form, sixDigitsSchema)
  if (submission.status !== 'success') return replyFaults('check', submission)
  const address = readTypedAddress(request)
  if (address === null) return redirectTo(withDestination('/auth/code', destination))
  const { code: token } = submission.value
  const browserSecret = readSignUpSecret(request) ?? null
  const verified = await verifyCode(
    ctx,
    address.includes('@')
      ? { type: 'email', email: address, token, browserSecret }
      : { type: 'sms', phone: address, token, browserSecret },
  )
  if (verified.ok && verified.value.kind === 'proved') {
    const { proved, invitation } = verified.value
    if (invitation !== null) await linkNewcomer(ctx, proved.userId, invitation)
    const completion = { to: destinationPath(destination), flash: ['login_successful'] } as const
    return completeSignIn(request, ctx, proved, completion)
  }
  const title = m.auth_login_failed()
  const refusal = verified.ok ? accountRefusal('otp_expired') : verified
  return replyRefusal({ intent: 'check', submission, refusal, title })
}
