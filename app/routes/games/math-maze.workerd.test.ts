// Which band Math Maze begins with: the profile's grade level, elementary for everybody else (spec 001 section 2).
import { env, exports } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { browserSessions, users } from '#app/domain/accounts/accounts.schema.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { signInBrowser } from '#app/routes/auth/complete-sign-in.server.ts'
import { testContext } from '#tests/factories/app-context.ts'

const PAGE = 'http://sparkbook.test/games/mathmaze'

async function bandFor(cookie: string): Promise<string | undefined> {
  const page = await (await exports.default.fetch(PAGE, { headers: { Cookie: cookie } })).text()
  const chosen = [...page.matchAll(/<input[^>]*name="band"[^>]*>/g)].filter(([input]) =>
    input.includes('checked'),
  )
  expect(chosen).toHaveLength(1)
  return /value="(\w+)"/.exec(chosen[0]?.[0] ?? '')?.[1]
}

it.each([
  ['elementary', 'elementary'],
  ['middle', 'middle'],
  ['high', 'high'],
  ['K', 'elementary'],
  ['5', 'elementary'],
  ['8', 'middle'],
  ['9', 'high'],
  [null, 'elementary'],
])('a profile of grade %s plays %s', async (gradeLevel, band) => {
  const ctx: RequestContext = { ...testContext(env.DB), requestId: 'r', locale: 'en', nonce: '' }
  // The context of each test counts its secrets anew.
  await ctx.db.delete(browserSessions)
  const now = Date.now()
  ctx.now = () => now
  const id = crypto.randomUUID()
  await ctx.db.insert(users).values({ id, metadata: {}, createdAt: now, updatedAt: now })
  await ctx.db.insert(profiles).values({ id, role: 'student', gradeLevel, createdAt: now, updatedAt: now })
  ctx.newId = () => crypto.randomUUID()
  const { cookies } = await signInBrowser(new Request(PAGE), ctx, { userId: id, method: 'password' })
  expect(await bandFor(cookies.map((cookie) => cookie.split(';')[0]).join('; '))).toBe(band)
})

it('a visitor plays elementary, whatever grade the browser remembers', async () => {
  expect(await bandFor('')).toBe('elementary')
  expect(await bandFor('selectedGrade=high')).toBe('elementary')
})
