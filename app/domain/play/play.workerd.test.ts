import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Band } from '#engine/core/bands.ts'
import { perfectPlayer, playRound } from '#engine/games/math-master/scripted-players.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { CLOCK_SLACK_MS, finishRound } from './finish-round.server.ts'
import { forgetOldRounds, KEEP_FINISHED_MS, KEEP_OPEN_MS } from './forget-old-rounds.server.ts'
import { finishedRounds, openRounds } from './play.schema.ts'
import type { OpenRound } from './play.types.ts'
import { readFinishedRound } from './read-finished-round.server.ts'
import { readProgress } from './read-progress.server.ts'
import { startRound } from './start-round.server.ts'

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await ctx.db.batch([ctx.db.delete(openRounds), ctx.db.delete(finishedRounds)])
})

async function start(options: { guestId?: string; band?: Band; attemptId?: string } = {}) {
  const { guestId = 'ana', band = 'elementary', attemptId = ctx.newId() } = options
  const started = await startRound(ctx, { guestId, gameId: 'mathMaster', band, timed: true, attemptId })
  if (!started.ok) throw new Error(started.code)
  return started.value
}

function perfectMoves({ seed, band, timed }: OpenRound) {
  return playRound({ seed, band, timed }, perfectPlayer(800)).moves
}

async function play(options: { guestId?: string; band?: Band } = {}) {
  const { guestId = 'ana' } = options
  const round = await start(options)
  const moves = perfectMoves(round)
  ctx.clock.now += moves.reduce((total, move) => total + move.ms, 0)
  return { round, moves, finished: await finishRound(ctx, { guestId, roundId: round.roundId, moves }) }
}

function stored() {
  return ctx.db.batch([ctx.db.select().from(openRounds), ctx.db.select().from(finishedRounds)])
}

describe('starting a round', () => {
  it('gives a seed of the server and the version of the rules', async () => {
    const round = await start({ band: 'middle' })
    expect(round).toMatchObject({
      gameId: 'mathMaster',
      band: 'middle',
      timed: true,
      seed: 42,
      rulesVersion: 1,
    })
  })

  it('answers a repeated attempt with the same round', async () => {
    const first = await start({ attemptId: 'once' })
    expect(await start({ attemptId: 'once' })).toEqual(first)
    const [open] = await stored()
    expect(open).toHaveLength(1)
  })

  it('keeps the same attempt of two guests apart', async () => {
    const first = await start({ guestId: 'ana', attemptId: 'once' })
    const second = await start({ guestId: 'ben', attemptId: 'once' })
    expect(second.roundId).not.toBe(first.roundId)
  })

  it.each([
    ['unknown_game', { gameId: 'chess', band: 'middle' }],
    ['unknown_grade', { gameId: 'mathMaster', band: 'college' }],
  ])('refuses with %s and stores nothing', async (code, wrong) => {
    const refused = await startRound(ctx, { guestId: 'ana', timed: true, attemptId: 'a', ...wrong })
    expect(refused).toEqual({ ok: false, code })
    const [open] = await stored()
    expect(open).toEqual([])
  })

  it.each(['start-round:ana', 'start-round-from:192.0.2.1'])(
    'refuses when there are too many of %s',
    async (full) => {
      const limited = testContext(env.DB, {
        take: async (subject) => ({ allowed: subject !== full, retryAfterMs: 0 }),
      })
      const refused = await startRound(limited, {
        guestId: 'ana',
        gameId: 'mathMaster',
        band: 'high',
        timed: true,
        attemptId: 'a',
      })
      expect(refused).toEqual({ ok: false, code: 'too_many_requests' })
    },
  )
})

describe('finishing a round', () => {
  it.each([
    ['elementary', 260, 5],
    ['middle', 470, 8],
    ['high', 1020, 10],
  ] as const)('stores the score it has replayed itself: %s', async (band, score, stars) => {
    const { finished, round } = await play({ band })
    expect(finished).toMatchObject({ ok: true, value: { roundId: round.roundId, band, score, stars } })
    const [open, done] = await stored()
    expect(open).toEqual([])
    expect(done).toHaveLength(1)
    expect(await readFinishedRound(ctx, { guestId: 'ana', roundId: round.roundId })).toEqual(done[0])
  })

  it('takes a log once', async () => {
    const { round, moves, finished } = await play()
    const before = await stored()
    const again = await finishRound(ctx, { guestId: 'ana', roundId: round.roundId, moves })
    expect(finished.ok).toBe(true)
    expect(again).toEqual({ ok: false, code: 'round_already_finished' })
    expect(await stored()).toEqual(before)
  })

  it('takes a log once even when two arrive together', async () => {
    const round = await start()
    const moves = perfectMoves(round)
    ctx.clock.now += 600_000
    const input = { guestId: 'ana', roundId: round.roundId, moves }
    const both = await Promise.all([finishRound(ctx, input), finishRound(ctx, input)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const [, done] = await stored()
    expect(done).toHaveLength(1)
  })

  it('is no business of another guest', async () => {
    const { round, moves } = await play()
    const refused = await finishRound(ctx, { guestId: 'ben', roundId: round.roundId, moves })
    expect(refused).toEqual({ ok: false, code: 'unknown_round' })
    expect(await readFinishedRound(ctx, { guestId: 'ben', roundId: round.roundId })).toBeNull()
  })

  const spoiled: [string, (moves: unknown[]) => unknown, number][] = [
    ['round_not_over', (moves) => moves.slice(0, -1), 600_000],
    ['round_not_over', () => [], 600_000],
    ['malformed_log', () => 'moves', 600_000],
    ['malformed_move', (moves) => [{ type: 'win' }, ...moves], 600_000],
    ['malformed_move', (moves) => [{ type: 'answer', ms: 1, option: 0, score: 999 }, ...moves], 600_000],
    [
      'illegal_move',
      (moves) => [...moves.slice(0, 1), { type: 'answer', ms: 1, option: 0 }, ...moves],
      600_000,
    ],
    ['moves_after_end', (moves) => [...moves, { type: 'tick', ms: 1 }], 600_000],
    ['clock_ahead', (moves) => moves, 1_000],
  ]
  it.each(spoiled)('refuses with %s and changes nothing (%#)', async (code, spoil, waitedMs) => {
    const round = await start()
    const moves = perfectMoves(round)
    const before = await stored()
    ctx.clock.now += waitedMs
    const refused = await finishRound(ctx, { guestId: 'ana', roundId: round.roundId, moves: spoil(moves) })
    expect(refused).toEqual({ ok: false, code })
    expect(await stored()).toEqual(before)
  })

  it('lets a clock run ahead by its slack and no further', async () => {
    const finishAfter = async (spareMs: number) => {
      const round = await start()
      const moves = perfectMoves(round)
      ctx.clock.now += moves.reduce((total, move) => total + move.ms, 0) - spareMs
      return finishRound(ctx, { guestId: 'ana', roundId: round.roundId, moves })
    }
    expect(await finishAfter(CLOCK_SLACK_MS)).toMatchObject({ ok: true })
    expect(await finishAfter(CLOCK_SLACK_MS + 1)).toMatchObject({ code: 'clock_ahead' })
  })

  it('refuses a round whose rules have changed since', async () => {
    const round = await start()
    await ctx.db.update(openRounds).set({ rulesVersion: 0 })
    const refused = await finishRound(ctx, { guestId: 'ana', roundId: round.roundId, moves: [] })
    expect(refused).toEqual({ ok: false, code: 'rules_outdated' })
  })
})

describe('progress', () => {
  it("is the best of each game and band, and this guest's last rounds, newest first", async () => {
    await play({ band: 'elementary' })
    await play({ band: 'elementary' })
    await play({ band: 'middle' })
    await play({ guestId: 'ben', band: 'high' })
    const progress = await readProgress(ctx, 'ana')
    expect(progress.best).toEqual([
      { gameId: 'mathMaster', band: 'elementary', score: 260, stars: 5, rounds: 2 },
      { gameId: 'mathMaster', band: 'middle', score: 470, stars: 8, rounds: 1 },
    ])
    expect(progress.lastRounds.map(({ band }) => band)).toEqual(['middle', 'elementary', 'elementary'])
  })

  it('is empty for someone who has not played', async () => {
    expect(await readProgress(ctx, 'nobody')).toEqual({ best: [], lastRounds: [] })
  })
})

describe('forgetting', () => {
  it('deletes what is past its keeping time and nothing else', async () => {
    const { round } = await play()
    await start()
    ctx.clock.now += KEEP_OPEN_MS
    expect(await forgetOldRounds(ctx)).toBe(0)
    ctx.clock.now += 1
    expect(await forgetOldRounds(ctx)).toBe(1)
    expect(await forgetOldRounds(ctx)).toBe(0)
    expect(await readFinishedRound(ctx, { guestId: 'ana', roundId: round.roundId })).not.toBeNull()
    ctx.clock.now += KEEP_FINISHED_MS
    expect(await forgetOldRounds(ctx)).toBe(1)
    expect(await readFinishedRound(ctx, { guestId: 'ana', roundId: round.roundId })).toBeNull()
  })
})
