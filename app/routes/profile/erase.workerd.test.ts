import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { plans } from '#app/domain/access/access.schema.ts'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { sessionCookie } from '#app/request/session-cookie.server.ts'
import { send } from '#tests/conformance/client.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'

it('says what becomes of plans paid for children, to whoever pays for one', async () => {
  const ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID(), now: () => Date.now() }
  ctx.newSecret = () => crypto.randomUUID()
  const payer = await makePerson(ctx, `payer-${crypto.randomUUID()}`)
  const learner = await makePerson(ctx, `learner-${crypto.randomUUID()}`, 'student')
  await ctx.db.update(users).set({ welcomedAt: ctx.now() }).where(eq(users.id, payer.userId))
  const { secret } = await openBrowserSession(ctx, { userId: payer.userId, method: 'password' })
  const Cookie = sessionCookie(secret).split(';')[0] ?? ''
  const isSaid = async () => {
    const page = await send('/profile/erase', { headers: { Cookie } })
    expect(page.status).toBe(200)
    return (await page.text()).includes('plans you pay for your')
  }
  expect(await isSaid()).toBe(false)
  await ctx.db.insert(plans).values({
    id: crypto.randomUUID(),
    userId: learner.userId,
    source: 'subscription',
    tier: 'basic',
    interval: 'month',
    startsAt: ctx.now() - 1,
    endsAt: ctx.now() + 86_400_000,
    status: 'active',
    knownAt: ctx.now(),
    payerId: payer.userId,
  })
  expect(await isSaid()).toBe(true)
})
