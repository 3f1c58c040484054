// What was bought has its effect in rounds, on every device of the account and in a guest's browser, by the server's records
// alone: what a client says of it changes nothing.
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { grants } from '#app/domain/access/access.schema.ts'
import { grantStatement, revokeStatement } from '#app/domain/access/grant-statements.server.ts'
import type { Holder } from '#app/domain/access/read-entitlements.server.ts'
import { auditLog, browserSessions, sessions, users } from '#app/domain/accounts/accounts.schema.ts'
import { ADD_ON_CONTENTS, type AddOn } from '#app/domain/catalogue/one-time-items.ts'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { finishedRounds, openRounds } from '#app/domain/play/play.schema.ts'
import type { OpenRound, RoundOutcome } from '#app/domain/play/play.types.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import { playerDays, playerProgress, skillRatings } from '#app/domain/progress/progress.schema.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { claimCookie } from '#app/request/guest-cookies.server.ts'
import { sessionCookie } from '#app/request/session-cookie.server.ts'
import { perfectPlayer, playRound } from '#engine/games/math-master/scripted-players.ts'
import { experienceOfRound } from '#engine/games/round-experience.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { readOwned } from '../games/read-owned.server.ts'
import { action as finish } from './finish-round.ts'
import { action as start } from './start-round.ts'

const HOUR = 3_600_000
const CLAIM = 'a secret nobody guesses, of a guest'
const TABLES = [
  auditLog,
  profiles,
  grants,
  users,
  sessions,
  browserSessions,
  openRounds,
  finishedRounds,
  playerProgress,
  playerDays,
  skillRatings,
]

let test: TestContext
let context: RequestContext
let userId: string

beforeEach(async () => {
  test = testContext(env.DB)
  // Ids are counted anew in each test, so nothing may be left of the last one.
  await runBatch(
    test.db,
    TABLES.map((table) => test.db.delete(table)),
  )
  context = Object.assign(test, { requestId: 'r', locale: 'en' as const, nonce: '' })
  userId = (await makePerson(test, 'Ana')).userId
})

/** The cookie of one more device of the account. */
async function device(): Promise<string> {
  const opened = await openBrowserSession(context, { userId, method: 'password' })
  return sessionCookie(opened.secret).split(';')[0] ?? ''
}

let gifts = 0
async function give(item: AddOn, holder: Holder = { userId }): Promise<string> {
  const id = `test:${++gifts}`
  await runBatch(test.db, [grantStatement(test, { id, holder, item, at: test.now() })])
  return id
}

const call = (path: string, cookie: string, body: unknown) =>
  ({
    request: new Request(`http://sparkbook.test${path}`, {
      headers: { Cookie: cookie, 'Content-Type': 'application/json' },
      method: 'POST',
      body: JSON.stringify(body),
    }),
    context,
    params: {},
    response: undefined,
  }) as never

const wish = (more: object = {}) => ({
  gameId: 'mathMaster',
  band: 'elementary',
  timed: true,
  language: 'en',
  challenge: 'even',
  attemptId: crypto.randomUUID(),
  ...more,
})

async function open(cookie: string, more: object = {}): Promise<OpenRound> {
  const response = await start(call('/play/rounds', cookie, wish(more)))
  expect(response.status).toBe(201)
  return response.json<OpenRound>()
}

async function play(cookie: string, extra: object = {}): Promise<RoundOutcome> {
  const { roundId, options } = await open(cookie)
  test.clock.now += HOUR
  const { moves } = playRound(options, perfectPlayer(900))
  const posted = call(`/play/rounds/${roundId}`, cookie, { moves, ...extra }) as { params: object }
  const response = await finish({ ...posted, params: { roundId } } as never)
  expect(response.status).toBe(200)
  return response.json<RoundOutcome>()
}

/** What a game's page is sent. */
function pageFor(cookie: string, gameId = 'wordWorks') {
  const request = new Request('http://sparkbook.test/games/word-works', { headers: { Cookie: cookie } })
  return readOwned(request, context, gameId)
}

describe('a level pack', () => {
  it('is ten more levels in every game, on every device, and on its page', async () => {
    const [phone, laptop] = [await device(), await device()]
    expect((await open(phone)).options.extraLevels).toBe(0)
    await give('game-level')
    for (const cookie of [phone, laptop]) {
      for (const gameId of ['mathMaster', 'mathMaze', 'wordWorks', 'scienceExplorer', 'historyQuest'])
        expect((await open(cookie, { gameId })).options.extraLevels, gameId).toBe(10)
      expect(await pageFor(cookie)).toMatchObject({
        extraLevels: 10,
        levelsLine: 'Your level packs: 10 more levels',
      })
      expect((await pageFor(cookie, 'mathMaze')).extraLevels).toBe(10)
    }
  })

  it('more of them add up, as far as games go; nobody is locked out by owning many', async () => {
    const cookie = await device()
    for (let pack = 0; pack < 7; pack++) await give('game-level')
    expect((await open(cookie)).options.extraLevels).toBe(50)
    expect((await pageFor(cookie)).extraLevels).toBe(50)
  })

  it('paid back, the next round is without', async () => {
    const cookie = await device()
    const id = await give('game-level')
    await runBatch(test.db, [revokeStatement(test, id, test.now())])
    expect((await open(cookie)).options.extraLevels).toBe(0)
  })

  it('that a client says it has is refused or not looked at', async () => {
    const cookie = await device()
    for (const lie of [{ extraLevels: 10 }, { entitlements: { extraLevels: 10 } }, { options: {} }])
      expect((await start(call('/play/rounds', cookie, wish(lie)))).status).toBe(400)
    for (const forged of [
      '__Host-claim=guessed-by-somebody-who-bought-nothing',
      // Right, but signed by nobody.
      `__Host-claim=${encodeURIComponent(CLAIM)}`,
      `__Host-claim=${await secretHash(CLAIM)}`,
      '__Host-session=forged',
    ]) {
      await give('game-level', { claimHash: await secretHash(CLAIM) })
      expect((await open(forged)).options.extraLevels, forged).toBe(0)
      expect((await pageFor(forged)).extraLevels, forged).toBe(0)
    }
  })

  it('of somebody else changes nothing', async () => {
    await give('game-level', { userId: 'somebody' })
    expect((await open(await device())).options.extraLevels).toBe(0)
  })
})

function worthOf({ round }: RoundOutcome, boosted: boolean): number {
  return experienceOfRound({ ...round, score: round, totalMs: round.durationMs, boosted })
}

describe('a learning boost', () => {
  it('doubles XP while it runs and not a moment longer, whatever a client says', async () => {
    const cookie = await device()
    const plain = await play(cookie, { boosted: true, xp: 9_999 })
    expect(plain.gain).toMatchObject({ boosted: false, xp: worthOf(plain, false) })
    const endsAt = test.now() + ADD_ON_CONTENTS['learning-boost'].ms
    await give('learning-boost')
    expect((await pageFor(cookie)).boost).toEqual({
      label: 'Learning boost: double XP until',
      endsAt,
    })
    const doubled = await play(await device(), { boosted: false })
    expect(doubled.gain).toMatchObject({ boosted: true, xp: worthOf(doubled, true) })
    test.clock.now = endsAt - HOUR
    expect((await play(await device())).gain.boosted).toBe(false)
    expect((await pageFor(await device())).boost).toBeNull()
  })
})

describe('a voice pack', () => {
  it('is six voices in Word Works, and none without it', async () => {
    const cookie = await device()
    expect((await pageFor(cookie)).voices).toBeNull()
    await give('voice-pack')
    const { voices } = await pageFor(cookie)
    expect(voices?.most).toBe(6)
    expect(voices?.words.missing).toHaveLength(6)
    expect(voices?.words.missing[3]).toBe('Your pack includes 6 voices. This device has 3 in this language.')
  })
})

describe('a guest', () => {
  it('has what this browser bought, until somebody signs in', async () => {
    await give('game-level', { claimHash: await secretHash(CLAIM) })
    const [claim = ''] = (await claimCookie(CLAIM, test)).split(';')
    expect((await open(claim)).options.extraLevels).toBe(10)
    expect((await pageFor(claim)).extraLevels).toBe(10)
    expect((await open(`${await device()}; ${claim}`)).options.extraLevels).toBe(0)
    expect((await open('')).options.extraLevels).toBe(0)
  })
})
