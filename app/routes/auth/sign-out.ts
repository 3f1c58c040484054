// POST /auth/sign-out: ends this session, with `everywhere` all of the account's, and forgets the cookie. A session that is
// over already is no reason to complain (spec 000 section 8).
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { awaitsSecondFactor } from '#app/domain/accounts/acting-user.ts'
import { signOut } from '#app/domain/accounts/sign-out.server.ts'
import { HOME } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { clearedSessionCookie } from '#app/request/session-cookie.server.ts'
import { readPendingSignIn } from '#app/request/viewer.server.ts'

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData().catch(() => null)
  const signedIn = await readPendingSignIn(request, context)
  if (signedIn) {
    const isGlobal = form?.has('everywhere') && !awaitsSecondFactor(signedIn)
    await signOut(context, signedIn.session, isGlobal ? 'global' : 'local')
  }
  return redirectTo(HOME, { headers: { 'Set-Cookie': clearedSessionCookie() } })
}

export function loader(): Response {
  return redirectTo(HOME)
}
