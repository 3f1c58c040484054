import type { RequestContext } from '#app/context.ts'
import type { AccountResult } from '#app/domain/accounts/refusals.ts'
import { type Verified, verifyCode } from '#app/domain/accounts/verify-code.server.ts'
import { flash } from '#app/flash.server.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readTypedAddress } from '#app/typed-address.server.ts'
import { completeSignIn } from '../complete-sign-in.server.ts'
import { type Destination, destinationPath, withDestination } from '../destination.ts'
import { replyFaults, replyRefusal } from '../parts/reply.server.ts'
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
  const verified = await verifyCode(
    ctx,
    address.includes('@') ? { type: 'email', email: address, token } : { type: 'sms', phone: address, token },
  )
  const response = await signInIfProved(request, ctx, verified, destination)
  if (response) return response
  const title = m.auth_login_failed({}, { locale: ctx.locale })
  const refusal = verified.ok ? ({ ok: false, code: 'otp_expired' } as const) : verified
  return replyRefusal(ctx, { intent: 'check', submission, refusal, title })
}

/** Signs in by the link of a mail, once its reader pressed Continue. */
export async function openLink(
  request: Request,
  ctx: RequestContext,
  form: FormData,
  destination: Destination,
): Promise<Response> {
  const tokenHash = String(form.get('token') ?? '')
  const verified = await verifyCode(ctx, { type: 'magiclink', tokenHash })
  const response = await signInIfProved(request, ctx, verified, destination)
  if (response) return response
  return redirectTo(withDestination('/auth/code', destination), {
    headers: { 'Set-Cookie': flash('link_expired') },
  })
}

function signInIfProved(
  request: Request,
  ctx: RequestContext,
  verified: AccountResult<Verified>,
  destination: Destination,
): Promise<Response> | null {
  if (!verified.ok || verified.value.kind !== 'proved') return null
  const completion = { to: destinationPath(destination), flash: ['login_successful'] } as const
  return completeSignIn(request, ctx, verified.value.proved, completion)
}
