import { beforeEach, describe, expect, it } from 'vitest'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { customers } from '#app/domain/billing/billing.schema.ts'
import { claimGuestPurchases } from '#app/domain/billing/claim-guest-purchases.server.ts'
import type { Person } from '#tests/factories/people.ts'
import {
  ana,
  ben,
  holds,
  holdsAfterAll,
  levels,
  onlyEvent,
  opened,
  paidItem,
  setUpFaults,
  world,
} from './faults.workerd.fixture.ts'

beforeEach(setUpFaults)

describe('a guest’s purchase', () => {
  const take = (person: Person) =>
    claimGuestPurchases(world.ctx, { userId: person.userId, claimSecret: world.guest.claimSecret })

  it('claimed twice, and by two at once, joins one account once', async () => {
    await world.returnPage(await paidItem('game-level', world.guest))
    await Promise.all([take(ana), take(ben), take(ana)])
    await holds()
    const both = [await levels(ana), await levels(ben)]
    expect(both.toSorted()).toEqual([0, 10])
    await Promise.all([take(ben), take(ana)])
    expect([await levels(ana), await levels(ben)]).toEqual(both)
    await holdsAfterAll()
  })

  it('claimed stays claimed: who comes second is told so, and gets nothing that is paid later either', async () => {
    await world.returnPage(await paidItem('game-level', world.guest))
    const late = opened(await world.buyItem(world.guest, 'voice-pack'))
    const answers = [await take(ana), await take(ben), await take(ana)]
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, true])
    world.provider.pay(late)
    await world.webhooks()
    expect((await readEntitlements(world.ctx, ana)).voices).toBe(6)
    expect(await readEntitlements(world.ctx, ben)).toMatchObject({ extraLevels: 0, voices: 0 })
    await holdsAfterAll()
  })

  it('whose claim broke off half way is made whole by the next answer', async () => {
    await world.returnPage(await paidItem('game-level', world.guest))
    await world.ctx.db.update(customers).set({ claimedBy: ana.userId })
    expect(await levels()).toBe(0)
    await world.reconcile()
    expect(await levels()).toBe(10)
    await holdsAfterAll()
  })

  it('paid in a session nobody was shown is theirs all the same', async () => {
    opened(await world.buyItem(world.guest, 'game-level'))
    const [session] = world.provider.checkouts.values()
    if (!session?.key) throw new Error('there is a checkout')
    const frame = { ...session, key: session.key }
    // As if asked for twice under one key, and the provider had forgotten the key in between.
    const { sessionId } = world.provider.openCheckout(frame, session)
    world.provider.pay(sessionId)
    await world.reconcile()
    const [customer] = await world.ctx.db.select().from(customers)
    expect((await readEntitlements(world.ctx, { claimHash: customer?.claimHash ?? '' })).extraLevels).toBe(10)
  })

  it('is nobody’s who only knows the session', async () => {
    await world.returnPage(await paidItem('game-level', world.guest))
    const stranger = { userId: ben.userId, claimSecret: 'another secret, of nobody at all' }
    expect(await claimGuestPurchases(world.ctx, stranger)).toEqual({ ok: false, code: 'claim_used' })
    expect(await levels(ben)).toBe(0)
    await holdsAfterAll()
  })

  it('paid after it was claimed goes to the account', async () => {
    const sessionId = opened(await world.buyItem(world.guest, 'game-level'))
    await take(ana)
    world.provider.pay(sessionId)
    await world.webhooks()
    expect(await levels()).toBe(10)
    await holdsAfterAll()
  })

  it('claimed while the provider’s answer is on its way goes to the account', async () => {
    await paidItem('game-level', world.guest)
    const held = world.holdAnswer()
    const told = world.webhook(onlyEvent('checkout.session.completed'))
    await expect.poll(() => world.provider.asked.get('readCustomer')).toBe(1)
    await take(ana)
    held.release()
    await told
    expect(await levels()).toBe(10)
    await holdsAfterAll()
  })
})
