// GET /clock: the socket by which a page of ours hears what starts and ends for the person signed in. Browsers send cookies
// along with sockets from anywhere, so the page's origin has to be ours.
import type { Context } from 'hono'
import { readSignedIn } from '#app/request/viewer.server.ts'
import { SOCKET_OF } from '../durable/clock-object.ts'
import type { AppEnv } from '../env.ts'
import { contextOf } from './api-context.ts'

export async function clock(c: Context<AppEnv>): Promise<Response> {
  if (c.req.header('Origin') !== new URL(c.req.url).origin) return c.body(null, 403)
  const signedIn = await readSignedIn(c.req.raw, contextOf(c))
  if (!signedIn) return c.body(null, 401)
  const { account, session } = signedIn
  const request = new Request(c.req.raw)
  request.headers.set(SOCKET_OF.user, account.id)
  request.headers.set(SOCKET_OF.session, session.id)
  const answer = await c.env.USER_CLOCK.get(c.env.USER_CLOCK.idFromName(account.id)).fetch(request)
  // A copy takes the socket along; the object's own answer has headers that ours cannot be added to.
  return new Response(answer.body, answer)
}
