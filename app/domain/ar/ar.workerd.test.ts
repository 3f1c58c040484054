// AR games and sessions as the database keeps them: who may start, one open session a user, closed once.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { grants, plans, timedAccesses } from '#app/domain/access/access.schema.ts'
import { grantStatement, revokeStatement } from '#app/domain/access/grant-statements.server.ts'
import { timedCost } from '#app/domain/access/timed-features.ts'
import { GAME_CATALOGUE } from '#app/domain/catalogue/games.ts'
import type { Tier } from '#app/domain/catalogue/plans.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { arGames, gameSessions } from './ar.schema.ts'
import { AR_SESSION_MS } from './ar.types.ts'
import { buyArTime } from './buy-ar-time.server.ts'
import { endArSession } from './end-ar-session.server.ts'
import { readArGames } from './read-ar-games.server.ts'
import { readArSession } from './read-ar-session.server.ts'
import { startArSession } from './start-ar-session.server.ts'
import { sweepArSessions } from './sweep-ar-sessions.server.ts'

const DAY = 86_400_000
const MINUTE = 60_000
const CAPABLE = { isCapable: true, hasCamera: true }

let ctx: TestContext
let userId: string
/** What the user's clock was told. */
let told: string[]

beforeEach(async () => {
  ctx = testContext(env.DB)
  await ctx.db.delete(gameSessions)
  ctx.newId = () => crypto.randomUUID()
  userId = `ar-${crypto.randomUUID()}`
  told = []
  ctx.clocks.track = async (_, { kind, name, endsAt }) => {
    told.push(`track ${kind} ${name} ${(endsAt - ctx.now()) / 1_000}`)
  }
  ctx.clocks.drop = async () => {
    told.push('drop')
  }
})

const plan = (tier: Tier, endsAt: number | null = ctx.now() + 30 * DAY) =>
  ctx.db.insert(plans).values({
    id: `plan of ${userId}`,
    userId,
    source: 'reward',
    tier,
    startsAt: ctx.now() - 1,
    endsAt,
    knownAt: ctx.now(),
  })
const pass = (item: 'basic' | 'pro' | 'ultimate') =>
  runBatch(ctx.db, [
    grantStatement(ctx, { id: `pass of ${userId}`, holder: { userId }, item, at: ctx.now() }),
  ])
const start = (gameId = 'scienceQuest', device: typeof CAPABLE | null = CAPABLE) =>
  startArSession(ctx, { userId, gameId, device })
const buy = (gameId = 'scienceQuest', minutes = 30) => buyArTime(ctx, { userId, gameId, minutes })
const open = () => readArSession(ctx, { userId })
const rows = () => ctx.db.select().from(gameSessions).where(eq(gameSessions.userId, userId))

/** The session a call has started. */
async function started(call: ReturnType<typeof start> = start()) {
  const answer = await call
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

describe('the rows of ar_games', () => {
  const read = () => ctx.db.select().from(arGames)

  it('are the AR games of the catalogue and the one that is still being made', async () => {
    const games = await read()
    const facts = games.map(({ id, type, isPremiumOnly, isPlayable }) => ({
      id,
      type,
      isPremiumOnly,
      isPlayable,
    }))
    const playable = GAME_CATALOGUE.filter(({ isAR }) => isAR).map(({ id, arType, isPremiumOnly }) => ({
      id,
      type: arType,
      isPremiumOnly,
      isPlayable: true,
    }))
    const coming = { id: 'biologyBlast', type: 'BiologyBlastAR', isPremiumOnly: false, isPlayable: false }
    expect(facts).toEqual(expect.arrayContaining([...playable, coming]))
    expect(facts).toHaveLength(4)
  })

  it('cost what the rates say for their minutes', async () => {
    for (const { type, hasTimedAccess, timedAccessCost: cost, timedAccessDuration: minutes } of await read())
      expect([type, cost, minutes]).toEqual(
        hasTimedAccess ? [type, timedCost(type, 30), 30] : [type, null, null],
      )
  })
})

describe('the list for a grade', () => {
  const ALL = ['biologyBlast', 'historyHunt', 'scienceQuest', 'wordWizard']
  const idsFor = async (user: string | null) => (await readArGames(ctx, { userId: user })).map(({ id }) => id)

  it.each([
    ['K', ['scienceQuest']],
    ['1', ['scienceQuest', 'wordWizard']],
    ['3', ['historyHunt', 'scienceQuest', 'wordWizard']],
    ['6', ALL],
    ['12', ALL],
    ['elementary', ['historyHunt', 'scienceQuest', 'wordWizard']],
    ['high', ALL],
    [null, ALL],
  ])('of %s is %j', async (gradeLevel, expected) => {
    const now = ctx.now()
    await ctx.db.insert(profiles).values({ id: userId, gradeLevel, createdAt: now, updatedAt: now })
    expect(await idsFor(userId)).toEqual(expected)
  })

  it('of somebody without a profile, and of a visitor, is all', async () => {
    expect(await idsFor(userId)).toEqual(ALL)
    expect(await idsFor(null)).toEqual(ALL)
  })

  it('says for which grades each is, and which are still being made', async () => {
    const games = await readArGames(ctx, { userId: null })
    expect(games[0]).toEqual({
      id: 'biologyBlast',
      name: 'BiologyBlast',
      minGrade: 6,
      maxGrade: 12,
      isPlayable: false,
    })
    expect(games.filter(({ isPlayable }) => isPlayable)).toHaveLength(3)
  })
})

describe('a session does not start', () => {
  const UNABLE = { isCapable: false, hasCamera: false }
  const BLIND = { isCapable: true, hasCamera: false }

  it.each([
    ['on a device without AR, whatever else is wrong', 'chess', UNABLE, 'no_ar_device'],
    ['for a game nobody knows', 'chess', BLIND, 'unknown_game'],
    ['for a game that is not AR', 'mathMaster', CAPABLE, 'unknown_game'],
    ['for a name of an object', 'toString', CAPABLE, 'unknown_game'],
    ['for a game that is still being made', 'biologyBlast', CAPABLE, 'in_development'],
    ['without a plan or pass', 'scienceQuest', BLIND, 'not_entitled'],
    ['without a plan or pass in the desk view either', 'scienceQuest', null, 'not_entitled'],
  ])('%s', async (_, gameId, device, code) => {
    expect(await start(gameId, device)).toEqual({ ok: false, code })
    expect(await rows()).toEqual([])
    expect(told).toEqual([])
  })

  it('without the camera, which is asked last', async () => {
    await plan('premium')
    expect(await start('scienceQuest', BLIND)).toEqual({ ok: false, code: 'no_camera' })
    expect(await rows()).toEqual([])
  })

  it('with a plan that is over, or a pass that was paid back', async () => {
    await plan('premium', ctx.now())
    expect(await start()).toEqual({ ok: false, code: 'not_entitled' })
    await pass('ultimate')
    await runBatch(ctx.db, [revokeStatement(ctx, `pass of ${userId}`, ctx.now())])
    expect(await start()).toEqual({ ok: false, code: 'not_entitled' })
  })

  it('when it cannot be logged: that is logged', async () => {
    await plan('premium')
    await env.DB.exec(
      "create trigger no_sessions before insert on game_sessions begin select raise(abort, 'the disk is full'); end",
    )
    try {
      expect(await start()).toEqual({ ok: false, code: 'not_logged' })
    } finally {
      await env.DB.exec('drop trigger no_sessions')
    }
    expect(ctx.logged.map(({ message }) => message)).toEqual(['logging an AR session failed'])
    expect(await open()).toBeNull()
    expect(told).toEqual([])
  })
})

describe('what opens a game', () => {
  const GAMES = ['scienceQuest', 'wordWizard', 'historyHunt'] as const
  const opened = async () => {
    const answers = []
    for (const gameId of GAMES) if ((await start(gameId)).ok) answers.push(gameId)
    return answers
  }

  it.each([
    ['free', []],
    ['basic', []],
    ['premium', GAMES],
    ['enterprise', GAMES],
  ] as const)('on the %s plan: %j', async (tier, expected) => {
    await plan(tier)
    expect(await opened()).toEqual(expected)
  })

  it.each([
    ['basic', []],
    ['pro', ['scienceQuest', 'wordWizard']],
    ['ultimate', GAMES],
  ] as const)('with a %s pass: %j', async (item, expected) => {
    await pass(item)
    expect(await opened()).toEqual(expected)
  })

  it('is nothing where the game is not for premium only', async () => {
    await ctx.db.update(arGames).set({ isPremiumOnly: false }).where(eq(arGames.id, 'wordWizard'))
    try {
      expect(await opened()).toEqual(['wordWizard'])
    } finally {
      await ctx.db.update(arGames).set({ isPremiumOnly: true }).where(eq(arGames.id, 'wordWizard'))
    }
  })
})

describe('a session', () => {
  beforeEach(() => plan('premium'))

  it('lasts 90 minutes by our clock, and its row says so', async () => {
    const session = await started()
    expect(session).toEqual({
      id: session.id,
      game: 'scienceQuest',
      startTime: ctx.now(),
      endTime: ctx.now() + AR_SESSION_MS,
      timeRemaining: 5_400,
    })
    expect(await rows()).toMatchObject([
      { userId, gameId: 'scienceQuest', gameType: 'ar', startedAt: ctx.now(), endedAt: null },
    ])
    expect(told).toEqual(['track ar-session scienceQuest 5400'])
  })

  it('starts in the desk view, where there is no camera', async () => {
    expect(await start('scienceQuest', null)).toMatchObject({ ok: true })
  })

  it('is read again after a reload and on another device, with what is left of it', async () => {
    const { id } = await started()
    ctx.clock.now += 10 * MINUTE + 1
    expect(await open()).toMatchObject({ id, timeRemaining: 4_800 })
    ctx.clock.now += 80 * MINUTE - 2
    expect(await open()).toMatchObject({ id, timeRemaining: 1 })
    ctx.clock.now += 1
    expect(await open()).toBeNull()
  })

  it('asked for again is the same one, with no more time', async () => {
    const first = await started()
    ctx.clock.now += 60 * MINUTE
    expect(await started()).toEqual({ ...first, timeRemaining: 1_800 })
    expect(await rows()).toHaveLength(1)
  })

  it('asked for in many tabs at once is one', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => started()))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect(await rows()).toHaveLength(1)
  })

  it('of another game ends the one before: at most one is open, however many are asked for at once', async () => {
    const first = await started(start('scienceQuest'))
    ctx.clock.now += 5 * MINUTE
    const second = await started(start('wordWizard'))
    const [ended] = (await rows()).filter(({ id }) => id === first.id)
    expect(ended).toMatchObject({ endedAt: ctx.now(), durationSeconds: 300 })
    expect(await open()).toMatchObject({ id: second.id })
    expect(told.slice(1)).toEqual(['drop', 'track ar-session wordWizard 5400'])
    await Promise.all(['scienceQuest', 'wordWizard', 'historyHunt'].map((gameId) => start(gameId)))
    expect((await rows()).filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
  })

  it('of somebody else is left alone', async () => {
    const mine = await started()
    userId = `other-${userId}`
    await plan('premium')
    expect((await started()).id).not.toBe(mine.id)
    expect(await endArSession(ctx, { userId, sessionId: mine.id })).toEqual({
      ok: false,
      code: 'unknown_session',
    })
    const row = await ctx.db.select().from(gameSessions).where(eq(gameSessions.id, mine.id)).get()
    expect(row).toMatchObject({ endedAt: null })
  })

  it('goes on to its end when the plan is over meanwhile; the next one does not start', async () => {
    await ctx.db
      .update(plans)
      .set({ endsAt: ctx.now() + MINUTE })
      .where(eq(plans.userId, userId))
    const { id } = await started()
    ctx.clock.now += 89 * MINUTE
    expect(await open()).toMatchObject({ id, timeRemaining: 60 })
    await endArSession(ctx, { userId, sessionId: id })
    expect(await start()).toEqual({ ok: false, code: 'not_entitled' })
  })

  it('is there although the clock cannot be told', async () => {
    const away = async () => {
      throw new Error('the object is away')
    }
    ctx.clocks.track = away
    ctx.clocks.drop = away
    const { id } = await started()
    expect(await open()).toMatchObject({ id })
    expect(await endArSession(ctx, { userId, sessionId: id })).toMatchObject({ ok: true })
    expect(await open()).toBeNull()
  })
})

describe('the end of a session', () => {
  beforeEach(() => plan('premium'))

  it('is written once: ended again, the first end is answered', async () => {
    const { id: sessionId } = await started()
    ctx.clock.now += 12_345
    const first = await endArSession(ctx, { userId, sessionId })
    expect(first).toEqual({ ok: true, value: { endTime: ctx.now(), durationSeconds: 12 } })
    ctx.clock.now += MINUTE
    expect(await endArSession(ctx, { userId, sessionId })).toEqual(first)
    expect(await open()).toBeNull()
    expect(told).toContain('drop')
  })

  it('that comes late is the moment its time was up', async () => {
    const { id: sessionId, endTime } = await started()
    ctx.clock.now = endTime + DAY
    const ended = { endTime, durationSeconds: 5_400 }
    expect(await endArSession(ctx, { userId, sessionId })).toEqual({ ok: true, value: ended })
  })

  it('is not before its start, even if the server’s time was set back', async () => {
    const { id: sessionId, startTime } = await started()
    ctx.clock.now -= MINUTE
    const ended = { endTime: startTime, durationSeconds: 0 }
    expect(await endArSession(ctx, { userId, sessionId })).toEqual({ ok: true, value: ended })
  })

  it('whose alarm was lost is noted by the sweep, and by the next start', async () => {
    const first = await started()
    expect(await sweepArSessions(ctx)).toBe(0)
    ctx.clock.now = first.endTime
    expect(await sweepArSessions(ctx)).toBe(1)
    expect(await sweepArSessions(ctx)).toBe(0)
    const second = await started()
    ctx.clock.now = second.endTime + MINUTE
    const third = await started()
    const ends = (await rows()).map(({ id, endedAt, durationSeconds }) => [id, endedAt, durationSeconds])
    expect(ends).toEqual(
      expect.arrayContaining([
        [first.id, first.endTime, 5_400],
        [second.id, second.endTime, 5_400],
        [third.id, null, null],
      ]),
    )
  })
})

describe('time of a game', () => {
  it.each([
    ['of a game nobody knows', 'chess', 30, 'unknown_game'],
    ['of a game without timed access', 'biologyBlast', 30, 'no_timed_access'],
    ['of other minutes than the row names', 'scienceQuest', 31, 'bad_duration'],
    ['of no number of minutes', 'scienceQuest', Number.NaN, 'bad_duration'],
    ['of a game that nothing opens', 'historyHunt', 30, 'not_entitled'],
  ])('%s is refused', async (_, gameId, minutes, code) => {
    await pass('pro')
    expect(await buy(gameId, minutes)).toEqual({ ok: false, code })
    expect(await rows()).toEqual([])
    expect(await ctx.db.select().from(timedAccesses).where(eq(timedAccesses.userId, userId))).toEqual([])
  })

  it('starts a session for its minutes; asked for again it is the same time and session', async () => {
    await pass('pro')
    const bought = await buy()
    expect(bought).toMatchObject({
      ok: true,
      value: { cost: 25, session: { game: 'scienceQuest', timeRemaining: 1_800 } },
    })
    ctx.clock.now += MINUTE
    const again = await buy()
    expect(again).toMatchObject({
      ok: true,
      value: { session: { id: bought.ok ? bought.value.session.id : '', timeRemaining: 1_740 } },
    })
    expect(await rows()).toHaveLength(1)
  })

  it('bought at once in two tabs is one session', async () => {
    await pass('pro')
    await Promise.all([buy(), buy()])
    expect(await rows()).toHaveLength(1)
  })

  it('makes an open session of the game longer, and never shorter', async () => {
    await plan('premium')
    const { id, endTime } = await started()
    expect(await buy()).toMatchObject({ ok: true, value: { session: { id, endTime } } })
    ctx.clock.now = endTime - MINUTE
    const later = { id, endTime: ctx.now() + 30 * MINUTE }
    expect(await buy()).toMatchObject({ ok: true, value: { session: later } })
    expect(await open()).toMatchObject(later)
  })

  it('ends with the pass that opened it', async () => {
    await pass('pro')
    const { endsAt } = (await ctx.db.select().from(grants).where(eq(grants.userId, userId)))[0] ?? {}
    ctx.clock.now = Number(endsAt) - MINUTE
    expect(await buy()).toMatchObject({ ok: true, value: { session: { timeRemaining: 60 } } })
  })
})
