import { signUp } from '#app/domain/accounts/sign-up.server.ts'
import { captchaToken } from '#app/forms/captcha-token.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { flash } from '#app/request/flash.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { rememberAddress } from '#app/request/typed-address.server.ts'
import { type Destination, withDestination } from '../destination.ts'
import { replyFaults, replyRefusal } from '../parts/reply.server.ts'
import { keepSignUpSecret } from '../sign-up-secret.server.ts'
import { isAboveKeptAge, keepingAge, saidAge } from './kept-age.server.ts'
import { signUpSchema } from './sign-up-schema.ts'

interface SignUpFrom {
  destination: Destination
  invitation: string | null
}

interface Answered extends SignUpFrom {
  form: FormData
  submission: ReturnType<typeof parseForm<typeof signUpSchema>>
}

/**
 * Signs up, with the code of the friend this browser came by, then leads to the Login tab, where the address is filled in. The
 * account is made by the link of the mail.
 */
export async function createAccount(
  request: Request,
  ctx: RequestContext,
  form: FormData,
  { destination, invitation }: SignUpFrom,
): Promise<Response> {
  const submission = parseForm(form, signUpSchema)
  const age = saidAge(submission.payload)
  if (isAboveKeptAge(request, age)) return replyFaults('signup', submission, { age: ['age_already_stated'] })
  return keepingAge(request, age, await answer(request, ctx, { form, submission, destination, invitation }))
}

async function answer(
  request: Request,
  ctx: RequestContext,
  { form, submission, destination, invitation }: Answered,
): Promise<Response> {
  if (submission.status !== 'success') return replyFaults('signup', submission)
  const { email, password, displayName, gradeLevel, age, guardianEmail = null, ...rest } = submission.value
  const { secret, cookie } = keepSignUpSecret(request, ctx)
  const made = await signUp(ctx, {
    email,
    password,
    data: { display_name: displayName, grade_level: gradeLevel, ...rest },
    stated: { country: rest.country, age, guardianEmail },
    invitation,
    browserSecret: secret,
    challenge: null,
    redirectTo: `${ctx.config.siteUrl}${withDestination('/auth', destination)}`,
    fromScreen: true,
    captchaToken: captchaToken(form),
  })
  if (!made.ok) {
    const title = m.auth_signup_failed()
    return replyRefusal({ intent: 'signup', submission, refusal: made, title })
  }
  const headers = new Headers()
  for (const line of [rememberAddress(email), cookie, flash('account_created')])
    headers.append('Set-Cookie', line)
  return redirectTo(withDestination('/auth', destination, { check: 'mail' }), { headers })
}
