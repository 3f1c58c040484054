// The way to a user's clock through the whole Worker: who may listen, and that they hear.
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Session } from '#app/domain/accounts/accounts.types.ts'
import { refreshToken } from '#app/domain/accounts/internal/refresh-token.ts'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { refreshSession } from '#app/domain/accounts/refresh-session.server.ts'
import { signOut } from '#app/domain/accounts/sign-out.server.ts'
import { updateAccount } from '#app/domain/accounts/update-account.server.ts'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { eraseAccount } from '#app/domain/privacy/erase-account.server.ts'
import { SESSION_ENDED } from '#app/platform/clock-messages.ts'
import { sessionCookie } from '#app/request/session-cookie.server.ts'
import { newEmail, ORIGIN, send } from '#tests/conformance/client.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'

let ctx: TestContext
let userId: string
let session: Session
let cookie: string

beforeEach(async () => {
  ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID() }
  ctx.clock.now = Date.now()
  ctx.newSecret = () => `${crypto.randomUUID()}${crypto.randomUUID()}`
  ctx.clocks.closeEnded = (id) => env.USER_CLOCK.get(env.USER_CLOCK.idFromName(id)).closeEnded()
  userId = crypto.randomUUID()
  await env.DB.prepare(
    "insert into users (id, email, metadata, created_at, updated_at) values (?, ?, '{}', 1, 1)",
  )
    .bind(userId, newEmail())
    .run()
  const opened = await openBrowserSession(ctx, { userId, method: 'password' })
  session = opened.session
  cookie = sessionCookie(opened.secret).split(';')[0] ?? ''
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

describe('an open socket closes when its session ends:', () => {
  /** Another session of the same person. */
  const another = async () => (await openBrowserSession(ctx, { userId, method: 'password' })).session

  async function changePassword() {
    const account = await readAccount(ctx, userId)
    if (!account) throw new Error('no account')
    const input = { password: 'violet-otter-42', challenge: null, redirectTo: null, fromScreen: true }
    expect(await updateAccount(ctx, { account, session: await another() }, input)).toMatchObject({ ok: true })
  }

  async function reuse() {
    const first = await refreshToken(ctx.config, session.id, 0)
    await refreshSession(ctx, first)
    await refreshSession(ctx, await refreshToken(ctx.config, session.id, 1))
    ctx.clock.now += 60_000
    expect(await refreshSession(ctx, first)).toMatchObject({ ok: false })
  }

  async function ban() {
    await env.DB.prepare('update users set banned_until = ? where id = ?')
      .bind(ctx.now() + 60_000, userId)
      .run()
    // No verb bans: the socket closes instead of being told anything.
    await env.USER_CLOCK.get(env.USER_CLOCK.idFromName(userId)).track(userId, {
      id: 'pass:pro',
      kind: 'pass',
      name: 'pro',
      endsAt: Date.now() + 60_000,
    })
  }

  it.each([
    ['signed out', () => signOut(ctx, session, 'local')],
    ['signed out everywhere', async () => signOut(ctx, await another(), 'global')],
    ['signed out elsewhere', async () => signOut(ctx, await another(), 'others')],
    ['a new password', changePassword],
    ['a copied refresh token', reuse],
    ['an erased account', () => eraseAccount(ctx, userId)],
    ['a ban', ban],
  ])('%s', async (_, end) => {
    const { webSocket } = await listen()
    const heard: unknown[] = []
    webSocket?.addEventListener('message', ({ data }) => void heard.push(JSON.parse(String(data)).type))
    webSocket?.addEventListener('close', ({ code }) => void heard.push(code))
    webSocket?.accept()
    await expect.poll(() => heard).toEqual(['sync'])
    await end()
    await ctx.settled()
    await expect.poll(() => heard).toEqual(['sync', SESSION_ENDED])
  })

  it('but not when another one does', async () => {
    const { webSocket } = await listen()
    const heard: unknown[] = []
    webSocket?.addEventListener('message', ({ data }) => void heard.push(JSON.parse(String(data)).type))
    webSocket?.addEventListener('close', ({ code }) => void heard.push(code))
    webSocket?.accept()
    await signOut(ctx, session, 'others')
    await ctx.settled()
    webSocket?.send('sync')
    await expect.poll(() => heard).toEqual(['sync', 'sync'])
  })
})
