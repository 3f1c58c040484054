import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { PASS_MS } from '#app/domain/catalogue/one-time-items.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { grants, plans, timedAccesses } from './access.schema.ts'
import { checkTimedAccess } from './check-timed-access.server.ts'
import { endTimedAccess } from './end-timed-access.server.ts'
import { grantStatement, revokeStatement } from './grant-statements.server.ts'
import { startTimedAccess } from './start-timed-access.server.ts'

const ANA = 'ana'

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  for (const table of [plans, grants, timedAccesses]) await ctx.db.delete(table)
})

const give = (item: 'basic' | 'pro' | 'ultimate') =>
  runBatch(ctx.db, [
    grantStatement(ctx, { id: `test:${item}`, holder: { userId: ANA }, item, at: ctx.now() }),
  ])
const start = (feature: string, minutes = 30) => startTimedAccess(ctx, { userId: ANA, feature, minutes })
const check = (feature: string) => checkTimedAccess(ctx, { userId: ANA, feature })

describe('starting', () => {
  it.each([
    ['basic', []],
    ['pro', ['ChemistryLabAR', 'MathMazeAR']],
    ['ultimate', ['ChemistryLabAR', 'MathMazeAR', 'HistoryQuestAR', 'BiologyBlastAR', 'AITutor']],
  ] as const)('a %s pass opens %j', async (item, opened) => {
    await give(item)
    for (const feature of ['ChemistryLabAR', 'MathMazeAR', 'HistoryQuestAR', 'BiologyBlastAR', 'AITutor']) {
      const started = await start(feature)
      expect(started.ok, feature).toBe((opened as readonly string[]).includes(feature))
      if (!started.ok) expect(started.code).toBe('not_entitled')
    }
  })

  it.each([0, -1, 1.5, 1_441, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %d minutes',
    async (minutes) => {
      await give('ultimate')
      expect(await start('AITutor', minutes)).toEqual({ ok: false, code: 'bad_duration' })
    },
  )

  it('refuses what is no timed feature', async () => {
    await give('ultimate')
    expect(await start('toString')).toEqual({ ok: false, code: 'unknown_feature' })
  })

  it('opens one access for a feature, however many ask at once, and answers it again while it runs', async () => {
    await give('ultimate')
    const all = await Promise.all(Array.from({ length: 10 }, () => start('AITutor')))
    const ids = new Set(all.map((started) => (started.ok ? started.value.accessId : null)))
    expect(ids.size).toBe(1)
    expect(await ctx.db.select().from(timedAccesses)).toHaveLength(1)
    expect(all[0]).toMatchObject({ ok: true, value: { cost: 50, endsAt: ctx.now() + 30 * 60_000 } })
  })

  it('opens a new one when the time of the last is up, noted or not', async () => {
    await give('ultimate')
    await start('AITutor', 1)
    ctx.clock.now += 60_000
    expect(await check('AITutor')).toBeNull()
    await start('AITutor', 2)
    expect(await check('AITutor')).toMatchObject({ remainingSeconds: 120 })
    expect(
      (await ctx.db.select().from(timedAccesses)).filter(({ endedAt }) => endedAt === null),
    ).toHaveLength(1)
  })
})

describe('what opened it', () => {
  it('ends it: a pass by its end, however long was asked for', async () => {
    await give('ultimate')
    ctx.clock.now += PASS_MS - 60_000
    expect(await start('AITutor', 1_440)).toMatchObject({ ok: true, value: { remainingSeconds: 60 } })
  })

  it.each([
    ['trial', true],
    ['subscription', false],
  ] as const)('ends it: a %s by its end, renewing or not', async (source, cancelsAtEnd) => {
    const now = ctx.now()
    const plan = {
      userId: ANA,
      source,
      tier: 'premium',
      status: 'active',
      cancelsAtEnd,
      knownAt: now,
    } as const
    await ctx.db.insert(plans).values({ ...plan, id: 'running', startsAt: now - 1, endsAt: now + 600_000 })
    expect(await start('AITutor', 1_440)).toMatchObject({ ok: true, value: { remainingSeconds: 600 } })
    // A right that became shorter since: what is shown ends with it.
    await ctx.db.update(plans).set({ endsAt: now + 60_000 })
    expect(await check('AITutor')).toMatchObject({ remainingSeconds: 60 })
    // One that follows without a gap counts in.
    await ctx.db.insert(plans).values({ ...plan, id: 'next', startsAt: now + 60_000, endsAt: now + 300_000 })
    expect(await check('AITutor')).toMatchObject({ remainingSeconds: 300 })
  })

  it('paid back or over, nothing is open any more', async () => {
    await give('ultimate')
    await start('AITutor')
    expect(await check('AITutor')).not.toBeNull()
    await runBatch(ctx.db, [revokeStatement(ctx, 'test:ultimate', ctx.now())])
    expect(await check('AITutor')).toBeNull()
  })
})

describe('ending', () => {
  it('ends at once, once, and only one’s own', async () => {
    await give('ultimate')
    const started = await start('AITutor')
    const accessId = started.ok ? started.value.accessId : ''
    await endTimedAccess(ctx, { userId: 'eve', accessId })
    expect(await check('AITutor')).not.toBeNull()
    ctx.clock.now += 1_000
    await endTimedAccess(ctx, { userId: ANA, accessId })
    ctx.clock.now += 1_000
    await endTimedAccess(ctx, { userId: ANA, accessId })
    expect(await check('AITutor')).toBeNull()
    expect((await ctx.db.select().from(timedAccesses))[0]?.endedAt).toBe(ctx.now() - 1_000)
  })
})

it('remaining seconds are whole, and never 0 while it runs', async () => {
  await give('ultimate')
  await start('AITutor', 1)
  ctx.clock.now += 59_999
  expect(await check('AITutor')).toMatchObject({ remainingSeconds: 1 })
})
