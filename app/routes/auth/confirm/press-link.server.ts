import { json } from '@remix-run/cloudflare'
import { dropSignUp } from '#app/domain/accounts/drop-sign-up.server.ts'
import type { Opened } from '#app/domain/accounts/follow-mail-link.server.ts'
import type { MailLink } from '#app/domain/accounts/mail-link.ts'
import { ACCOUNT_REFUSALS, type AccountRefusal } from '#app/domain/accounts/refusals.ts'
import { openMailLink } from '#app/domain/onboarding/open-mail-link.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { flash } from '#app/request/flash.server.ts'
import { linkNewcomer } from '#app/request/invitation.server.ts'
import { linkLanding } from '#app/request/link-landing.ts'
import { type OwnPath, ownPath } from '#app/request/own-path.ts'
import { redirectBack, redirectTo } from '#app/request/redirects.server.ts'
import { refusalText } from '#app/words/account-refusals.ts'
import type { FlashCode } from '#app/words/flashes.ts'
import { completeSignIn } from '../complete-sign-in.server.ts'
import { NO_DESTINATION, readDestination, withDestination } from '../destination.ts'
import type { ReplyMessage } from '../parts/form-reply.ts'
import { readSignUpSecret } from '../sign-up-secret.server.ts'
import { readLink } from './read-link.server.ts'

/** What the page says instead of leading on. */
export type LinkAnswer =
  | { kind: 'gone' }
  | { kind: 'dropped' }
  | { kind: 'refused'; message: ReplyMessage }
  /** `password`: what is wrong with the one that was typed. */
  | { kind: 'held'; password: string }

/** Does what the pressed button of a link's page says: uses the link and leads on, or forgets the sign-up it belongs to. */
export async function pressLink(request: Request, ctx: RequestContext, form: FormData): Promise<Response> {
  const link = readLink(request)
  if (!link) return answer({ kind: 'gone' }, 400)
  if (form.get('intent') === 'drop') {
    const dropped = await dropSignUp(ctx, link)
    return dropped.ok ? answer({ kind: 'dropped' }) : refused(dropped)
  }
  const password = String(form.get('password') ?? '')
  const opened = await openMailLink(ctx, { ...link, browserSecret: readSignUpSecret(request), password })
  switch (opened.kind) {
    case 'screen':
      if (opened.invitation !== null) await linkNewcomer(ctx, opened.proved.userId, opened.invitation)
      return toScreen(request, ctx, link, opened)
    case 'screen_half':
      return leadTo(ownPath('/profile/security'), 'email_half_changed')
    case 'held':
      return held(opened.refusal)
    case 'refused':
      if (opened.toScreen) return refused(opened.refusal)
      break
    case 'session':
    case 'code':
      if (opened.invitation !== null) await linkNewcomer(ctx, opened.userId, opened.invitation)
  }
  return redirectBack(linkLanding(link.type, opened), { status: 303, headers: NO_STORE })
}

const NO_STORE = { 'Cache-Control': 'no-store' }

/** A link that signs in does so here; a new address and a sign-up are good to know of, and lead to their own screen. */
async function toScreen(
  request: Request,
  ctx: RequestContext,
  link: MailLink,
  { proved, to }: Extract<Opened, { kind: 'screen' }>,
): Promise<Response> {
  switch (link.type) {
    case 'email_change':
      return leadTo(ownPath('/profile/security'), 'email_changed')
    case 'signup':
    case 'invite':
      return leadTo(loginPath(link), 'email_confirmed')
    default:
      return completeSignIn(request, ctx, proved, { to, flash: ['login_successful'] })
  }
}

/** The Login tab, with the plan or page somebody signed up for: the mail's link brings it along. */
function loginPath({ redirectTo }: MailLink): OwnPath {
  const back = redirectTo !== null && URL.canParse(redirectTo) ? new URL(redirectTo).searchParams : null
  const destination = back === null ? NO_DESTINATION : readDestination(back)
  return withDestination('/auth', destination, { tab: 'login', check: 'done' })
}

function leadTo(path: OwnPath, said: FlashCode): Response {
  return redirectTo(path, { status: 303, headers: { 'Set-Cookie': flash(said) } })
}

function refused(refusal: AccountRefusal): Response {
  const status = refusal.status ?? ACCOUNT_REFUSALS[refusal.code][0]
  if (refusal.code === 'otp_expired') return answer({ kind: 'gone' }, status)
  const words = { title: m.auth_login_failed(), description: refusalText(refusal) }
  return answer({ kind: 'refused', message: { type: 'error', ...words } }, status)
}

/** The link's page again, with what keeps the link back. */
function held(refusal: AccountRefusal): Response {
  if (refusal.code === 'invalid_credentials')
    return answer({ kind: 'held', password: m.auth_confirm_wrong_password() }, 403)
  return refused(refusal)
}

function answer(said: LinkAnswer, status = 200): Response {
  return json(said, { status, headers: NO_STORE })
}
