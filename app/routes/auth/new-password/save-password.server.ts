// Sets a new password for whoever holds a link of ours, or a session that began with one. Then the browser is signed in.

import { json } from '@remix-run/cloudflare'
import { awaitsSecondFactor } from '#app/domain/accounts/acting-user.ts'
import { type AccountResult, accountRefusal } from '#app/domain/accounts/refusals.ts'
import { updateAccount } from '#app/domain/accounts/update-account.server.ts'
import { verifyCode } from '#app/domain/onboarding/verify-code.server.ts'
import { parseForm } from '#app/forms/parse-form.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { flash } from '#app/request/flash.server.ts'
import { HOME, ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readPendingSignIn } from '#app/request/viewer.server.ts'
import {
  type BrowserSignIn,
  secondFactorPath,
  signedInRedirect,
  signInBrowser,
} from '../complete-sign-in.server.ts'
import { replyFaults, replyRefusal } from '../parts/reply.server.ts'
import { isRecovery } from './is-recovery.ts'
import { newPasswordSchema } from './new-password-schema.ts'

const INTENT = 'new-password'
/** Where the rest is done by someone who is signed in by the link already. */
const HERE = ownPath('/auth/reset-password')

/** The link is used up, too old, or never was: what the page says instead of its form. */
export interface LinkGone {
  gone: true
}

export async function savePassword(request: Request, ctx: RequestContext, form: FormData): Promise<Response> {
  const submission = parseForm(form, newPasswordSchema)
  if (submission.status !== 'success') return replyFaults(INTENT, submission)
  const proved = await prove(request, ctx, form)
  if (!proved.ok) {
    if (proved.code === 'otp_expired') return json<LinkGone>({ gone: true }, { status: 403 })
    const title = m.auth_password_not_saved()
    return replyRefusal({ intent: INTENT, submission, refusal: proved, title })
  }
  const { signedIn, cookies } = proved.value
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  if (awaitsSecondFactor(signedIn)) {
    headers.append('Set-Cookie', flash('password_after_factor'))
    return redirectTo(secondFactorPath(HERE), { headers })
  }
  const updated = await updateAccount(ctx, signedIn, {
    password: submission.value.password,
    challenge: null,
    redirectTo: null,
    fromScreen: true,
  })
  if (updated.ok) return signedInRedirect(ctx, proved.value, { to: HOME, flash: ['password_updated'] })
  const title = m.auth_password_not_saved()
  // The link is used up, but its session is open: the next try goes by that.
  return replyRefusal({ intent: INTENT, submission, refusal: updated, title, linkUsed: true, headers })
}

async function prove(
  request: Request,
  ctx: RequestContext,
  form: FormData,
): Promise<AccountResult<BrowserSignIn>> {
  const token = form.get('token')
  if (typeof token === 'string' && token !== '') {
    const verified = await verifyCode(ctx, { type: 'recovery', tokenHash: token })
    if (!verified.ok) return verified
    if (verified.value.kind === 'half') return accountRefusal('otp_expired')
    return { ok: true, value: await signInBrowser(request, ctx, verified.value.proved) }
  }
  const signedIn = await readPendingSignIn(request, ctx)
  if (signedIn && isRecovery(signedIn.session))
    return { ok: true, value: { signedIn, cookies: [], isInvited: false } }
  return accountRefusal('otp_expired')
}
