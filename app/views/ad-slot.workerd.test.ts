// For whom pages show messages of our own: people on Free, none of them children.
import { env, exports } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { ageStatements } from '#app/domain/consent/age-statements.server.ts'
import { ages } from '#app/domain/consent/consent.schema.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { signInBrowser } from '#app/routes/auth/complete-sign-in.server.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'

const SITE = 'http://sparkbook.test'

async function showsAd(path: string, cookie = ''): Promise<boolean> {
  const response = await exports.default.fetch(`${SITE}${path}`, { headers: { Cookie: cookie } })
  expect(response.status).toBe(200)
  return (await response.text()).includes('class="house-ad"')
}

/** The cookie of a student's browser. @param age null: grown up */
async function signedIn(age: number | null): Promise<string> {
  const ctx = {
    ...testContext(env.DB),
    ...({ requestId: 'r', locale: 'en', nonce: '' } satisfies Partial<RequestContext>),
    newId: () => crypto.randomUUID(),
    newSecret: () => crypto.randomUUID(),
    now: () => Date.now(),
  }
  const { userId } = await makePerson(ctx, `ads.${crypto.randomUUID()}`, 'student')
  if (age !== null) {
    await ctx.db.delete(ages).where(eq(ages.userId, userId))
    const guardianEmail = `mum.${userId}@example.com`
    await runBatch(ctx.db, await ageStatements(ctx, { userId, country: 'us', age, guardianEmail }))
  }
  const { cookies } = await signInBrowser(new Request(SITE), ctx, { userId, method: 'password' })
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

it.each([
  ['/games', '', false],
  ['/games', 'selectedGrade=elementary', false],
  ['/games', 'selectedGrade=middle', false],
  ['/games', 'selectedGrade=high', true],
  ['/games/subject/math/elementary', 'selectedGrade=high', false],
] as const)('%s shows a visitor (%s) one: %s', async (path, cookie, shows) => {
  expect(await showsAd(path, cookie)).toBe(shows)
})

it('a child’s account sees none, whatever grade its browser chose', async () => {
  const child = await signedIn(12)
  expect(await showsAd('/games', `${child}; selectedGrade=high`)).toBe(false)
  expect(await showsAd('/games/subject/math/middle', child)).toBe(false)
})

it('a student who is no child sees one, but not on pages for children', async () => {
  const student = await signedIn(null)
  expect(await showsAd('/games', `${student}; selectedGrade=high`)).toBe(true)
  expect(await showsAd('/games', student)).toBe(false)
  expect(await showsAd('/games', `${student}; selectedGrade=middle`)).toBe(false)
})
