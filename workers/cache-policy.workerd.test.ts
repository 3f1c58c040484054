// Which answers a cache may keep: none that is one person's.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { sessionCookie } from '#app/request/session-cookie.server.ts'
import { send, sessionOf, signedInClient } from '#tests/conformance/client.ts'
import { testContext } from '#tests/factories/app-context.ts'

let Cookie: string
let Authorization: string

beforeAll(async () => {
  const ctx = { ...testContext(env.DB), now: Date.now, newId: crypto.randomUUID.bind(crypto) }
  const { client, id } = await signedInClient()
  Authorization = `Bearer ${(await sessionOf(client)).access_token}`
  await ctx.db.update(users).set({ welcomedAt: ctx.now() }).where(eq(users.id, id))
  const opened = { ...ctx, newSecret: () => crypto.randomUUID() }
  const { secret } = await openBrowserSession(opened, { userId: id, method: 'otp' })
  Cookie = sessionCookie(secret).split(';')[0] ?? ''
})

it.each([
  ['/profile', 'private, no-store'],
  ['/profile.data', 'private, no-store'],
  ['/profile/.data', 'private, no-store'],
  ['/family.data', 'private, no-store'],
  ['/subscription.data', 'private, no-store'],
  ['/pricing', 'private, no-cache'],
  ['/games.data', 'private, no-cache'],
])(
  'of who is signed in, %s is %s: kept nowhere, or by their browser, which asks again',
  async (path, policy) => {
    const { status, headers } = await send(path, { headers: { Cookie } })
    expect([status, headers.get('Cache-Control')]).toEqual([200, policy])
    expect(headers.get('Vary')).toBe('Cookie, Accept-Language')
  },
)

it('nobody keeps an answer to a machine', async () => {
  for (const path of ['/rest/v1/profiles', '/rest/v1/user_preferences', '/auth/v1/user']) {
    const { status, headers } = await send(path, { headers: { Authorization } })
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  }
})

it('anybody may keep what is the same for all', async () => {
  const { headers } = await send('/robots.txt')
  expect([headers.get('Cache-Control'), headers.get('Vary')]).toEqual(['public, max-age=3600', null])
})

it.each([
  ['/about', '/company/about-us'],
  ['/blog', '/resources/blog'],
  ['/blog/', '/resources/blog'],
  ['/parents', '/resources/for-parents'],
  ['/students', '/resources/for-students'],
  ['/teachers', '/resources/for-teachers'],
])('%s leads on to %s for good', async (path, page) => {
  const { status, headers } = await send(path, { redirect: 'manual' })
  expect([status, headers.get('Location')]).toEqual([301, page])
})
