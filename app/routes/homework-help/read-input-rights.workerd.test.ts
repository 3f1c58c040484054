// Who may upload a worksheet and speak, by the server's records alone.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { plans } from '#app/domain/access/access.schema.ts'
import { browserSessions, sessions } from '#app/domain/accounts/accounts.schema.ts'
import { ages } from '#app/domain/consent/consent.schema.ts'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import type { Role } from '#app/domain/profiles/profiles.types.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { sessionCookie } from '#app/request/session-cookie.server.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { readInputRights } from './read-input-rights.server.ts'

let context: RequestContext
beforeEach(async () => {
  const test = { ...testContext(env.DB), newId: () => crypto.randomUUID() }
  context = Object.assign(test, { requestId: 'r', locale: 'en' as const, nonce: '' })
  // Their secrets are counted anew in each test.
  await runBatch(context.db, [context.db.delete(sessions), context.db.delete(browserSessions)])
})

async function rightsOf(userId: string | null) {
  const headers = new Headers()
  if (userId !== null) {
    const { secret } = await openBrowserSession(context, { userId, method: 'password' })
    headers.set('Cookie', sessionCookie(secret).split(';')[0] ?? '')
  }
  return readInputRights(new Request('http://sparkbook.test/homework-help', { headers }), context)
}
const person = async (role: Role) => (await makePerson(context as never, crypto.randomUUID(), role)).userId

async function givePlan(userId: string, tier: 'basic' | 'premium', endsAt: number) {
  const times = { knownAt: context.now(), startsAt: 0, endsAt }
  await context.db.insert(plans).values({ id: `trial:${userId}`, userId, source: 'trial', tier, ...times })
}

it('a visitor has neither, and nobody knows how old they are', async () => {
  expect(await rightsOf(null)).toEqual({ worksheets: 'visitor', voice: 'keyboard' })
})

it('on Free worksheets are closed; a sale is for grown-ups', async () => {
  expect(await rightsOf(await person('student'))).toEqual({ worksheets: 'student', voice: 'device' })
  expect(await rightsOf(await person('parent'))).toMatchObject({ worksheets: 'grown_up' })
})

it.each(['basic', 'premium'] as const)('%s opens them, as long as it lasts', async (tier) => {
  const member = await person('student')
  await givePlan(member, tier, context.now() + 1_000)
  expect(await rightsOf(member)).toMatchObject({ worksheets: 'open' })
  const former = await person('student')
  await givePlan(former, tier, context.now() - 1)
  expect(await rightsOf(former)).toMatchObject({ worksheets: 'student' })
})

it('below the age of consent without a yes the device does not listen', async () => {
  const child = await person('student')
  await context.db
    .update(ages)
    .set({ ofAgeOn: context.now() + 1_000, adultOn: context.now() + 2_000 })
    .where(eq(ages.userId, child))
  await context.db.update(profiles).set({ gradeLevel: 'elementary' }).where(eq(profiles.id, child))
  expect(await rightsOf(child)).toMatchObject({ worksheets: 'student', voice: 'ask_grown_up' })
})
