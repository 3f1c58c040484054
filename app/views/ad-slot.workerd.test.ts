// For whom pages show messages of our own: people on Free, none of them young children.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { ageStatements } from '#app/domain/consent/age-statements.server.ts'
import { ages } from '#app/domain/consent/consent.schema.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { signInBrowser } from '#app/routes/auth/complete-sign-in.server.ts'
import type { Band } from '#engine/core/bands.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { readAdSlot } from './ad-slot.server.ts'

const HUB = 'http://sparkbook.test/games'

function context() {
  const ctx = {
    ...testContext(env.DB),
    ...({ requestId: 'r', locale: 'en', nonce: '' } satisfies Partial<RequestContext>),
    newId: () => crypto.randomUUID(),
    newSecret: () => crypto.randomUUID(),
    now: () => Date.now(),
  }
  return ctx
}

const showsAd = async (cookie: string, grade: Band) =>
  (await readAdSlot(new Request(HUB, { headers: { Cookie: cookie } }), context(), grade)).ad !== null

/** The cookie of a student's browser. @param age null: grown up */
async function signedIn(age: number | null): Promise<string> {
  const ctx = context()
  const { userId } = await makePerson(ctx, `ads.${crypto.randomUUID()}`, 'student')
  if (age !== null) {
    await ctx.db.delete(ages).where(eq(ages.userId, userId))
    const guardianEmail = `mum.${userId}@example.com`
    await runBatch(ctx.db, await ageStatements(ctx, { userId, country: 'us', age, guardianEmail }))
  }
  const { cookies } = await signInBrowser(new Request(HUB), ctx, { userId, method: 'password' })
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}

it.each([
  ['elementary', false],
  ['middle', true],
  ['high', true],
] as const)('a visitor reading for %s grades sees one: %s', async (grade, shows) => {
  expect(await showsAd('', grade)).toBe(shows)
})

it('a child’s account sees none, whatever grade its browser chose', async () => {
  const child = await signedIn(12)
  expect(await showsAd(child, 'middle')).toBe(false)
  expect(await showsAd(child, 'high')).toBe(false)
})

it('a student who is no child sees one, but not on pages for young children', async () => {
  const student = await signedIn(null)
  expect(await showsAd(student, 'high')).toBe(true)
  expect(await showsAd(student, 'elementary')).toBe(false)
})
