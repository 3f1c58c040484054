// The way to a user's clock through the whole Worker: who may listen, and that they hear.
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { openBrowserSession } from '#app/domain/accounts/open-browser-session.server.ts'
import { sessionCookie } from '#app/guards.server.ts'
import { newEmail, ORIGIN, send } from '#tests/conformance/client.ts'
import { testContext } from '#tests/factories/app-context.ts'

let userId: string
let cookie: string

beforeEach(async () => {
  const ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID(), now: () => Date.now() }
  ctx.newSecret = () => `${crypto.randomUUID()}${crypto.randomUUID()}`
  userId = crypto.randomUUID()
  await env.DB.prepare(
    "insert into users (id, email, metadata, created_at, updated_at) values (?, ?, '{}', 1, 1)",
  )
    .bind(userId, newEmail())
    .run()
  const { secret } = await openBrowserSession(ctx, { userId, method: 'password' })
  cookie = sessionCookie(secret).split(';')[0] ?? ''
})

const listen = (headers: Record<string, string> = {}) =>
  send('/clock', { headers: { Upgrade: 'websocket', Origin: ORIGIN, Cookie: cookie, ...headers } })

it('a page of ours hears what runs, and what starts', async () => {
  const { status, webSocket } = await listen()
  expect(status).toBe(101)
  const heard: string[] = []
  webSocket?.addEventListener('message', ({ data }) => void heard.push(JSON.parse(String(data)).type))
  webSocket?.accept()
  await expect.poll(() => heard).toEqual(['sync'])
  const clock = env.USER_CLOCK.get(env.USER_CLOCK.idFromName(userId))
  await clock.track(userId, { id: 'pass:pro', kind: 'pass', name: 'pro', endsAt: Date.now() + 60_000 })
  await expect.poll(() => heard).toEqual(['sync', 'start'])
})

it.each([
  ['another site’s page', { Origin: 'https://elsewhere.example' }, 403],
  ['a page that does not say where it is from', { Origin: '' }, 403],
  ['a visitor', { Cookie: '' }, 401],
  ['somebody with a secret of their own making', { Cookie: '__Host-session=guessed' }, 401],
  ['a request that is no socket', { Upgrade: '' }, 426],
])('%s hears nothing', async (_, headers, status) => {
  const answer = await listen(headers)
  expect(answer.status).toBe(status)
  expect(answer.webSocket).toBeNull()
})
