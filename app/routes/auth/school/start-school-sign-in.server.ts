import { pkceChallenge } from '#app/domain/accounts/pkce.server.ts'
import { startSso } from '#app/domain/accounts/start-sso.server.ts'
import { captchaToken } from '#app/forms/captcha-token.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { redirectAway } from '#app/request/redirects.server.ts'
import { flowCookie } from '../callback/flow-cookie.server.ts'
import { type Destination, destinationFields } from '../destination.ts'
import { replyFaults, replyRefusal } from '../parts/reply.server.ts'
import { schoolSchema } from './school-schema.ts'

/** Leaves for the provider of the school whose domain the address has; the way back is /auth/callback. */
export async function startSchoolSignIn(
  ctx: RequestContext,
  form: FormData,
  destination: Destination,
): Promise<Response> {
  const submission = parseForm(form, schoolSchema)
  if (submission.status !== 'success') return replyFaults('school', submission)
  const verifier = ctx.newSecret()
  const started = await startSso(ctx, {
    domain: submission.value.email.split('@').at(-1),
    redirectTo: `${ctx.config.siteUrl}/auth/callback`,
    challenge: await pkceChallenge(verifier),
    captchaToken: captchaToken(form),
  })
  if (!started.ok) {
    const title = m.auth_school_failed()
    return replyRefusal({ intent: 'school', submission, refusal: started, title })
  }
  const cookie = flowCookie({
    provider: 'school',
    verifier,
    destination: new URLSearchParams(destinationFields(destination)).toString(),
  })
  return redirectAway(started.value.url, { status: 303, headers: { 'Set-Cookie': cookie } })
}
