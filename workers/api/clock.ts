// GET /clock: the socket by which a page of ours hears what starts and ends for the person signed in. Browsers send cookies
// along with sockets from anywhere, so the page's origin has to be ours.
import type { Context } from 'hono'
import { parse } from 'hono/utils/cookie'
import { identifyBrowser } from '#app/domain/accounts/identify-browser.server.ts'
import { SESSION_COOKIE } from '#app/guards.server.ts'
import type { AppEnv } from '../env.ts'
import { contextOf } from './api-context.ts'

export async function clock(c: Context<AppEnv>): Promise<Response> {
  if (c.req.header('Origin') !== new URL(c.req.url).origin) return c.body(null, 403)
  const secret = parse(c.req.header('Cookie') ?? '')[SESSION_COOKIE] ?? null
  const signedIn = await identifyBrowser(contextOf(c), secret)
  if (!signedIn) return c.body(null, 401)
  const answer = await c.env.USER_CLOCK.get(c.env.USER_CLOCK.idFromName(signedIn.account.id)).fetch(c.req.raw)
  // A copy takes the socket along; the object's own answer has headers that ours cannot be added to.
  return new Response(answer.body, answer)
}
