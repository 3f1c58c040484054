// GET /dev/demo-guest: become the guest whose history the local seed brings. Development only.
import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { guestCookie, requireDevelopment } from '#app/guards.server.ts'

export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  requireDevelopment(context)
  return redirect('/games', { headers: { 'Set-Cookie': await guestCookie('demo-guest', context) } })
}
