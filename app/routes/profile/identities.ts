// POST /profile/identities: leaves for Google or Microsoft to link an account there, or takes a linked one away. The browser
// comes back to this address by GET, and only the one that left. It brings a code that would open a session for a client of the API; here it shows
// that linking went well, and is used up.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { finishLink } from '#app/domain/accounts/finish-link.server.ts'
import { linkIdentity } from '#app/domain/accounts/link-identity.server.ts'
import { isAccountCode } from '#app/domain/accounts/refusals.ts'
import { unlinkIdentity } from '#app/domain/accounts/unlink-identity.server.ts'
import { type FlashEntry, flash } from '#app/request/flash.server.ts'
import { requireFreshViewer } from '#app/request/fresh-viewer.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { providerStateCookie } from '#app/request/provider-cookies.server.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectAway, redirectTo } from '#app/request/redirects.server.ts'
import { requireViewer } from '#app/request/viewer.server.ts'

const SIGN_IN = ownPath('/profile/security#sign-in')

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const viewer = await requireFreshViewer(request, context, SIGN_IN)
  const form = await readForm(request)
  const identity = String(form.get('identity'))
  if (form.get('intent') === 'unlink') {
    const unlinked = await unlinkIdentity(context, viewer, identity)
    return backWith(unlinked.ok ? 'identity_unlinked' : { code: 'identity_failed', refusal: unlinked })
  }
  const started = await linkIdentity(context, viewer, {
    provider: identity,
    redirectTo: new URL('/profile/identities', context.config.siteUrl).href,
    // Nobody keeps the verifier of this challenge: the code that comes back opens nothing.
    challenge: { challenge: context.newSecret(), method: 's256' },
    fromScreen: true,
  })
  if (!started.ok) return backWith({ code: 'identity_failed', refusal: started })
  const { url, state } = started.value
  return redirectAway(url, { headers: { 'Set-Cookie': await providerStateCookie(state) } })
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const viewer = await requireViewer(request, context)
  const { searchParams } = new URL(request.url)
  const linked = searchParams.get('code')
  if (linked !== null)
    return backWith((await finishLink(context, viewer, linked)) ? 'identity_linked' : 'identity_failed')
  const code = searchParams.get('error_code') ?? ''
  if (!searchParams.has('error')) return redirectTo(SIGN_IN)
  return backWith(isAccountCode(code) ? { code: 'identity_failed', refusal: { code } } : 'identity_failed')
}

function backWith(entry: FlashEntry): Response {
  return redirectTo(SIGN_IN, { headers: { 'Set-Cookie': flash(entry) } })
}
