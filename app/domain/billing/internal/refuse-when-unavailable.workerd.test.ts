import { beforeEach, describe, expect, it } from 'vitest'
import { checkouts } from '../billing.schema.ts'
import { ctx, DAY, held, setUpBuyer, subscribe, wanted } from '../buyers.workerd.fixture.ts'
import { startCheckout } from '../start-checkout.server.ts'

beforeEach(setUpBuyer)

describe('the provider out of reach', () => {
  it('is said so, and the next press works', async () => {
    ctx.payments.down = true
    expect(await startCheckout(ctx, wanted())).toEqual({ ok: false, code: 'payments_unavailable' })
    ctx.payments.down = false
    await subscribe()
    expect((await held()).tier).toBe('premium')
  })

  it.each(['before', 'after'] as const)(
    '%s a checkout was made: pressed again there is one',
    async (when) => {
      await startCheckout(ctx, wanted('basic'))
      ctx.clock.now += DAY
      const { openSubscriptionCheckout } = ctx.payments
      ctx.payments.openSubscriptionCheckout = async (...args) => {
        ctx.payments.openSubscriptionCheckout = openSubscriptionCheckout
        ctx.payments.failNext(when)
        return openSubscriptionCheckout(...args)
      }
      const wish = wanted('premium', 'month', 'the press')
      expect(await startCheckout(ctx, wish)).toEqual({ ok: false, code: 'payments_unavailable' })
      const started = await startCheckout(ctx, wish)
      expect(started.ok).toBe(true)
      const rows = (await ctx.db.select().from(checkouts)).filter(({ status }) => status === 'open')
      expect(rows).toMatchObject([{ item: 'premium', sessionId: started.ok && started.value.sessionId }])
    },
  )
})
