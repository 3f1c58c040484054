// What a finished round gives its player, once, and how a guest's share goes to the account.
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { playerDays, playerProgress, skillRatings } from '#app/domain/progress/progress.schema.ts'
import { readDays } from '#app/domain/progress/read-days.server.ts'
import { readProgress } from '#app/domain/progress/read-progress.server.ts'
import { perfectPlayer, playRound } from '#engine/games/math-master/scripted-players.ts'
import { levelOf } from '#engine/learning/experience.ts'
import { START_RATING } from '#engine/learning/rating.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { creditGuest } from './credit-guest.server.ts'
import { type GameEntitlements, NO_ENTITLEMENTS } from './entitlements.ts'
import { finishRound } from './finish-round.server.ts'
import { finishedRounds, openRounds } from './play.schema.ts'
import type { OpenRound } from './play.types.ts'
import { readOutcome } from './read-outcome.server.ts'
import { startRound } from './start-round.server.ts'

const DAY_MS = 86_400_000
const TABLES = [openRounds, finishedRounds, playerProgress, playerDays, skillRatings]

let ctx: TestContext

async function clear() {
  ctx = testContext(env.DB)
  for (const table of TABLES) await ctx.db.delete(table)
}
beforeEach(clear)

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
  return started.value
}

function finish(playerId: string, round: OpenRound, entitlements: GameEntitlements = NO_ENTITLEMENTS) {
  const { moves } = playRound(round.options, perfectPlayer(1_500))
  return finishRound(ctx, { playerId, roundId: round.roundId, moves, entitlements })
}

async function play(playerId = 'ana', entitlements: GameEntitlements = NO_ENTITLEMENTS) {
  const round = await open(playerId)
  ctx.clock.now += 600_000
  const finished = await finish(playerId, round, entitlements)
  if (!finished.ok) throw new Error(finished.code)
  return finished.value
}

async function everything() {
  return Promise.all(TABLES.map((table) => ctx.db.select().from(table)))
}

describe('a finished round', () => {
  it('gives experience for its right answers, and says what that made of the level', async () => {
    const first = await play()
    const { right, durationMs } = first.round
    const xp = Math.min(right * 7, Math.round((durationMs * 90) / 60_000))
    expect(first.gain).toEqual({
      xp,
      xpBefore: 0,
      xpAfter: xp,
      levelBefore: 1,
      levelAfter: levelOf(xp),
      streakDays: 1,
      boosted: false,
    })
    expect((await play()).gain).toMatchObject({ xpBefore: xp, levelBefore: levelOf(xp), streakDays: 1 })
    expect(await readProgress(ctx, 'ana')).toMatchObject({ rounds: 2, stars: 10, playedToday: true })
  })

  it('tells what there was to beat of the same game and band, posted again as the first time', async () => {
    const first = await play()
    expect(first.best).toBeNull()
    ctx.clock.now += DAY_MS
    const second = await play()
    const { score, bestStreak, durationMs, asked } = first.round
    const best = { score, bestStreak, msPerQuestion: Math.floor(durationMs / asked) }
    expect(second.best).toEqual(best)
    await play()
    expect((await readOutcome(ctx, { playerId: 'ana', roundId: second.round.roundId }))?.best).toEqual(best)
    expect((await play('ben')).best).toBeNull()
  })

  it('gives twice as much with a boost', async () => {
    const { xp } = (await play('ben')).gain
    const { gain } = await play('ana', { ...NO_ENTITLEMENTS, boosted: true })
    expect(gain).toMatchObject({ xp: xp * 2, boosted: true })
    expect(await readProgress(ctx, 'ana')).toMatchObject({ xp: xp * 2 })
  })

  it('moves the ratings of what was practised, and the next round is opened with them', async () => {
    expect((await open('ana')).options.ratings).toEqual({})
    const { round } = await play()
    const rows = await ctx.db.select().from(skillRatings)
    expect(rows.reduce((sum, { seen }) => sum + seen, 0)).toBe(round.asked)
    expect(rows.every(({ skill, rating }) => skill.startsWith('math.') && rating > START_RATING)).toBe(true)
    await ctx.db.insert(skillRatings).values({
      playerId: 'ana',
      skill: 'science.life',
      rating: 1_500,
      seen: 9,
      right: 9,
      updatedAt: ctx.now(),
    })
    const { ratings } = (await open('ana')).options
    expect(ratings).toEqual(Object.fromEntries(rows.map(({ skill, rating }) => [skill, rating])))
  })

  it('counts both rounds of two tabs in the ratings', async () => {
    const [one, two] = [await open('ana'), await open('ana')]
    ctx.clock.now += 600_000
    await finish('ana', one)
    const [before] = await ctx.db.select().from(skillRatings)
    await finish('ana', two)
    const [after] = await ctx.db.select().from(skillRatings)
    expect(after?.seen).toBe((before?.seen ?? 0) * 2)
    expect((after?.rating ?? 0) - START_RATING).toBe(((before?.rating ?? 0) - START_RATING) * 2)
  })

  it('grants once when the log is posted many times at once', async () => {
    const round = await open('ana')
    ctx.clock.now += 600_000
    const answers = await Promise.all(Array.from({ length: 6 }, () => finish('ana', round)))
    const [won, ...more] = answers.filter(({ ok }) => ok)
    expect(more).toEqual([])
    expect(answers.filter((answer) => !answer.ok && answer.code === 'round_already_finished')).toHaveLength(5)
    const outcome = await readOutcome(ctx, { playerId: 'ana', roundId: round.roundId })
    expect(won).toEqual({ ok: true, value: outcome })
    expect(await readProgress(ctx, 'ana')).toMatchObject({ xp: outcome?.gain.xp, rounds: 1, stars: 5 })
    expect(await readDays(ctx, 'ana', 1)).toEqual([{ day: '2026-09-01', xp: outcome?.gain.xp }])
    const seen = (await ctx.db.select().from(skillRatings)).reduce((sum, row) => sum + row.seen, 0)
    expect(seen).toBe(outcome?.round.asked)
  })

  it('gives nothing when it is refused', async () => {
    const round = await open('ana')
    const refused = await finish('ana', round)
    expect(refused).toEqual({ ok: false, code: 'clock_ahead' })
    expect(await readProgress(ctx, 'ana')).toBeNull()
  })
})

describe('the streak', () => {
  it.each([
    ['the same day', [0, 0], [1, 1]],
    ['days in a row', [0, 1, 2], [1, 2, 3]],
    ['two rest days', [0, 1, 3, 5], [1, 2, 3, 4]],
    ['three days left out', [0, 1, 5, 6], [1, 2, 1, 2]],
  ])('%s', async (_, days, streaks) => {
    const began = ctx.clock.now
    const seen: number[] = []
    for (const day of days) {
      ctx.clock.now = began + day * DAY_MS
      seen.push((await play()).gain.streakDays)
    }
    expect(seen).toEqual(streaks)
    expect(await readProgress(ctx, 'ana')).toMatchObject({ bestStreakDays: Math.max(...streaks) })
  })

  it('lasts until three whole days were left out', async () => {
    await play()
    ctx.clock.now += 3 * DAY_MS
    expect(await readProgress(ctx, 'ana')).toMatchObject({ streakDays: 1, playedToday: false })
    ctx.clock.now += DAY_MS
    expect(await readProgress(ctx, 'ana')).toMatchObject({ streakDays: 0, bestStreakDays: 1 })
  })

  it('goes by the days of where the player is', async () => {
    ctx.clock.now = Date.UTC(2026, 8, 1, 3, 30)
    ctx.caller = { ...ctx.caller, timeZone: 'America/Los_Angeles' }
    await play()
    ctx.clock.now = Date.UTC(2026, 8, 1, 20)
    expect((await play()).gain.streakDays).toBe(2)
    expect((await readDays(ctx, 'ana', 3)).map(({ day, xp }) => [day, xp > 0])).toEqual([
      ['2026-08-30', false],
      ['2026-08-31', true],
      ['2026-09-01', true],
    ])
  })

  it('loses nothing to somebody who travels west', async () => {
    ctx.clock.now = Date.UTC(2026, 8, 2, 1)
    await play()
    ctx.caller = { ...ctx.caller, timeZone: 'America/Los_Angeles' }
    expect((await play()).gain.streakDays).toBe(1)
    ctx.caller = { ...ctx.caller, timeZone: 'UTC' }
    ctx.clock.now += DAY_MS
    // The second and, in Los Angeles, the first of September; now the third.
    expect((await play()).gain.streakDays).toBe(3)
  })
})

describe('crediting a guest', () => {
  const credit = () => creditGuest(ctx, { guestId: 'guest', userId: 'maria' })

  it('hands everything over to somebody who has played nothing yet', async () => {
    const played = await play('guest')
    const opened = await open('guest')
    const before = await everything()
    await credit()
    const renamed = JSON.parse(JSON.stringify(before).replaceAll('"guest"', '"maria"'))
    expect(await everything()).toEqual(renamed)
    expect(await readOutcome(ctx, { playerId: 'maria', roundId: played.round.roundId })).toEqual(played)
    ctx.clock.now += 600_000
    expect((await finish('maria', opened)).ok).toBe(true)
  })

  it('adds to what the account already has', async () => {
    const began = ctx.clock.now
    const gained: number[] = []
    for (const [day, player] of [
      [0, 'maria'],
      [1, 'guest'],
      [2, 'maria'],
      [3, 'guest'],
    ] as const) {
      ctx.clock.now = began + day * DAY_MS
      gained.push((await play(player)).gain.xp)
    }
    const ratings = await ctx.db.select().from(skillRatings)
    await credit()
    expect(await readProgress(ctx, 'maria')).toMatchObject({
      xp: gained.reduce((sum, xp) => sum + xp, 0),
      rounds: 4,
      stars: 20,
      streakDays: 4,
      bestStreakDays: 4,
    })
    expect((await readDays(ctx, 'maria', 4)).map(({ xp }) => xp)).toEqual(gained)
    for (const merged of await ctx.db.select().from(skillRatings)) {
      const both = ratings.filter(({ skill }) => skill === merged.skill)
      expect(merged.playerId).toBe('maria')
      expect(merged.seen).toBe(both.reduce((sum, { seen }) => sum + seen, 0))
      expect(merged.rating).toBeGreaterThanOrEqual(Math.min(...both.map(({ rating }) => rating)))
      expect(merged.rating).toBeLessThanOrEqual(Math.max(...both.map(({ rating }) => rating)))
    }
  })

  it('done again changes nothing', async () => {
    await play('maria')
    await play('guest')
    await credit()
    const once = await everything()
    await credit()
    await Promise.all([credit(), credit()])
    expect(await everything()).toEqual(once)
  })

  it('goes to one account, whoever signs in with the same cookie at the same moment', async () => {
    const { gain } = await play('guest')
    await open('guest')
    const claimants = ['maria', 'ben', 'eva']
    await Promise.all(claimants.map((userId) => creditGuest(ctx, { guestId: 'guest', userId })))
    const credited = await Promise.all(claimants.map((player) => readProgress(ctx, player)))
    expect(credited.filter((progress) => progress !== null)).toEqual([
      expect.objectContaining({ xp: gain.xp, rounds: 1 }),
    ])
    for (const rows of await everything()) {
      expect(new Set(rows.map(({ playerId }) => playerId)).size).toBeLessThanOrEqual(1)
    }
  })

  it('leaves the round of a press of Start that was sent before and after the sign-in with the user', async () => {
    const guests = await open('guest')
    const marias = await open('maria')
    await ctx.db.update(openRounds).set({ attemptId: 'the same' })
    await credit()
    expect(await ctx.db.select({ id: openRounds.id }).from(openRounds)).toEqual([{ id: marias.roundId }])
    expect(await finish('maria', guests)).toEqual({ ok: false, code: 'unknown_round' })
  })

  it('touches nobody else', async () => {
    await play('ben')
    const before = await everything()
    await credit()
    expect(await everything()).toEqual(before)
  })

  it('counts every round once, in whatever order posts and credits arrive', async () => {
    const step = fc.constantFrom('guest' as const, 'maria' as const, 'credit' as const)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        await clear()
        const rounds = await Promise.all(steps.map(async (who) => (who === 'credit' ? null : open(who))))
        ctx.clock.now += 600_000
        await Promise.all(
          steps.map((who, index) => {
            const round = rounds[index]
            return who === 'credit' || !round ? credit() : finish(who, round)
          }),
        )
        await credit()
        // What a credit overtook is still open, and now hers.
        for (const round of rounds) if (round) await finish('maria', round)
        const played = rounds.filter((round) => round !== null)
        const [stillOpen, finished] = await everything()
        expect(stillOpen).toEqual([])
        expect(finished).toHaveLength(played.length)
        const xp = (await ctx.db.select().from(finishedRounds)).reduce((sum, row) => sum + row.xp, 0)
        expect((await readProgress(ctx, 'maria'))?.xp ?? 0).toBe(xp)
        expect((await readProgress(ctx, 'maria'))?.rounds ?? 0).toBe(played.length)
      }),
      { numRuns: 12 },
    )
  })
})
