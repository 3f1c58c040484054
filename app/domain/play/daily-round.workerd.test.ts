// The daily challenge: who may play which one when, and that it is fair.
import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { plans } from '#app/domain/access/access.schema.ts'
import { givenPlanStatements } from '#app/domain/access/given-plan-statements.server.ts'
import { playerProgress, skillRatings } from '#app/domain/progress/progress.schema.ts'
import { fixedIdentity } from '#app/platform/actor.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { dailyGame } from './daily-challenge.ts'
import { NO_ENTITLEMENTS } from './entitlements.ts'
import { finishRound } from './finish-round.server.ts'
import { forgetOldRounds } from './forget-old-rounds.server.ts'
import { dailyRounds, finishedRounds, metContent, openRounds } from './play.schema.ts'
import type { OpenRound } from './play.types.ts'
import { perfectMoves } from './play.workerd.fixture.ts'
import { readDaily } from './read-daily.server.ts'
import { startDailyRound } from './start-daily-round.server.ts'

const DAY = 86_400_000
/** A Wednesday, and Math Master’s turn; so is the Monday five days later. */
const WEDNESDAY = Date.UTC(2026, 10, 18, 9)

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  ctx.clock.now = WEDNESDAY
  const tables = [openRounds, finishedRounds, dailyRounds, metContent, playerProgress, skillRatings, plans]
  await runBatch(
    ctx.db,
    tables.map((table) => ctx.db.delete(table)),
  )
})

function open(unlike: Partial<Parameters<typeof startDailyRound>[1]> = {}) {
  return startDailyRound(ctx, {
    userId: 'ana',
    gameId: dailyGame(new Date(ctx.clock.now).toISOString().slice(0, 10)),
    band: 'elementary',
    timed: true,
    language: 'en',
    attemptId: crypto.randomUUID(),
    ...unlike,
  })
}

async function opened(unlike: Parameters<typeof open>[0] = {}): Promise<OpenRound> {
  const started = await open(unlike)
  if (!started.ok) throw new Error(started.code)
  return started.value
}

async function finish(round: OpenRound, userId = 'ana') {
  const moves = perfectMoves(round)
  ctx.clock.now += moves.reduce((total, move) => total + move.ms, 0)
  return finishRound(ctx, { playerId: userId, roundId: round.roundId, moves, entitlements: NO_ENTITLEMENTS })
}

/** Premium, for a while. */
async function give(userId: string, ms = 30 * DAY) {
  const plan = { id: `plan of ${userId}`, userId, tier: 'premium', ms, onlyIf: sql`true` } as const
  await runBatch(ctx.db, givenPlanStatements(ctx, plan))
}

const code = (refused: string) => ({ ok: false, code: refused })
const rows = () => ctx.db.select().from(dailyRounds)

describe('one challenge for everyone', () => {
  it('has the same seed and the same start, whatever is known of the player', async () => {
    await ctx.db
      .insert(skillRatings)
      .values({ playerId: 'ana', skill: 'math.add', rating: 1_700, seen: 90, right: 80, updatedAt: 1 })
    const anas = await opened()
    expect((await opened({ userId: 'ben' })).options).toEqual(anas.options)
    expect(anas.options).toMatchObject({ ratings: {}, practised: {}, extraLevels: 0, challenge: 'even' })
    expect((await opened({ userId: 'eva', band: 'middle' })).options.seed).not.toBe(anas.options.seed)
  })

  it('counts as effort and leaves the ratings alone', async () => {
    expect(await finish(await opened())).toMatchObject({ ok: true, value: { gain: { streakDays: 1 } } })
    expect(await ctx.db.select().from(skillRatings)).toEqual([])
    expect((await ctx.db.select().from(playerProgress).get())?.xp).toBeGreaterThan(0)
  })
})

describe('one round a turn', () => {
  it('of two opened at once', async () => {
    const [one, other] = await Promise.all([opened(), opened()])
    expect(one).toEqual(other)
    expect(await rows()).toHaveLength(1)
    expect(await ctx.db.select().from(openRounds)).toHaveLength(1)
  })

  it('on every device, as long as it is not finished', async () => {
    const first = await opened({ attemptId: 'phone' })
    expect(await opened({ attemptId: 'phone' })).toEqual(first)
    expect(await opened({ attemptId: 'tablet', band: 'high', language: 'fr' })).toEqual(first)
  })

  it('and none once it is', async () => {
    await finish(await opened({ attemptId: 'once' }))
    expect(await open()).toEqual(code('daily_played'))
    expect(await open({ attemptId: 'once' })).toEqual(code('daily_played'))
    expect(await ctx.db.select().from(openRounds)).toEqual([])
  })

  it('whose answer got lost, also after midnight', async () => {
    await give('ana')
    const first = await opened({ attemptId: 'late' })
    ctx.clock.now += DAY
    expect(await opened({ attemptId: 'late', gameId: first.gameId })).toEqual(first)
    expect((await opened()).gameId).not.toBe(first.gameId)
  })
})

describe('a round begun with rules that have changed since', () => {
  const change = () => ctx.db.update(openRounds).set({ rulesVersion: 0 })

  it('gives its turn back, once', async () => {
    const first = await opened({ attemptId: 'phone' })
    await change()
    const again = await opened({ attemptId: 'phone' })
    expect(again.roundId).not.toBe(first.roundId)
    expect(again.rulesVersion).toBe(first.rulesVersion)
    expect(again.options).toEqual(first.options)
    expect(await rows()).toHaveLength(1)
    expect(await finish(again)).toMatchObject({ ok: true })
    expect(await open()).toEqual(code('daily_played'))
  })

  it('leaves the week to the game of today', async () => {
    await opened()
    await change()
    ctx.clock.now += DAY
    expect(await readDaily(ctx, 'ana')).toMatchObject({ gameId: 'scienceExplorer', result: null })
    expect((await opened()).gameId).toBe('scienceExplorer')
    expect(await rows()).toHaveLength(1)
  })

  it('takes no turn back that was played', async () => {
    await finish(await opened())
    await ctx.db.update(finishedRounds).set({ rulesVersion: 0 })
    expect(await open()).toEqual(code('daily_played'))
  })
})

describe('turns', () => {
  it('come once a week, from Monday', async () => {
    await finish(await opened())
    ctx.clock.now = WEDNESDAY + 4 * DAY
    expect(await open()).toEqual(code('daily_played'))
    ctx.clock.now = WEDNESDAY + 5 * DAY
    expect((await opened()).gameId).toBe('mathMaster')
  })

  it('come each day with Premium', async () => {
    await give('ana', DAY)
    await finish(await opened())
    expect(await open()).toEqual(code('daily_played'))
    ctx.clock.now = WEDNESDAY + 0.9 * DAY
    expect((await opened()).gameId).toBe('scienceExplorer')
  })

  it('come once a week again after it', async () => {
    await give('ana', DAY)
    await finish(await opened())
    ctx.clock.now = WEDNESDAY + 2 * DAY
    expect(await open()).toEqual(code('daily_played'))
  })

  it('are not doubled on the day it is bought', async () => {
    await finish(await opened())
    await give('ana')
    expect(await open()).toEqual(code('daily_played'))
  })

  it('begin with the day where the player is', async () => {
    ctx.clock.now = Date.UTC(2026, 10, 17, 23, 30)
    expect(await open({ gameId: 'mathMaster' })).toEqual(code('daily_changed'))
    ctx.caller = { ...ctx.caller, timeZone: 'Asia/Shanghai' }
    expect((await opened({ gameId: 'mathMaster' })).gameId).toBe('mathMaster')
  })
})

describe('it is refused', () => {
  it.each([
    ['unknown_game', { gameId: 'chess' }],
    ['unknown_grade', { band: 'college' }],
    ['daily_changed', { gameId: 'wordWorks' }],
  ])('with %s', async (refused, wrong) => {
    expect(await open(wrong)).toEqual(code(refused))
    expect(await rows()).toEqual([])
  })

  it('to a guest', async () => {
    ctx.identity = fixedIdentity({ kind: 'visitor', guestId: 'ana', claim: null })
    expect(await open()).toEqual(code('not_signed_in'))
  })

  it('of another game than the round that was begun this week', async () => {
    await opened()
    ctx.clock.now += DAY
    expect(await open()).toEqual(code('daily_changed'))
    expect((await opened({ gameId: 'mathMaster' })).gameId).toBe('mathMaster')
  })
})

describe('where somebody is with it', () => {
  it('open, begun, done, and when the next one is', async () => {
    const begins = { every: 'week', next: '2026-11-23', gameId: 'mathMaster', result: null }
    expect(await readDaily(ctx, 'ana')).toEqual(begins)
    const round = await opened()
    ctx.clock.now += DAY
    expect(await readDaily(ctx, 'ana')).toEqual(begins)
    const finished = await finish(round)
    const score = finished.ok ? finished.value.round.score : Number.NaN
    expect(await readDaily(ctx, 'ana')).toEqual({ ...begins, result: { score, day: '2026-11-18' } })
    ctx.clock.now = WEDNESDAY + 5 * DAY
    expect(await readDaily(ctx, 'ana')).toEqual({ ...begins, next: '2026-11-30' })
  })

  it('is told by the day to who may play each day', async () => {
    await give('ana')
    expect(await readDaily(ctx, 'ana')).toMatchObject({ every: 'day', next: '2026-11-19' })
  })
})

it('is forgotten with the round that may still be open, the result kept', async () => {
  const round = await opened()
  ctx.clock.now += 14 * DAY
  await forgetOldRounds(ctx)
  expect(await ctx.db.select({ id: openRounds.id }).from(openRounds)).toEqual([{ id: round.roundId }])
  expect(await rows()).toHaveLength(1)
  ctx.clock.now += 2 * DAY
  await forgetOldRounds(ctx)
  expect(await rows()).toEqual([])
})
