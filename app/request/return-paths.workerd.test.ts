// Whatever a request says of where to go on to: no answer leads off our origin.
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { ORIGIN, send, signedUpClient } from '#tests/conformance/client.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { HOSTILE_PATHS } from '#tests/factories/hostile-paths.ts'
import { RETURN_PATH_ROUTES, type ReturnPathRequest } from '#tests/factories/return-path-routes.ts'
import { sessionCookie } from './session-cookie.server.ts'

let session = ''

beforeAll(async () => {
  const { id } = await signedUpClient({ role: 'teacher' })
  await env.DB.prepare('update users set welcomed_at = 1 where id = ?').bind(id).run()
  const ctx = testContext(env.DB)
  ctx.now = () => Date.now()
  ctx.newId = () => crypto.randomUUID()
  ctx.newSecret = () => crypto.randomUUID()
  const { secret } = await openBrowserSession(ctx, { userId: id, method: 'password' })
  session = sessionCookie(secret).split(';')[0] ?? ''
})

async function ask({ method, path, fields, signedIn }: ReturnPathRequest, value: string): Promise<Response> {
  const headers = { Origin: ORIGIN, Host: new URL(ORIGIN).host, Cookie: signedIn ? session : '' }
  const body = fields ? { body: new URLSearchParams(fields(value)) } : {}
  return send(path(value), { method, headers, ...body })
}

const requests = Object.entries(RETURN_PATH_ROUTES).flatMap(([source, of]) =>
  of.map((request) => [`${source}: ${request.method} ${request.path('')}`, request] as const),
)

describe.each(requests)('%s', (_, request) => {
  it('leads nowhere else', async () => {
    for (const value of HOSTILE_PATHS) {
      const response = await ask(request, value)
      const location = response.headers.get('Location')
      expect(response.status).toBeLessThan(500)
      if (location === null) continue
      expect(new URL(location, ORIGIN).origin, value).toBe(ORIGIN)
      // A page of ours in a page's parameter is held to the same.
      const next = new URL(location, ORIGIN).searchParams.get('returnTo')
      if (next !== null) expect(new URL(next, ORIGIN).origin, value).toBe(ORIGIN)
    }
  })
})

it('the walk is one of redirects: most of these routes do lead on', async () => {
  const led = await Promise.all(requests.map(async ([, request]) => (await ask(request, '/games')).status))
  expect(led.filter((status) => status >= 300 && status < 400).length).toBeGreaterThan(8)
})
