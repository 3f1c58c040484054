// Rights as the database keeps them: granted once, in force while they run, counted atomically.
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { PASS_MS } from '#app/domain/catalogue/one-time-items.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { grants, plans, quotaUses, subscribers } from './access.schema.ts'
import { claimStatement, grantStatement, revokeStatement } from './grant-statements.server.ts'
import { type Plan, planStatements } from './plan-statements.server.ts'
import { readEntitlements } from './read-entitlements.server.ts'
import { takeFromQuota } from './take-from-quota.server.ts'

const ANA = { userId: 'ana' }
const DAY = 86_400_000

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  for (const table of [plans, grants, subscribers, quotaUses]) await ctx.db.delete(table)
})

function plan(more: Partial<Plan> = {}): Plan {
  return {
    id: 'sub_1',
    userId: 'ana',
    source: 'subscription',
    tier: 'premium',
    interval: 'month',
    startsAt: ctx.now(),
    endsAt: ctx.now() + 30 * DAY,
    status: 'active',
    cancelsAtEnd: false,
    knownAt: ctx.now(),
    ...more,
  }
}
const note = (...known: Plan[]) => runBatch(ctx.db, planStatements(ctx, 'ana', known))
const give = (id: string, item: 'basic' | 'pro' | 'game-level' | 'learning-boost', holder = ANA) =>
  runBatch(ctx.db, [grantStatement(ctx, { id, holder, item, at: ctx.now() })])
const row = async () => (await ctx.db.select().from(subscribers))[0]

describe('plans', () => {
  it('are in force from their beginning to the moment of their end', async () => {
    await note(plan())
    expect((await readEntitlements(ctx, ANA)).tier).toBe('premium')
    expect(await row()).toMatchObject({
      subscribed: true,
      subscriptionTier: 'premium',
      billingInterval: 'month',
    })
    ctx.clock.now += 30 * DAY
    expect((await readEntitlements(ctx, ANA)).tier).toBe('free')
  })

  it('are not set back by older knowledge', async () => {
    const old = plan({ tier: 'basic' })
    ctx.clock.now += 1_000
    await note(plan({ knownAt: ctx.now(), tier: 'premium' }))
    await note(old)
    expect((await readEntitlements(ctx, ANA)).tier).toBe('premium')
    expect(await row()).toMatchObject({ subscriptionTier: 'premium' })
  })

  it('never move to another user', async () => {
    await note(plan())
    const eves = plan({ userId: 'eve', tier: 'basic', knownAt: ctx.now() + 1 })
    await runBatch(ctx.db, planStatements(ctx, 'eve', [eves]))
    expect((await readEntitlements(ctx, { userId: 'eve' })).tier).toBe('free')
    expect((await readEntitlements(ctx, ANA)).tier).toBe('premium')
  })

  it('leave a row that says Free when the last one is over', async () => {
    await note(plan())
    ctx.clock.now += 1
    await note(plan({ endsAt: ctx.now(), status: 'canceled', knownAt: ctx.now() }))
    expect(await row()).toMatchObject({
      subscribed: false,
      subscriptionTier: 'free',
      subscriptionEnd: null,
      billingInterval: null,
    })
  })

  it('the row says the highest, and of equal ones the longest', async () => {
    const longer = plan({ id: 'sub_3', endsAt: ctx.now() + 60 * DAY })
    await note(plan({ id: 'trial:ana', tier: 'basic', endsAt: ctx.now() + 90 * DAY }), plan(), longer)
    expect(await row()).toMatchObject({ subscriptionTier: 'premium', subscriptionEnd: longer.endsAt })
  })
})

describe('grants', () => {
  it('are given once, however often they are told', async () => {
    await give('checkout:1', 'game-level')
    await give('checkout:1', 'game-level')
    expect((await readEntitlements(ctx, ANA)).extraLevels).toBe(10)
    await give('checkout:2', 'game-level')
    expect((await readEntitlements(ctx, ANA)).extraLevels).toBe(20)
  })

  it('a pass runs 24 hours to the millisecond', async () => {
    await give('checkout:1', 'pro')
    ctx.clock.now += PASS_MS - 1
    expect((await readEntitlements(ctx, ANA)).features.has('basic-ar-games')).toBe(true)
    ctx.clock.now += 1
    expect((await readEntitlements(ctx, ANA)).features.has('basic-ar-games')).toBe(false)
  })

  it('a pass bought again while it runs is extended; another level runs beside it', async () => {
    const start = ctx.now()
    await give('checkout:1', 'pro')
    ctx.clock.now += DAY / 2
    await give('checkout:2', 'pro')
    await give('checkout:3', 'basic')
    const ends = (await ctx.db.select().from(grants)).map(({ id, endsAt }) => [id, endsAt])
    expect(ends).toEqual([
      ['checkout:1', start + PASS_MS],
      ['checkout:2', start + 2 * PASS_MS],
      ['checkout:3', ctx.now() + PASS_MS],
    ])
    expect((await readEntitlements(ctx, ANA)).passes).toContainEqual({
      level: 'pro',
      endsAt: start + 2 * PASS_MS,
    })
    ctx.clock.now = start + PASS_MS
    expect((await readEntitlements(ctx, ANA)).features.has('basic-ar-games')).toBe(true)
  })

  it('a boost doubles for seven days', async () => {
    await give('reward:1', 'learning-boost')
    expect((await readEntitlements(ctx, ANA)).xpTimes).toBe(2)
    ctx.clock.now += 7 * DAY
    expect((await readEntitlements(ctx, ANA)).xpTimes).toBe(1)
  })

  it('taken back they count for nothing, and another person’s never do', async () => {
    await give('checkout:1', 'game-level')
    expect((await readEntitlements(ctx, { userId: 'eve' })).extraLevels).toBe(0)
    await runBatch(ctx.db, [revokeStatement(ctx, 'checkout:1', ctx.now())])
    expect((await readEntitlements(ctx, ANA)).extraLevels).toBe(0)
  })

  it('taken back twice were taken back the first time', async () => {
    await give('checkout:1', 'game-level')
    const first = ctx.now()
    await runBatch(ctx.db, [revokeStatement(ctx, 'checkout:1', first)])
    await runBatch(ctx.db, [revokeStatement(ctx, 'checkout:1', first + DAY)])
    expect(await ctx.db.select().from(grants)).toMatchObject([{ revokedAt: first }])
  })

  it('of other guests stay theirs when one is claimed', async () => {
    for (const claimHash of ['hash', 'other'])
      await runBatch(ctx.db, [
        grantStatement(ctx, {
          id: `checkout:${claimHash}`,
          holder: { claimHash },
          item: 'game-level',
          at: 0,
        }),
      ])
    await runBatch(ctx.db, [claimStatement(ctx, 'hash', 'ana')])
    expect((await readEntitlements(ctx, ANA)).extraLevels).toBe(10)
    expect((await readEntitlements(ctx, { claimHash: 'other' })).extraLevels).toBe(10)
  })

  it('of a guest go to the account that comes first, once', async () => {
    const guest = { claimHash: 'hash' }
    await runBatch(ctx.db, [
      grantStatement(ctx, { id: 'checkout:1', holder: guest, item: 'game-level', at: 0 }),
    ])
    expect((await readEntitlements(ctx, guest)).extraLevels).toBe(10)
    await Promise.all(['ana', 'eve'].map((userId) => runBatch(ctx.db, [claimStatement(ctx, 'hash', userId)])))
    const levels = await Promise.all(
      [ANA, { userId: 'eve' }, guest].map(
        async (holder) => (await readEntitlements(ctx, holder)).extraLevels,
      ),
    )
    expect(levels.toSorted()).toEqual([0, 0, 10])
    expect(levels[2]).toBe(0)
  })
})

describe('quotas', () => {
  const ask = () => takeFromQuota(ctx, { userId: 'ana', quota: 'homework-questions' })

  it('let exactly as many pass as the plan says, also when all come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, ask))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'quota_used_up')).toHaveLength(45)
  })

  it('begin anew with the day of the person’s own place', async () => {
    ctx.clock.now = Date.UTC(2026, 10, 21, 23, 30)
    ctx.caller = { ...ctx.caller, timeZone: 'America/New_York' }
    for (let use = 0; use < 5; use++) await ask()
    ctx.clock.now += 3_600_000
    expect((await ask()).ok).toBe(false)
    ctx.clock.now += 5 * 3_600_000
    expect((await ask()).ok).toBe(true)
  })

  it('count by month and for good', async () => {
    const use = (quota: 'practice-tests' | 'flashcards') => takeFromQuota(ctx, { userId: 'ana', quota })
    expect((await use('practice-tests')).ok).toBe(true)
    expect((await use('practice-tests')).ok).toBe(false)
    for (let card = 0; card < 10; card++) expect((await use('flashcards')).ok).toBe(true)
    ctx.clock.now += 40 * DAY
    expect((await use('practice-tests')).ok).toBe(true)
    expect((await use('flashcards')).ok).toBe(false)
  })

  it('are no matter on a paid plan', async () => {
    await note(plan({ tier: 'basic' }))
    for (let use = 0; use < 7; use++)
      expect(await ask()).toEqual({ ok: true, value: { used: 0, most: null } })
  })
})
