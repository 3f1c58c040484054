// POST /profile/sessions: signs one place out, or all but this one. `session` is a session's id, or "others".
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { endSession } from '#app/domain/accounts/end-session.server.ts'
import { signOut } from '#app/domain/accounts/sign-out.server.ts'
import { flash } from '#app/request/flash.server.ts'
import { HOME, ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { clearedSessionCookie } from '#app/request/session-cookie.server.ts'
import { requireViewer } from '#app/request/viewer.server.ts'

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { account, session } = await requireViewer(request, context)
  const chosen = String((await readForm(request)).get('session'))
  if (chosen === 'others') await signOut(context, session, 'others')
  else await endSession(context, account.id, chosen)
  if (chosen === session.id) return redirectTo(HOME, { headers: { 'Set-Cookie': clearedSessionCookie() } })
  const said = flash(chosen === 'others' ? 'sessions_ended' : 'session_ended')
  return redirectTo(ownPath('/profile/security#devices'), { headers: { 'Set-Cookie': said } })
}

export function loader(): Response {
  return redirectTo(ownPath('/profile/security#devices'))
}
