// What a submitted round comes to, once.
import { beforeEach, describe, expect, it } from 'vitest'
import { readProgress } from '#app/domain/progress/read-progress.server.ts'
import { replay } from '#engine/core/replay.ts'
import { mathMasterRules } from '#engine/games/math-master/rules.ts'
import { type Player, perfectPlayer, playRound } from '#engine/games/math-master/scripted-players.ts'
import { playRound as playMaze, rightOption, towardsGoal } from '#engine/games/math-maze/scripted-players.ts'
import { wordWorksRules2 } from '#engine/games/word-works/past-rules.ts'
import {
  playRound as playWords,
  perfectPlayer as wordPlayer,
} from '#engine/games/word-works/scripted-players.ts'
import { RUSHED_MS } from '#engine/learning/learner.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { MAX_MOVES, RUSHED_FOR_LUCK, RUSHED_SHARE } from './finish-round.server.ts'
import { forgetOldRounds, KEEP_OPEN_MS } from './forget-old-rounds.server.ts'
import { CLOCK_SLACK_MS, ROUNDS_AT_ONCE } from './has-time-for.server.ts'
import { openRounds } from './play.schema.ts'
import type { OpenRound } from './play.types.ts'
import { ctx, finish, perfectMoves, play, start, startAnew, stored } from './play.workerd.fixture.ts'
import { readHub } from './read-hub.server.ts'
import { readOutcome } from './read-outcome.server.ts'

beforeEach(startAnew)

describe('finishing a round', () => {
  it('has the constants of its limits', () => {
    expect({
      CLOCK_SLACK_MS,
      MAX_MOVES,
      ROUNDS_AT_ONCE,
      RUSHED_FOR_LUCK,
      RUSHED_SHARE,
    }).toEqual({
      CLOCK_SLACK_MS: 5_000,
      MAX_MOVES: 20_000,
      ROUNDS_AT_ONCE: 4,
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

  it.each(['finish_round:ana', 'finish_round_network:192.0.2.1'])(
    'replays nothing when there are too many of %s, and takes the same log later',
    async (full) => {
      const round = await start()
      const moves = perfectMoves(round)
      ctx.clock.now += 600_000
      const before = await stored()
      const { limiter, identity } = ctx
      ctx.identity = signedInAs(ctx, 'ana').identity
      ctx.limiter = { take: async (subject) => ({ allowed: subject !== full, retryAfterMs: 0 }) }
      expect(await finish(round.roundId, moves)).toEqual({ ok: false, code: 'too_many_requests' })
      expect(await stored()).toEqual(before)
      Object.assign(ctx, { limiter, identity })
      expect((await finish(round.roundId, moves)).ok).toBe(true)
    },
  )

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

  /** Answers the first four doors at once, as luck may have it. */
  const mazeMoves = ({ options }: OpenRound, stepMs: number) => {
    let answered = 0
    const { moves } = playMaze(options, (state) => {
      if (state.phase !== 'asking') return { type: 'step', ms: stepMs, direction: towardsGoal(state) }
      const lucky = answered++ < RUSHED_FOR_LUCK
      return { type: 'answer', ms: lucky ? 0 : RUSHED_MS, option: rightOption(state) }
    })
    return moves
  }
  const wordMoves = ({ options }: OpenRound, letterMs: number) =>
    playWords(options, wordPlayer(letterMs)).moves.map((move) =>
      move.type === 'next' ? { ...move, ms: 0 } : move,
    )
  it.each([
    ['mathMaze', mazeMoves, 0, 120],
    ['wordWorks', wordMoves, 0, 250],
  ] as const)(
    'refuses hands no person has, however few answers there were: %s',
    async (gameId, movesOf, tooFast, fast) => {
      const finishAt = async (ms: number) => {
        const round = await start({ gameId, band: gameId === 'wordWorks' ? 'high' : 'elementary' })
        ctx.clock.now += 3_600_000
        return finish(round.roundId, movesOf(round, ms))
      }
      expect(await finishAt(tooFast)).toEqual({ ok: false, code: 'too_fast' })
      expect(await finishAt(fast)).toMatchObject({ ok: true })
    },
  )

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

  describe('of several rounds opened together', () => {
    /** Rounds that were all opened before any was posted, and the time one of them took. */
    const openTogether = async (count: number, apartMs = 0) => {
      const rounds: { round: OpenRound; moves: unknown[]; totalMs: number }[] = []
      for (let opened = 0; opened < count; opened++) {
        const round = await start()
        const moves = perfectMoves(round)
        rounds.push({ round, moves, totalMs: moves.reduce((total, { ms }) => total + ms, 0) })
        ctx.clock.now += apartMs
      }
      return rounds
    }
    const post = async (rounds: Awaited<ReturnType<typeof openTogether>>) => {
      const codes: string[] = []
      for (const { round, moves } of rounds) {
        const finished = await finish(round.roundId, moves)
        codes.push(finished.ok ? 'ok' : finished.code)
      }
      return codes
    }

    it.each([0, 300])(
      'takes no more than fit into the time that has passed, opened %i ms apart',
      async (apart) => {
        const rounds = await openTogether(10, apart)
        ctx.clock.now += rounds[0]?.totalMs ?? 0
        const codes = await post(rounds)
        expect(codes.slice(0, ROUNDS_AT_ONCE)).toEqual(Array(ROUNDS_AT_ONCE).fill('ok'))
        expect(codes.slice(ROUNDS_AT_ONCE + 1)).toEqual(Array(10 - ROUNDS_AT_ONCE - 1).fill('clock_ahead'))
        const [open, done] = await stored()
        expect(open.length + done.length).toBe(10)
        expect(done).toHaveLength(codes.filter((code) => code === 'ok').length)
        expect(await readProgress(ctx, 'ana')).toMatchObject({ rounds: done.length, stars: 5 * done.length })
      },
    )

    it('takes no more when the last opened are posted first, or all at the same moment', async () => {
      const rounds = await openTogether(10, 300)
      ctx.clock.now += rounds[0]?.totalMs ?? 0
      const answers = await Promise.all(
        rounds.toReversed().map(({ round, moves }) => finish(round.roundId, moves)),
      )
      const taken = answers.filter(({ ok }) => ok).length
      expect(taken).toBeLessThanOrEqual(ROUNDS_AT_ONCE + 1)
      expect(answers.filter((answer) => !answer.ok && answer.code === 'clock_ahead')).toHaveLength(10 - taken)
      expect(await readProgress(ctx, 'ana')).toMatchObject({ rounds: taken })
    })

    it('takes them later, once there was the time for them', async () => {
      const rounds = await openTogether(6)
      const [{ totalMs } = { totalMs: 0 }] = rounds
      ctx.clock.now += totalMs
      expect(await post(rounds)).toContain('clock_ahead')
      ctx.clock.now += totalMs
      const [open] = await stored()
      const left = rounds.filter(({ round }) => open.some(({ id }) => id === round.roundId))
      expect(await post(left)).toEqual(left.map(() => 'ok'))
    })

    it('takes a long queue of rounds played one after the other, in any order', async () => {
      for (const arrange of [(queue: unknown[]) => queue, (queue: unknown[]) => queue.reverse()]) {
        const rounds: Awaited<ReturnType<typeof openTogether>> = []
        for (let played = 0; played < 7; played++) {
          const [round] = await openTogether(1)
          if (!round) throw new Error('not opened')
          rounds.push(round)
          ctx.clock.now += round.totalMs
        }
        arrange(rounds)
        expect(await post(rounds)).toEqual(rounds.map(() => 'ok'))
      }
    })

    it('does not count what other players play', async () => {
      const rounds = await openTogether(3)
      ctx.clock.now += rounds[0]?.totalMs ?? 0
      await post(rounds)
      for (const playerId of ['ben', 'eva']) expect((await play({ playerId })).finished.ok).toBe(true)
    })
  })

  it('takes a round played without a connection two weeks later', async () => {
    const round = await start()
    ctx.clock.now += KEEP_OPEN_MS
    await forgetOldRounds(ctx)
    expect(await finish(round.roundId, perfectMoves(round))).toMatchObject({ ok: true })
  })

  it('plays a round of the version before by the rules it was opened with', async () => {
    const round = await start({ gameId: 'wordWorks', band: 'high' })
    await ctx.db.update(openRounds).set({ rulesVersion: 2 })
    const { state, moves } = playWords(round.options, wordPlayer(900), { rules: wordWorksRules2 })
    ctx.clock.now += 3_600_000
    expect(await finish(round.roundId, moves)).toMatchObject({
      ok: true,
      value: { round: { right: state.learner.right, stars: 1 } },
    })
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
    const progress = await readHub(ctx, 'ana')
    expect(progress.best).toEqual([
      { gameId: 'mathMaster', band: 'elementary', score: expect.any(Number), stars: 5, rounds: 2 },
      { gameId: 'mathMaster', band: 'middle', score: expect.any(Number), stars: 8, rounds: 1 },
    ])
    expect(progress.lastRounds.map(({ band }) => band)).toEqual(['middle', 'elementary', 'elementary'])
  })

  it('is empty for someone who has not played', async () => {
    expect(await readHub(ctx, 'nobody')).toEqual({ best: [], lastRounds: [], missed: [], progress: null })
  })
})
