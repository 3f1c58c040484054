// Opening rounds, and forgetting those that are old.
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { mathMasterRules } from '#engine/games/math-master/rules.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { forgetOldRounds, KEEP_GUESTS_MS } from './forget-old-rounds.server.ts'
import { CHOICE, ctx, play, start, startAnew, stored } from './play.workerd.fixture.ts'
import { readHub } from './read-hub.server.ts'
import { readOutcome } from './read-outcome.server.ts'
import { startRound } from './start-round.server.ts'

beforeEach(startAnew)

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
        practised: {},
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

  it.each(['start_round:ana', 'start_round_network:192.0.2.1'])(
    'refuses when there are too many of %s',
    async (full) => {
      const limited = testContext(env.DB, {
        take: async (subject) => ({ allowed: subject !== full, retryAfterMs: 0 }),
      })
      const refused = await startRound(signedInAs(limited, 'ana'), {
        ...CHOICE,
        playerId: 'ana',
        attemptId: 'a',
      })
      expect(refused).toEqual({ ok: false, code: 'too_many_requests' })
    },
  )
})

describe('forgetting', () => {
  it('deletes what is past its keeping time and nothing else', async () => {
    const { round } = await play()
    const ofAna = { playerId: 'ana', roundId: round.roundId }
    await start()
    ctx.clock.now += 14 * 86_400_000
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
    expect((await readHub(ctx, 'ana')).lastRounds).toHaveLength(1)
  })
})
