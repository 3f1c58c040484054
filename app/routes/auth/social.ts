// POST /auth/social/:provider: leaves for Google or Microsoft; the way back is /auth/callback.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { pkceChallenge } from '#app/domain/accounts/pkce.server.ts'
import { startProviderSignIn } from '#app/domain/accounts/start-provider-sign-in.server.ts'
import { flash } from '#app/request/flash.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectAway, redirectTo } from '#app/request/redirects.server.ts'
import { flowCookie } from './callback/flow-cookie.server.ts'
import { destinationFields, readDestination, withDestination } from './destination.ts'

export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData().catch(() => new FormData())
  const destination = readDestination(form)
  const { provider } = params
  if (provider !== 'google' && provider !== 'microsoft') throw new Response(null, { status: 404 })
  const verifier = context.newSecret()
  const started = await startProviderSignIn(context, {
    provider,
    redirectTo: `${context.config.siteUrl}/auth/callback`,
    challenge: await pkceChallenge(verifier),
    // School computers are shared: ask who it is, every time.
    extraParams: { prompt: 'select_account' },
  })
  if (!started.ok) {
    const failed = flash({ code: `${provider}_failed`, refusal: started })
    return redirectTo(withDestination('/auth', destination), {
      status: 303,
      headers: { 'Set-Cookie': failed },
    })
  }
  const cookie = flowCookie({
    provider,
    verifier,
    destination: new URLSearchParams(destinationFields(destination)).toString(),
  })
  return redirectAway(started.value.url, { status: 303, headers: { 'Set-Cookie': cookie } })
}

export function loader(): Response {
  return redirectTo(ownPath('/auth'))
}
