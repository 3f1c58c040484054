// Invitations from the code to the right a reward gives: what the server saw, once, and never who the friend is.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { grants, plans, subscribers } from '#app/domain/access/access.schema.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { auditLog, users } from '#app/domain/accounts/accounts.schema.ts'
import {
  checkouts,
  customers,
  paymentEvents,
  trialAddresses,
  trials,
} from '#app/domain/billing/billing.schema.ts'
import { claimGuestPurchases } from '#app/domain/billing/claim-guest-purchases.server.ts'
import { convergeCustomer } from '#app/domain/billing/converge-customer.server.ts'
import { startCheckout } from '#app/domain/billing/start-checkout.server.ts'
import { startPurchase } from '#app/domain/billing/start-purchase.server.ts'
import { startTrial } from '#app/domain/billing/start-trial.server.ts'
import { itemOfPurchaseType, priceOf } from '#app/domain/catalogue/products.ts'
import { ageStatements } from '#app/domain/consent/age-statements.server.ts'
import { ages, consents } from '#app/domain/consent/consent.schema.ts'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { creditGuest } from '#app/domain/play/credit-guest.server.ts'
import { NO_ENTITLEMENTS } from '#app/domain/play/entitlements.ts'
import { finishRound } from '#app/domain/play/finish-round.server.ts'
import { finishedRounds, openRounds } from '#app/domain/play/play.schema.ts'
import { startRound } from '#app/domain/play/start-round.server.ts'
import { eraseAccount } from '#app/domain/privacy/erase-account.server.ts'
import { exportAccount } from '#app/domain/privacy/export-account.server.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import { BUDGETS } from '#app/platform/budgets.ts'
import { perfectPlayer, playRound } from '#engine/games/math-master/scripted-players.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson, type Person } from '#tests/factories/people.ts'
import { applyReferralCode } from './apply-referral-code.server.ts'
import { claimReward } from './claim-reward.server.ts'
import { generateReferralCode } from './generate-referral-code.server.ts'
import { readReferrals } from './read-referrals.server.ts'
import { FRIENDS_WINDOW_MS, MOST_FRIENDS, NEW_FOR_MS, PAYMENT_RESTS_MS } from './referral-limits.ts'
import { referralCodes, referrals, rewards } from './referrals.schema.ts'
import { LEAST_PAYMENT } from './rewards.ts'
import { validateReferralCode } from './validate-referral-code.server.ts'

const DAY = 86_400_000
const TABLES = [
  referralCodes,
  referrals,
  rewards,
  grants,
  plans,
  subscribers,
  customers,
  checkouts,
  paymentEvents,
  trials,
  trialAddresses,
  openRounds,
  finishedRounds,
  ages,
  consents,
  users,
  profiles,
  auditLog,
  outgoingMessages,
]

let ctx: TestContext
let ana: Person
let ben: Person
let code: string

beforeEach(async () => {
  ctx = testContext(env.DB)
  for (const table of TABLES) await ctx.db.delete(table)
  ana = await person('Ana')
  ben = await person('Ben')
  code = await codeOf(ana)
})

/** Each a minute newer than the one before. */
async function person(name: string): Promise<Person> {
  ctx.clock.now += 60_000
  return makePerson(ctx, name)
}

async function codeOf({ userId }: Person): Promise<string> {
  const made = await generateReferralCode(ctx, userId)
  if (!made.ok) throw new Error(made.code)
  return made.value.code
}

const apply = ({ userId }: Person, typed = code) => applyReferralCode(ctx, { userId, typed })
const validate = (who: Person | null, typed = code) =>
  validateReferralCode(ctx, { userId: who?.userId ?? null, typed })
const claim = ({ userId }: Person, rewardId: string) => claimReward(ctx, { userId, rewardId })
const createdAt = 0
const seenBy = ({ userId }: Person) => readReferrals(ctx, { id: userId, createdAt })
const rewardsOf = async (who: Person) => (await seenBy(who)).rewards

async function firstReward(who: Person): Promise<string> {
  const [reward] = await rewardsOf(who)
  if (!reward) throw new Error('no reward')
  return reward.id
}

async function rewardOf(who: Person, reason: string): Promise<string> {
  const reward = (await rewardsOf(who)).find((candidate) => candidate.reason === reason)
  if (!reward) throw new Error('no such reward')
  return reward.id
}

async function open(playerId: string) {
  const started = await startRound(ctx, {
    playerId,
    gameId: 'mathMaster',
    band: 'elementary',
    timed: true,
    language: 'en',
    challenge: 'even',
    attemptId: ctx.newId(),
    entitlements: NO_ENTITLEMENTS,
  })
  if (!started.ok) throw new Error(started.code)
  ctx.clock.now += 600_000
  return started.value
}

async function finish(playerId: string, round: Awaited<ReturnType<typeof open>>) {
  const { moves } = playRound(round.options, perfectPlayer(1_500))
  return finishRound(ctx, { playerId, roundId: round.roundId, moves, entitlements: NO_ENTITLEMENTS })
}

async function play(playerId: string) {
  const finished = await finish(playerId, await open(playerId))
  if (!finished.ok) throw new Error(finished.code)
}

/** Everything the browser does before the money: nothing of it counts. */
async function press(who: Person, item = 'game-level') {
  const started = await startPurchase(ctx, { holder: who, key: ctx.newId(), item })
  if (!started.ok) throw new Error(started.code)
  const [customer] = await ctx.db.select().from(customers)
  return { sessionId: started.value.sessionId, customerId: customer?.id ?? '' }
}

async function pay(who: Person, item = 'ultimate-access') {
  const { sessionId, customerId } = await press(who, item)
  ctx.payments.pay(sessionId)
  await convergeCustomer(ctx, customerId)
  return customerId
}

describe('a code', () => {
  it('is the same whenever it is asked for, also at once', async () => {
    expect(code).toMatch(/^[2-9B-Z]{8}$/)
    const again = await Promise.all(Array.from({ length: 6 }, () => codeOf(ana)))
    expect(new Set([code, ...again]).size).toBe(1)
    const bens = await Promise.all(Array.from({ length: 6 }, () => codeOf(ben)))
    expect(new Set(bens).size).toBe(1)
    expect(bens[0]).not.toBe(code)
  })

  it('that is taken already is made anew', async () => {
    const secret = ctx.newSecret()
    ctx.newSecret = () => secret
    await ctx.db.delete(referralCodes)
    const anas = await codeOf(ana)
    const secrets = [secret, 'another']
    ctx.newSecret = () => secrets.shift() ?? 'more'
    expect(await codeOf(ben)).not.toBe(anas)
    expect(secrets).toEqual([])
  })
})

describe('checking a code', () => {
  it('says why it cannot be used, and changes nothing', async () => {
    expect(await validate(ben)).toEqual({ ok: true, value: null })
    expect(await validate(ben, ` ${code.toLowerCase()} `)).toEqual({ ok: true, value: null })
    expect(await validate(null)).toEqual({ ok: true, value: null })
    expect(await validate(ben, '  ')).toEqual({ ok: false, code: 'empty_code' })
    expect(await validate(null, 'BBBBBBBB')).toEqual({ ok: false, code: 'unknown_code' })
    expect(await validate(ben, '%')).toEqual({ ok: false, code: 'unknown_code' })
    expect(await validate(ana)).toEqual({ ok: false, code: 'own_code' })
    expect(await ctx.db.select().from(referrals)).toEqual([])
    await apply(ben)
    expect(await validate(ben)).toEqual({ ok: false, code: 'code_used' })
  })

  it('is no way to search for codes', async () => {
    let calls = 0
    ctx.limiter = {
      take: async (_, limit) => ({ allowed: ++calls <= limit, retryAfterMs: 1 }),
    }
    for (let tried = 0; tried < BUDGETS.referral_code.limit; tried++)
      expect(await validate(null, 'BBBBBBBB')).toEqual({ ok: false, code: 'unknown_code' })
    expect(await validate(null)).toEqual({ ok: false, code: 'too_many_requests' })
    expect(await apply(ben)).toEqual({ ok: false, code: 'too_many_requests' })
  })
})

describe('applying a code', () => {
  it('links a new account once, whatever arrives at once', async () => {
    const cleo = await person('Cleo')
    const codes = [code, await codeOf(ben)]
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => apply(cleo, codes[at % 2])))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'code_used')).toHaveLength(7)
    expect(await ctx.db.select().from(referrals)).toHaveLength(1)
  })

  it('is not for another address of the mailbox it came from', async () => {
    const again = await person('Ana+2')
    expect(await apply(again)).toEqual({ ok: false, code: 'own_code' })
    expect(await ctx.db.select().from(referrals)).toEqual([])
  })

  it('is for those who came after their friend, and lately', async () => {
    expect(await apply(ana, await codeOf(ben))).toEqual({ ok: false, code: 'not_new' })
    expect(await apply(ana)).toEqual({ ok: false, code: 'own_code' })
    ctx.clock.now += NEW_FOR_MS
    expect(await apply(ben)).toEqual({ ok: false, code: 'not_new' })
    expect(await apply({ userId: 'nobody', email: '' })).toEqual({ ok: false, code: 'not_new' })
    expect(await ctx.db.select().from(referrals)).toEqual([])
  })

  it('links nobody whose account is erased at that moment', async () => {
    const cleo = await person('Cleo')
    const { db } = ctx
    ctx.db = new Proxy(db, {
      get: (target, name) =>
        name === 'batch'
          ? async (...args: Parameters<typeof db.batch>) => {
              const { sql } = (args[0][0] as unknown as { toSQL(): { sql: string } }).toSQL()
              if (sql.startsWith('insert into "referrals"')) await eraseAccount({ ...ctx, db }, cleo.userId)
              return target.batch(...args)
            }
          : Reflect.get(target, name),
    })
    expect(await apply(cleo)).toEqual({ ok: false, code: 'code_used' })
    expect(await db.select().from(referrals)).toEqual([])
  })

  it('waits for a grown-up’s yes, as everything else here', async () => {
    const stated = { userId: ben.userId, country: 'us', age: 9, guardianEmail: null }
    await ctx.db.delete(ages).where(eq(ages.userId, ben.userId))
    await runBatch(ctx.db, await ageStatements(ctx, stated))
    const no = { ok: false, code: 'consent_required' }
    expect(await apply(ben)).toEqual(no)
    expect(await generateReferralCode(ctx, ben.userId)).toEqual(no)
    expect(await claim(ben, 'any')).toEqual(no)
    await play(ben.userId)
    expect(await rewardsOf(ana)).toEqual([])
  })

  it.each(['ana', 'ben'])('of a child whose yes was taken back brings nothing: %s', async (name) => {
    await apply(ben)
    const { sessionId, customerId } = await press(ben)
    const { userId } = name === 'ana' ? ana : ben
    const day = { childId: userId, ofAgeOn: ctx.now() + 900 * DAY, createdAt: 1 }
    await ctx.db.insert(consents).values({ ...day, revokedAt: ctx.now() })
    await play(ben.userId)
    ctx.payments.pay(sessionId)
    await convergeCustomer(ctx, customerId)
    expect(await rewardsOf(ana)).toEqual([])
    expect(await rewardsOf(ben)).toHaveLength(name === 'ana' ? 1 : 0)
  })

  it('knows no code of a child without the yes it takes, also one from before', async () => {
    await ctx.db.delete(ages).where(eq(ages.userId, ana.userId))
    const stated = { userId: ana.userId, country: 'us', age: 9, guardianEmail: null }
    await runBatch(ctx.db, await ageStatements(ctx, stated))
    const unknown = { ok: false, code: 'unknown_code' }
    for (const who of [null, ben]) expect(await validate(who)).toEqual(unknown)
    expect(await apply(ben)).toEqual(unknown)
  })
})

describe('a friend’s first game', () => {
  it('brings both of them a boost, once, however often the log is posted and whatever is played after', async () => {
    await apply(ben)
    expect((await seenBy(ana)).stats).toEqual({
      totalReferrals: 1,
      pendingReferrals: 1,
      completedReferrals: 0,
      rewardsEarned: 0,
    })
    const round = await open(ben.userId)
    await Promise.all(Array.from({ length: 5 }, () => finish(ben.userId, round)))
    await play(ben.userId)
    const given = { type: 'learning_boost', value: 7, claimedAt: null }
    expect(await rewardsOf(ana)).toEqual([expect.objectContaining({ ...given, reason: 'played' })])
    expect(await rewardsOf(ben)).toEqual([expect.objectContaining({ ...given, reason: 'invited' })])
    expect((await seenBy(ana)).stats).toEqual({
      totalReferrals: 1,
      pendingReferrals: 0,
      completedReferrals: 1,
      rewardsEarned: 1,
    })
  })

  it('counts only when the server took it', async () => {
    await apply(ben)
    const round = await open(ben.userId)
    await finishRound(ctx, {
      playerId: ben.userId,
      roundId: round.roundId,
      moves: [],
      entitlements: NO_ENTITLEMENTS,
    })
    expect(await rewardsOf(ana)).toEqual([])
  })

  it('may have been played as a guest, before or after the code', async () => {
    await play('guest')
    expect(await rewardsOf(ana)).toEqual([])
    await apply(ben)
    await creditGuest(ctx, { guestId: 'guest', userId: ben.userId })
    await creditGuest(ctx, { guestId: 'guest', userId: ben.userId })
    expect(await rewardsOf(ana)).toHaveLength(1)

    const cleo = await person('Cleo')
    await play('guest')
    await creditGuest(ctx, { guestId: 'guest', userId: cleo.userId })
    expect(await rewardsOf(ana)).toHaveLength(1)
    await apply(cleo)
    expect(await rewardsOf(ana)).toHaveLength(2)
  })

  it('of those nobody invited brings nothing', async () => {
    await play(ana.userId)
    await play('guest')
    expect(await ctx.db.select().from(rewards)).toEqual([])
  })

  it(`brings a reward for ${MOST_FRIENDS} friends in a month; the friend has theirs all the same`, async () => {
    for (let friend = 0; friend <= MOST_FRIENDS; friend++) {
      const one = await person(`Friend ${friend}`)
      await apply(one)
      await play(one.userId)
      expect(await rewardsOf(one)).toHaveLength(1)
    }
    expect((await seenBy(ana)).stats).toMatchObject({
      totalReferrals: MOST_FRIENDS + 1,
      completedReferrals: MOST_FRIENDS + 1,
      rewardsEarned: MOST_FRIENDS,
    })
    ctx.clock.now += FRIENDS_WINDOW_MS
    const late = await person('Late')
    await apply(late)
    await play(late.userId)
    expect(await rewardsOf(ana)).toHaveLength(MOST_FRIENDS + 1)
  })
})

describe('a friend’s first payment', () => {
  it('brings days of Premium, once, whoever tells of it and how often', async () => {
    await apply(ben)
    const customerId = await pay(ben)
    await Promise.all(Array.from({ length: 4 }, () => convergeCustomer(ctx, customerId)))
    await pay(ben)
    expect(await rewardsOf(ana)).toEqual([
      expect.objectContaining({ type: 'premium_days', value: 7, reason: 'paid', claimedAt: null }),
    ])
    expect(await rewardsOf(ben)).toEqual([])
  })

  it('is the provider’s to say: neither a press nor a trial nor money given back counts', async () => {
    await apply(ben)
    const { sessionId, customerId } = await press(ben)
    await convergeCustomer(ctx, customerId)
    await startTrial(ctx, { userId: ben.userId, tier: 'premium' })
    ctx.payments.pay(sessionId)
    ctx.payments.refund(sessionId)
    await convergeCustomer(ctx, customerId)
    expect(await rewardsOf(ana)).toEqual([])
  })

  it('may be for a plan, or a guest’s whose purchases joined the account', async () => {
    await apply(ben)
    const started = await startCheckout(ctx, { ...ben, key: 'k', tier: 'basic', interval: 'month' })
    if (!started.ok) throw new Error(started.code)
    ctx.payments.pay(started.value.sessionId)
    for (const { id } of await ctx.db.select().from(customers)) await convergeCustomer(ctx, id)
    expect(await rewardsOf(ana)).toHaveLength(1)

    const cleo = await person('Cleo')
    await apply(cleo)
    const claimSecret = 'a secret that nobody else can guess'
    const bought = await startPurchase(ctx, { holder: { claimSecret }, key: 'g', item: 'pro-access' })
    if (!bought.ok) throw new Error(bought.code)
    ctx.payments.pay(bought.value.sessionId)
    await claimGuestPurchases(ctx, { userId: cleo.userId, claimSecret })
    for (const { id } of await ctx.db.select().from(customers)) await convergeCustomer(ctx, id)
    expect(await rewardsOf(ana)).toHaveLength(2)
  })
})

describe('a reward never costs more than what was paid', () => {
  it.each([
    ['learning-boost', 0],
    ['game-level', 0],
    ['basic-access', 0],
    ['pro-access', 1],
    ['ultimate-access', 1],
  ])('%s brings %i', async (item, count) => {
    await apply(ben)
    await pay(ben, item)
    expect(await rewardsOf(ana)).toHaveLength(count)
    expect(priceOf(itemOfPurchaseType(item) ?? never()) >= LEAST_PAYMENT).toBe(count === 1)
  })

  it.each(['refund', 'dispute'] as const)('money back by %s takes back what nobody claimed', async (way) => {
    await apply(ben)
    const { sessionId, customerId } = await press(ben, 'pro-access')
    ctx.payments.pay(sessionId)
    await convergeCustomer(ctx, customerId)
    expect(await rewardsOf(ana)).toHaveLength(1)
    ctx.payments[way](sessionId)
    await convergeCustomer(ctx, customerId)
    expect(await rewardsOf(ana)).toEqual([])
    await pay(ben)
    expect(await rewardsOf(ana)).toHaveLength(1)
  })

  it('ends days that run, and leaves what another payment is good for', async () => {
    await apply(ben)
    const { sessionId, customerId } = await press(ben, 'pro-access')
    ctx.payments.pay(sessionId)
    await convergeCustomer(ctx, customerId)
    await claim(ana, await firstReward(ana))
    expect((await readEntitlements(ctx, ana)).tier).toBe('premium')
    const second = await press(ben, 'ultimate-access')
    ctx.payments.pay(second.sessionId)
    await convergeCustomer(ctx, customerId)
    ctx.payments.refund(sessionId)
    await convergeCustomer(ctx, customerId)
    expect((await readEntitlements(ctx, ana)).tier).toBe('premium')
    ctx.clock.now += DAY
    ctx.payments.refund(second.sessionId)
    await convergeCustomer(ctx, customerId)
    expect((await readEntitlements(ctx, ana)).tier).toBe('free')
    expect(await rewardsOf(ana)).toMatchObject([{ claimedAt: expect.any(Number) }])
  })

  it('a dispute that is won gives back what was left of the days', async () => {
    await apply(ben)
    const { sessionId, customerId } = await press(ben, 'pro-access')
    ctx.payments.pay(sessionId)
    await convergeCustomer(ctx, customerId)
    await claim(ana, await firstReward(ana))
    ctx.clock.now += 2 * DAY
    ctx.payments.dispute(sessionId)
    await convergeCustomer(ctx, customerId)
    expect((await readEntitlements(ctx, ana)).tier).toBe('free')
    ctx.clock.now += 60 * DAY
    ctx.payments.closeDispute(sessionId, 'won')
    for (let times = 0; times < 2; times++) await convergeCustomer(ctx, customerId)
    expect((await readEntitlements(ctx, ana)).tier).toBe('premium')
    ctx.clock.now += 5 * DAY - 1
    expect((await readEntitlements(ctx, ana)).tier).toBe('premium')
    ctx.clock.now += 1
    expect((await readEntitlements(ctx, ana)).tier).toBe('free')
  })
})

function never(): never {
  throw new Error('no such item')
}

describe('claiming', () => {
  it('gives a boost of seven days exactly once, however many claim at once', async () => {
    await apply(ben)
    await play(ben.userId)
    const reward = await firstReward(ana)
    expect(await claim(ben, reward)).toEqual({ ok: false, code: 'unknown_reward' })
    expect(await claim(ana, 'made up')).toEqual({ ok: false, code: 'unknown_reward' })
    expect((await readEntitlements(ctx, ana)).xpTimes).toBe(1)

    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(ana, reward)))
    expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, value: { claimedAt: ctx.now() } }])
    expect(answers.filter((answer) => !answer.ok && answer.code === 'already_claimed')).toHaveLength(7)
    expect(await claim(ana, reward)).toEqual({ ok: false, code: 'already_claimed' })
    const [boost, ...more] = await ctx.db.select().from(grants)
    expect(more).toEqual([])
    expect(boost).toMatchObject({ userId: ana.userId, item: 'learning-boost', endsAt: ctx.now() + 7 * DAY })
    expect((await readEntitlements(ctx, ana)).xpTimes).toBe(2)
    expect(await rewardsOf(ana)).toMatchObject([{ claimedAt: ctx.now() }])
  })

  it('gives days of Premium, one after the other, also claimed at once', async () => {
    await apply(ben)
    await pay(ben)
    const cleo = await person('Cleo')
    await apply(cleo)
    const { sessionId } = await press(cleo, 'pro-access')
    ctx.payments.pay(sessionId)
    for (const { id } of await ctx.db.select().from(customers)) await convergeCustomer(ctx, id)
    const both = await rewardsOf(ana)
    expect(both).toHaveLength(2)
    await Promise.all([...both, ...both].map(({ id }) => claim(ana, id)))
    expect(await ctx.db.select().from(plans)).toHaveLength(2)
    expect(await readEntitlements(ctx, ana)).toMatchObject({ tier: 'premium' })
    const kept = await ctx.db.select().from(subscribers)
    expect(kept.find(({ userId }) => userId === ana.userId)).toMatchObject({ subscriptionTier: 'premium' })
    ctx.clock.now += 14 * DAY - 1
    expect(await readEntitlements(ctx, ana)).toMatchObject({ tier: 'premium' })
    ctx.clock.now += 1
    expect(await readEntitlements(ctx, ana)).toMatchObject({ tier: 'free' })
  })

  it('follows a trial, and waits beside a subscription to Premium', async () => {
    await apply(ben)
    await pay(ben)
    const reward = await firstReward(ana)
    const started = await startCheckout(ctx, { ...ana, key: 'k', tier: 'premium', interval: 'month' })
    if (!started.ok) throw new Error(started.code)
    ctx.payments.pay(started.value.sessionId)
    for (const { id } of await ctx.db.select().from(customers)) await convergeCustomer(ctx, id)
    expect(await claim(ana, reward)).toEqual({ ok: false, code: 'premium_running' })
    expect(await rewardsOf(ana)).toMatchObject([{ claimedAt: null }])

    await ctx.db.delete(plans)
    await startTrial(ctx, { userId: ana.userId, tier: 'premium' })
    expect(await claim(ana, reward)).toMatchObject({ ok: true })
    ctx.clock.now += 8 * DAY - 1
    expect(await readEntitlements(ctx, ana)).toMatchObject({ tier: 'premium' })
    ctx.clock.now += 1
    expect(await readEntitlements(ctx, ana)).toMatchObject({ tier: 'free' })
  })
})

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
