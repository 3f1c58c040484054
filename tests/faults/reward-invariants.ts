// What must hold for rewards: in these worlds the first person has invited the second, and only a payment brings one.
import { expect } from 'vitest'
import { plans } from '#app/domain/access/access.schema.ts'
import { customers } from '#app/domain/billing/billing.schema.ts'
import { rewards } from '#app/domain/referrals/referrals.schema.ts'
import { LEAST_PAYMENT, REWARD_DAYS } from '#app/domain/referrals/rewards.ts'
import type { CardCheckout } from '#tests/factories/card-provider.ts'
import { DAY, type World } from './world.ts'

/** After every step: a reward has a payment behind it, there is one for a friend, and what was claimed was given once. */
export async function checkRewards(world: World): Promise<void> {
  const { db } = world.ctx
  const held = await db.select().from(rewards)
  expect(held.length, 'one friend, one reward').toBeLessThanOrEqual(1)
  for (const { userId } of held) {
    expect(userId, 'it belongs to whoever invited').toBe(world.people[0]?.userId)
    expect(world.friendHasPaid, 'the friend has paid').toBe(true)
  }
  const given = (await db.select().from(plans)).filter(({ source }) => source === 'reward')
  expect(
    given.map(({ id }) => id),
    'what was claimed was given once',
  ).toEqual(held.filter(({ claimed }) => claimed).map(({ id }) => `reward:${id}`))
  // Less where the friend's money went back.
  for (const { startsAt, endsAt } of given)
    expect(((endsAt ?? 0) - startsAt) / DAY, 'no more days than won').toBeLessThanOrEqual(REWARD_DAYS)
}

/** Notes whether the friend has ever paid, by the provider's books: what they bought as a guest counts once it is theirs. */
export async function notePayments(world: World): Promise<void> {
  const friend = world.people[1]?.userId
  const theirs = new Set(
    (await world.ctx.db.select().from(customers))
      .filter(({ userId, claimedBy }) => friend !== undefined && [userId, claimedBy].includes(friend))
      .map(({ id }) => id),
  )
  world.friendHasPaid ||= [...world.provider.checkouts.values()].some(
    ({ paid, amount, customerId }) => paid && amount >= LEAST_PAYMENT && theirs.has(customerId),
  )
}

/** After the scheduled job: whoever invited has the reward of a friend whose payment is good. */
export async function checkRewarded(world: World, isGoodPayment: (session: CardCheckout) => boolean) {
  const [inviter, friend] = world.people
  if (!inviter || !friend || world.erased.has(inviter.userId) || world.erased.has(friend.userId)) return
  const owners = await world.ctx.db.select().from(customers)
  const theirs = owners.filter(({ userId, claimedBy }) => [userId, claimedBy].includes(friend.userId))
  const isPaid = [...world.provider.checkouts.values()].some(
    (session) =>
      isGoodPayment(session) &&
      session.amount >= LEAST_PAYMENT &&
      theirs.some(({ id }) => id === session.customerId),
  )
  const held = await world.ctx.db.select().from(rewards)
  if (isPaid) expect(held, 'the reward is there').toHaveLength(1)
  else
    expect(
      held.filter(({ claimed }) => !claimed),
      'nothing is left to claim',
    ).toEqual([])
}
