import { beforeEach, describe, expect, it } from 'vitest'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { eraseAccount } from '#app/domain/privacy/erase-account.server.ts'
import { exportAccount } from '#app/domain/privacy/export-account.server.ts'
import type { Person } from '#tests/factories/people.ts'
import { PAYMENT_RESTS_MS } from './referral-limits.ts'
import { referralCodes, referrals, rewards } from './referrals.schema.ts'
import {
  ana,
  apply,
  ben,
  claim,
  code,
  codeOf,
  ctx,
  DAY,
  pay,
  person,
  play,
  rewardsOf,
  seenBy,
  setUpReferrals,
} from './referrals.workerd.fixture.ts'

beforeEach(setUpReferrals)

async function rewardOf(who: Person, reason: string): Promise<string> {
  const reward = (await rewardsOf(who)).find((candidate) => candidate.reason === reason)
  if (!reward) throw new Error('no such reward')
  return reward.id
}

describe('what is kept', () => {
  it('newest first, and nowhere says who a friend is', async () => {
    await apply(ben)
    await play(ben.userId)
    await pay(ben)
    const seen = await seenBy(ana)
    expect(seen.rewards.map(({ reason }) => reason)).toEqual(['paid', 'played'])
    const exported = await exportAccount(ctx, ana.userId, null)
    expect(exported.invitations).toMatchObject({
      code: { code },
      invitedBy: null,
      friends: { totalReferrals: 1, completedReferrals: 1 },
      rewards: [{ type: 'learning_boost' }, { type: 'premium_days' }],
    })
    for (const shown of [seen, exported]) {
      expect(JSON.stringify(shown)).not.toContain(ben.userId)
      expect(JSON.stringify(shown)).not.toContain(ben.email)
    }
    const friends = await exportAccount(ctx, ben.userId, null)
    expect(friends.invitations).toMatchObject({ code: null, invitedBy: { code } })
    expect(JSON.stringify(friends)).not.toContain(ana.userId)
  })

  it('goes with a friend, but for the reward, which names nobody then', async () => {
    await apply(ben)
    await play(ben.userId)
    await pay(ben)
    ctx.clock.now += PAYMENT_RESTS_MS
    await eraseAccount(ctx, ben.userId)
    expect(await rewardsOf(ana)).toHaveLength(2)
    expect((await seenBy(ana)).stats).toMatchObject({ totalReferrals: 0, rewardsEarned: 2 })
    const left = await Promise.all(
      [referralCodes, referrals, rewards].map((table) => ctx.db.select().from(table)),
    )
    expect(JSON.stringify(left)).not.toContain(ben.userId)
    expect((await rewardsOf(ana)).map(({ reason }) => reason)).toEqual(['paid', 'played'])
  })

  it.each([false, true])(
    'takes a payment’s reward along when it is young; claimed: %s',
    async (isClaimed) => {
      await apply(ben)
      await play(ben.userId)
      await pay(ben)
      if (isClaimed) await claim(ana, await rewardOf(ana, 'paid'))
      ctx.clock.now += PAYMENT_RESTS_MS - 24 * DAY
      await eraseAccount(ctx, ben.userId)
      expect((await readEntitlements(ctx, ana)).tier).toBe('free')
      expect((await rewardsOf(ana)).map(({ reason }) => reason)).toEqual(
        isClaimed ? ['paid', 'played'] : ['played'],
      )
    },
  )

  it('goes with whoever invited; the friend keeps what was promised', async () => {
    await apply(ben)
    await eraseAccount(ctx, ana.userId)
    await play(ben.userId)
    await pay(ben)
    expect(await rewardsOf(ben)).toHaveLength(1)
    const left = await Promise.all(
      [referralCodes, referrals, rewards].map((table) => ctx.db.select().from(table)),
    )
    expect(JSON.stringify(left)).not.toContain(ana.userId)
    expect(JSON.stringify(left)).not.toContain(code)
    const cleo = await person('Cleo')
    expect(await apply(ben, await codeOf(cleo))).toEqual({ ok: false, code: 'code_used' })
    expect(await apply(cleo)).toEqual({ ok: false, code: 'unknown_code' })
  })
})
