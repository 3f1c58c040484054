import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import type { Band } from '#engine/core/bands.ts'
import { replay } from '#engine/core/replay.ts'
import { mathMasterRules } from '#engine/games/math-master/rules.ts'
import { type Player, perfectPlayer, playRound } from '#engine/games/math-master/scripted-players.ts'
import { RUSHED_MS } from '#engine/learning/learner.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { NO_ENTITLEMENTS } from './entitlements.ts'
import {
  CLOCK_SLACK_MS,
  finishRound,
  MAX_MOVES,
  RUSHED_FOR_LUCK,
  RUSHED_SHARE,
} from './finish-round.server.ts'
import { forgetOldRounds, KEEP_GUESTS_MS, KEEP_OPEN_MS } from './forget-old-rounds.server.ts'
import { finishedRounds, openRounds } from './play.schema.ts'
import type { OpenRound } from './play.types.ts'
import { readOutcome } from './read-outcome.server.ts'
import { readPlayed } from './read-played.server.ts'
import { type StartRoundInput, startRound } from './start-round.server.ts'

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await ctx.db.batch([ctx.db.delete(openRounds), ctx.db.delete(finishedRounds), ctx.db.delete(users)])
})

const CHOICE = {
  gameId: 'mathMaster',
  band: 'elementary',
  timed: true,
  language: 'en',
  challenge: 'even',
  entitlements: NO_ENTITLEMENTS,
} as const

type Started = Partial<Omit<StartRoundInput, 'band'>> & { band?: Band }

async function start(options: Started = {}) {
  const started = await startRound(ctx, { ...CHOICE, playerId: 'ana', attemptId: ctx.newId(), ...options })
  if (!started.ok) throw new Error(started.code)
  return started.value
}

function perfectMoves({ options }: OpenRound) {
  return playRound(options, perfectPlayer(800)).moves
}

function finish(roundId: string, moves: unknown, playerId = 'ana') {
  return finishRound(ctx, { playerId, roundId, moves, entitlements: NO_ENTITLEMENTS })
}

async function play(options: Started = {}) {
  const round = await start(options)
  const moves = perfectMoves(round)
  ctx.clock.now += moves.reduce((total, move) => total + move.ms, 0)
  return { round, moves, finished: await finish(round.roundId, moves, options.playerId) }
}

function stored() {
  return ctx.db.batch([ctx.db.select().from(openRounds), ctx.db.select().from(finishedRounds)])
}

describe('starting a round', () => {
  it('gives everything the round depends on, the seed of the server', async () => {
    const round = await start({ band: 'middle', timed: false, language: 'fr', challenge: 'harder' })
    expect(round).toEqual({
      roundId: expect.any(String),
      gameId: 'mathMaster',
      rulesVersion: mathMasterRules.version,
      options: {
        seed: 42,
        band: 'middle',
        timed: false,
        language: 'fr',
        challenge: 'harder',
        ratings: {},
        extraLevels: 0,
      },
    })
  })

  it('opens with the levels a pack adds', async () => {
    const packs = { extraLevels: (gameId: string) => (gameId === 'mathMaster' ? 20 : 0), boosted: false }
    expect((await start({ entitlements: packs })).options.extraLevels).toBe(20)
  })

  it('answers a repeated attempt with the same round', async () => {
    const first = await start({ attemptId: 'once' })
    expect(await start({ attemptId: 'once', band: 'high' })).toEqual(first)
    const [open] = await stored()
    expect(open).toHaveLength(1)
  })

  it('keeps the same attempt of two players apart', async () => {
    const first = await start({ playerId: 'ana', attemptId: 'once' })
    const second = await start({ playerId: 'ben', attemptId: 'once' })
    expect(second.roundId).not.toBe(first.roundId)
  })

  it.each([
    ['unknown_game', { gameId: 'chess' }],
    ['unknown_grade', { band: 'college' }],
  ])('refuses with %s and stores nothing', async (code, wrong) => {
    const refused = await startRound(ctx, { ...CHOICE, playerId: 'ana', attemptId: 'a', ...wrong })
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
      const refused = await startRound(limited, { ...CHOICE, playerId: 'ana', attemptId: 'a' })
      expect(refused).toEqual({ ok: false, code: 'too_many_requests' })
    },
  )
})

describe('finishing a round', () => {
  it('has the constants of its limits', () => {
    expect({ CLOCK_SLACK_MS, MAX_MOVES, RUSHED_FOR_LUCK, RUSHED_SHARE }).toEqual({
      CLOCK_SLACK_MS: 5_000,
      MAX_MOVES: 20_000,
      RUSHED_FOR_LUCK: 4,
      RUSHED_SHARE: 3,
    })
  })

  it.each(['elementary', 'middle', 'high'] as const)(
    'stores the score it has replayed itself: %s',
    async (band) => {
      const { finished, round, moves } = await play({ band })
      const replayed = replay(mathMasterRules, round.options, moves)
      if (!replayed.ok) throw new Error(replayed.code)
      const { score } = replayed.value
      expect(finished).toMatchObject({
        ok: true,
        value: { round: { roundId: round.roundId, gameId: 'mathMaster', band, ...score } },
      })
      expect(score.score).toBeGreaterThan(0)
      const [open, done] = await stored()
      expect(open).toEqual([])
      expect(done).toHaveLength(1)
      const again = await readOutcome(ctx, { playerId: 'ana', roundId: round.roundId })
      expect({ ok: true, value: again }).toEqual(finished)
    },
  )

  it('takes a log once', async () => {
    const { round, moves, finished } = await play()
    const before = await stored()
    const again = await finish(round.roundId, moves)
    expect(finished.ok).toBe(true)
    expect(again).toEqual({ ok: false, code: 'round_already_finished' })
    expect(await stored()).toEqual(before)
  })

  it('is no business of another player', async () => {
    const { round, moves } = await play()
    const refused = await finish(round.roundId, moves, 'ben')
    expect(refused).toEqual({ ok: false, code: 'unknown_round' })
    expect(await readOutcome(ctx, { playerId: 'ben', roundId: round.roundId })).toBeNull()
  })

  const spoiled: [string, (moves: unknown[]) => unknown, number][] = [
    ['round_not_over', (moves) => moves.slice(0, -1), 600_000],
    ['round_not_over', () => [], 600_000],
    ['malformed_log', () => 'moves', 600_000],
    ['malformed_log', () => ({ length: 3 }), 600_000],
    ['malformed_move', (moves) => [{ type: 'win' }, ...moves], 600_000],
    ['malformed_move', (moves) => [{ type: 'answer', ms: 1, option: 0, score: 999 }, ...moves], 600_000],
    [
      'illegal_move',
      (moves) => [...moves.slice(0, 1), { type: 'answer', ms: 1, option: 0 }, ...moves],
      600_000,
    ],
    ['moves_after_end', (moves) => [...moves, { type: 'tick', ms: 1 }], 600_000],
    ['too_large', () => Array.from({ length: MAX_MOVES + 1 }, () => ({ type: 'tick', ms: 0 })), 600_000],
    ['round_not_over', () => Array.from({ length: MAX_MOVES }, () => ({ type: 'tick', ms: 0 })), 600_000],
    ['clock_ahead', (moves) => moves, 1_000],
  ]
  it.each(spoiled)('refuses with %s and changes nothing (%#)', async (code, spoil, waitedMs) => {
    const round = await start()
    const moves = perfectMoves(round)
    const before = await stored()
    ctx.clock.now += waitedMs
    const refused = await finish(round.roundId, spoil(moves))
    expect(refused).toEqual({ ok: false, code })
    expect(await stored()).toEqual(before)
  })

  it('refuses moves in another order, or of another round', async () => {
    const round = await start()
    const moves = perfectMoves(round)
    ctx.clock.now += 600_000
    const other = playRound({ ...round.options, seed: 43 }, perfectPlayer(800)).moves
    for (const forged of [moves.toReversed(), other]) {
      expect(await finish(round.roundId, forged)).toMatchObject({ ok: false })
    }
    const [open, done] = await stored()
    expect([open.length, done.length]).toEqual([1, 0])
  })

  it('refuses a log faster than a person, and takes a little luck', async () => {
    const finishAfter = async (thinkMs: (answered: number) => number) => {
      const round = await start()
      let answered = 0
      const player: Player = (state) => perfectPlayer(thinkMs(answered++))(state)
      ctx.clock.now += 600_000
      return finish(round.roundId, playRound(round.options, player).moves)
    }
    expect(await finishAfter(() => RUSHED_MS - 1)).toEqual({ ok: false, code: 'too_fast' })
    expect(await finishAfter((n) => (n % 2 ? 2_000 : 100))).toEqual({ ok: false, code: 'too_fast' })
    expect(await finishAfter((n) => (n < RUSHED_FOR_LUCK ? 100 : RUSHED_MS))).toMatchObject({ ok: true })
    expect(await finishAfter(() => RUSHED_MS)).toMatchObject({ ok: true })
  })

  it('lets a clock run ahead by its slack and no further', async () => {
    const finishAfter = async (spareMs: number) => {
      const round = await start()
      const moves = perfectMoves(round)
      ctx.clock.now += moves.reduce((total, move) => total + move.ms, 0) - spareMs
      return finish(round.roundId, moves)
    }
    expect(await finishAfter(CLOCK_SLACK_MS)).toMatchObject({ ok: true })
    expect(await finishAfter(CLOCK_SLACK_MS + 1)).toMatchObject({ code: 'clock_ahead' })
  })

  it('takes a round played without a connection two weeks later', async () => {
    const round = await start()
    ctx.clock.now += KEEP_OPEN_MS
    await forgetOldRounds(ctx)
    expect(await finish(round.roundId, perfectMoves(round))).toMatchObject({ ok: true })
  })

  it('refuses a round whose rules have changed since', async () => {
    const round = await start()
    await ctx.db.update(openRounds).set({ rulesVersion: 0 })
    expect(await finish(round.roundId, [])).toEqual({ ok: false, code: 'rules_outdated' })
  })
})

describe('progress', () => {
  it("is the best of each game and band, and this player's last rounds, newest first", async () => {
    await play({ band: 'elementary' })
    await play({ band: 'elementary' })
    await play({ band: 'middle' })
    await play({ playerId: 'ben', band: 'high' })
    const progress = await readPlayed(ctx, 'ana')
    expect(progress.best).toEqual([
      { gameId: 'mathMaster', band: 'elementary', score: expect.any(Number), stars: 5, rounds: 2 },
      { gameId: 'mathMaster', band: 'middle', score: expect.any(Number), stars: 8, rounds: 1 },
    ])
    expect(progress.lastRounds.map(({ band }) => band)).toEqual(['middle', 'elementary', 'elementary'])
  })

  it('is empty for someone who has not played', async () => {
    expect(await readPlayed(ctx, 'nobody')).toEqual({ best: [], lastRounds: [] })
  })
})

describe('forgetting', () => {
  it('deletes what is past its keeping time and nothing else', async () => {
    const { round } = await play()
    const ofAna = { playerId: 'ana', roundId: round.roundId }
    await start()
    ctx.clock.now += KEEP_OPEN_MS
    expect(await forgetOldRounds(ctx)).toBe(0)
    ctx.clock.now += 1
    expect(await forgetOldRounds(ctx)).toBe(1)
    expect(await forgetOldRounds(ctx)).toBe(0)
    expect(await readOutcome(ctx, ofAna)).not.toBeNull()
    ctx.clock.now += KEEP_GUESTS_MS
    expect(await forgetOldRounds(ctx)).toBe(1)
    expect(await readOutcome(ctx, ofAna)).toBeNull()
  })

  it('keeps what somebody with an account has played', async () => {
    const now = ctx.now()
    await ctx.db.insert(users).values({ id: 'ana', metadata: {}, createdAt: now, updatedAt: now })
    await play()
    await play({ playerId: 'ben' })
    ctx.clock.now += 2 * KEEP_GUESTS_MS
    expect(await forgetOldRounds(ctx)).toBe(1)
    expect((await readPlayed(ctx, 'ana')).lastRounds).toHaveLength(1)
  })
})
