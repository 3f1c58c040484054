import { beforeEach, describe, expect, it } from 'vitest'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { customers } from './billing.schema.ts'
import { ana, ctx, held, newPress, receipts, setUpBuyer } from './buyers.workerd.fixture.ts'
import { claimGuestPurchases } from './claim-guest-purchases.server.ts'
import { startPurchase } from './start-purchase.server.ts'
import { verifyPurchase } from './verify-purchase.server.ts'

beforeEach(setUpBuyer)

describe('a guest', () => {
  const holder = { claimSecret: 'a secret nobody guesses' }
  const guest = async () => ({ claimHash: await secretHash(holder.claimSecret) })

  async function buy(item = 'pro-access') {
    const started = await startPurchase(ctx, { holder, key: newPress(), item })
    if (!started.ok) throw new Error(started.code)
    return started.value.sessionId
  }

  it('holds what they bought by their secret, with a receipt to the address they gave at the provider', async () => {
    const sessionId = await buy()
    ctx.payments.pay(sessionId)
    expect(await verifyPurchase(ctx, { sessionId, holder })).toMatchObject({
      ok: true,
      value: { userId: null },
    })
    expect((await readEntitlements(ctx, await guest())).passes).toHaveLength(1)
    await ctx.settled()
    expect(receipts()).toHaveLength(1)
    expect(JSON.stringify(await ctx.db.select().from(customers))).not.toContain(holder.claimSecret)
  })

  it('takes it along to their account, also what is paid later', async () => {
    const early = await buy('game-level')
    ctx.payments.pay(early)
    await verifyPurchase(ctx, { sessionId: early, holder })
    const late = await buy('voice-pack')
    const { claimSecret } = holder
    expect((await claimGuestPurchases(ctx, { userId: ana.userId, claimSecret })).ok).toBe(true)
    ctx.payments.pay(late)
    expect(await verifyPurchase(ctx, { sessionId: late, holder: { userId: ana.userId } })).toMatchObject({
      ok: true,
    })
    expect(await held()).toMatchObject({ extraLevels: 10, voices: 6 })
    expect((await readEntitlements(ctx, await guest())).extraLevels).toBe(0)
    expect(await startPurchase(ctx, { holder, key: 'k', item: 'pro-access' })).toEqual({
      ok: false,
      code: 'claim_used',
    })
  })
})
