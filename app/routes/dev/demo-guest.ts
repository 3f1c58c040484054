// GET /dev/demo-guest: become the guest whose history the local seed brings. Development only.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { guestCookie } from '#app/request/guest-cookies.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { requireDevelopment } from '#app/request/require-development.ts'

export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  requireDevelopment(context)
  return redirectTo(ownPath('/games'), {
    headers: { 'Set-Cookie': await guestCookie('demo-guest', context) },
  })
}
