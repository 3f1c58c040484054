import { beforeEach, describe, expect, it } from 'vitest'
import { plans } from '#app/domain/access/access.schema.ts'
import { TRIAL_MS } from '#app/domain/catalogue/plans.ts'
import { makePerson } from '#tests/factories/people.ts'
import { ana, ctx, DAY, held, setUpBuyer, subscribe } from './buyers.workerd.fixture.ts'
import { cancelSubscription } from './cancel-subscription.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'
import { startTrial } from './start-trial.server.ts'

beforeEach(setUpBuyer)

describe('a trial', () => {
  it('is 24 hours of a plan without card or provider, once a person', async () => {
    const endsAt = ctx.now() + TRIAL_MS
    const { userId } = ana
    expect(await startTrial(ctx, { userId, tier: 'premium' })).toEqual({ ok: true, value: { endsAt } })
    expect(await held()).toMatchObject({ tier: 'premium', expiresAt: endsAt })
    ctx.clock.now = endsAt
    expect((await held()).tier).toBe('free')
    expect(await startTrial(ctx, { userId, tier: 'basic' })).toEqual({ ok: false, code: 'trial_used' })
    expect((await held()).tier).toBe('free')
    expect(ctx.payments.asked.size).toBe(0)
  })

  it('pressed many times at once is one', async () => {
    const { userId } = ana
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => startTrial(ctx, { userId, tier: 'basic' })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await ctx.db.select().from(plans)).toHaveLength(1)
  })

  it.each(['refund', 'dispute'] as const)('is refused while a plan is there after a %s', async (goesBack) => {
    const { userId } = ana
    const { sessionId } = await subscribe('basic')
    ctx.payments[goesBack](sessionId)
    ctx.clock.now += DAY
    await reconcilePayments(ctx)
    expect((await held()).tier).toBe('free')
    expect(await startTrial(ctx, { userId, tier: 'premium' })).toEqual({
      ok: false,
      code: 'payment_past_due',
    })
    expect((await held()).tier).toBe('free')
  })

  it('is no way around a plan, and cancelling it is its end', async () => {
    const { userId } = ana
    await subscribe('basic')
    expect(await startTrial(ctx, { userId, tier: 'basic' })).toEqual({
      ok: false,
      code: 'already_subscribed',
    })
    const ben = await makePerson(ctx, 'Ben')
    await startTrial(ctx, { userId: ben.userId, tier: 'premium' })
    const endsAt = ctx.now() + TRIAL_MS
    expect(await cancelSubscription(ctx, ben.userId)).toEqual({ ok: true, value: { endsAt } })
  })
})
