import type { RequestContext } from '#app/context.ts'
import { signUp } from '#app/domain/accounts/sign-up.server.ts'
import { flash } from '#app/flash.server.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { linkNewcomer } from '#app/invitation.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { rememberAddress } from '#app/typed-address.server.ts'
import { type Destination, withDestination } from '../destination.ts'
import { replyFaults, replyRefusal } from '../parts/reply.server.ts'
import { signUpSchema } from './sign-up-schema.ts'

/** Makes an account, linked to the friend whose code this browser came by, then leads to the Login tab, where its address is filled in. */
export async function createAccount(
  ctx: RequestContext,
  form: FormData,
  { destination, invitation }: { destination: Destination; invitation: string | null },
): Promise<Response> {
  const submission = parseForm(form, signUpSchema)
  if (submission.status !== 'success') return replyFaults('signup', submission)
  const { email, password, displayName, gradeLevel, age, guardianEmail = null, ...rest } = submission.value
  const made = await signUp(ctx, {
    email,
    password,
    data: { display_name: displayName, grade_level: gradeLevel, ...rest },
    stated: { country: rest.country, age, guardianEmail },
    challenge: null,
    redirectTo: `${ctx.config.siteUrl}/auth`,
    fromScreen: true,
  })
  if (!made.ok) {
    const title = m.auth_signup_failed({}, { locale: ctx.locale })
    return replyRefusal(ctx, { intent: 'signup', submission, refusal: made, title })
  }
  // After the answer: an address that is known already takes as long.
  if (invitation !== null) ctx.waitUntil(linkNewcomer(ctx, made.value.id, invitation))
  const headers = new Headers()
  headers.append('Set-Cookie', rememberAddress(email))
  headers.append('Set-Cookie', flash('account_created'))
  return redirectTo(withDestination('/auth', destination, { check: 'mail' }), { headers })
}
