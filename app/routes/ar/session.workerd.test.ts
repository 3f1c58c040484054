// The AR session as a screen asks for it: what it is answered, in which words, and what the game's page says by the same rule.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { grants } from '#app/domain/access/access.schema.ts'
import { grantStatement } from '#app/domain/access/grant-statements.server.ts'
import type { Holder } from '#app/domain/access/read-entitlements.server.ts'
import { AR_FILTERS } from '#app/domain/catalogue/ar-filters.ts'
import type { ArGameId } from '#app/domain/catalogue/games.ts'
import type { AddOn, PassLevel } from '#app/domain/catalogue/one-time-items.ts'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import type { OpenRound } from '#app/domain/play/play.types.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import { skillRatings } from '#app/domain/progress/progress.schema.ts'
import { readLocaleFrom } from '#app/i18n/current-locale.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { claimCookie } from '#app/request/guest-cookies.server.ts'
import { sessionCookie } from '#app/request/session-cookie.server.ts'
import { scienceQuestRules } from '#engine/games/science-quest/rules.ts'
import { perfectPlayer } from '#engine/games/science-quest/scripted-players.ts'
import { playRound } from '#engine/learning/missions/scripted-players.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { action as finishRound } from '../play/finish-round.ts'
import { action as startRound } from '../play/start-round.ts'
import { AR_GAME_ABOUT } from './ar-game-words.ts'
import { readArList } from './read-list.server.ts'
import { readNeeds } from './read-needs.server.ts'
import { action, loader } from './session.ts'

interface Answer {
  now?: number
  session?: { id: string } | null
  filters?: readonly string[]
  message?: string | null
}

const MINUTE = 60_000
const CAPABLE = { isCapable: true, hasCamera: true }

let context: RequestContext & ReturnType<typeof testContext>
let userId: string
let cookie: string

beforeEach(async () => {
  const ctx = {
    ...testContext(env.DB),
    newId: () => crypto.randomUUID(),
    newSecret: () => crypto.randomUUID(),
  }
  context = Object.assign(ctx, { requestId: 'r', locale: 'en' as const, nonce: '' })
  userId = (await makePerson(context, crypto.randomUUID())).userId
  cookie = await device()
})
afterEach(() => readLocaleFrom(() => undefined))

/** The cookie of one more device of the account. */
async function device(): Promise<string> {
  const { secret } = await openBrowserSession(context, { userId, method: 'password' })
  return sessionCookie(secret).split(';')[0] ?? ''
}

const give = (item: PassLevel | AddOn, holder: Holder = { userId }) =>
  runBatch(context.db, [
    grantStatement(context, { id: `test:${crypto.randomUUID()}`, holder, item, at: context.now() }),
  ])

/** What a loader or an action is called with. */
function call(Cookie: string, body?: unknown, method = 'POST') {
  const init = body === undefined ? {} : { method, body: JSON.stringify(body) }
  const request = new Request('http://sparkbook.test/ar/session', { headers: { Cookie }, ...init })
  return { request, context, params: {}, response: undefined } as never
}

async function post(body: unknown, by = cookie) {
  const response = await action(call(by, body))
  return { status: response.status, ...(await response.json<Answer>()) }
}
const start = (gameId = 'scienceQuest', by = cookie, device: unknown = CAPABLE) =>
  post({ intent: 'start', gameId, device }, by)
const state = async (by = cookie) => (await loader(call(by))).json<Answer>()

describe('a session', () => {
  it('starts, is the same on another device, and ends on all of them', async () => {
    await give('pro')
    const phone = await device()
    context = signedInAs(context, userId)
    const { status, now, session } = await start()
    expect([status, now]).toEqual([201, context.now()])
    expect(session).toMatchObject({ game: 'scienceQuest', startTime: now, timeRemaining: 5_400 })
    context.clock.now += 10 * MINUTE
    const left = { ...session, timeRemaining: 4_800 }
    expect(await state(phone)).toMatchObject({ now: context.now(), session: left })
    expect(await start('scienceQuest', phone)).toMatchObject({ status: 201, session: left })
    const ended = { endTime: context.now(), durationSeconds: 600 }
    const end = { intent: 'end', sessionId: session?.id }
    expect(await post(end, phone)).toMatchObject({ status: 200, ended })
    expect((await state()).session).toBeNull()
    expect(await post(end)).toMatchObject({ status: 200, ended })
  })

  it('is not ended by somebody else, nor by a visitor', async () => {
    await give('pro')
    const { session } = await start()
    const mine = cookie
    userId = (await makePerson(context, crypto.randomUUID())).userId
    const end = { intent: 'end', sessionId: session?.id }
    expect(await post(end, await device())).toEqual({ status: 404, code: 'unknown_session', message: null })
    expect(await post(end, '')).toMatchObject({ status: 401, code: 'not_signed_in' })
    expect(await state(mine)).toMatchObject({ session })
  })

  it.each([
    ['no intent', { gameId: 'scienceQuest', device: null }],
    ['another intent', { intent: 'extend', sessionId: 'x' }],
    ['a device that says nothing', { intent: 'start', gameId: 'scienceQuest', device: {} }],
    ['a wish for more time', { intent: 'start', gameId: 'scienceQuest', device: null, endTime: 9e15 }],
    ['somebody’s id', { intent: 'start', gameId: 'scienceQuest', device: null, userId: 'x' }],
    ['no body', undefined],
  ])('%s is malformed', async (_, body) => {
    const response = await action(call(cookie, body ?? null))
    expect([response.status, await response.json()]).toEqual([400, { code: 'malformed_body' }])
  })

  it('is started by POST alone', async () => {
    const put = await action(call(cookie, { intent: 'start', gameId: 'scienceQuest', device: null }, 'PUT'))
    expect(put.status).toBe(405)
  })
})

/** The toasts of spec 001 section 8, and what stands for them in the other languages. */
describe('a session that does not start says why', () => {
  const NONE = { isCapable: false, hasCamera: false }
  const BLIND = { isCapable: true, hasCamera: false }

  it.each([
    ['not_signed_in', 401, 'scienceQuest', NONE, 'You must be logged in to play AR games'],
    ['no_ar_device', 422, 'chess', NONE, 'Your device does not support AR games'],
    ['unknown_game', 404, 'chess', BLIND, 'Game not found'],
    ['not_entitled', 403, 'historyHunt', BLIND, 'This game requires a premium subscription'],
    ['no_camera', 422, 'scienceQuest', BLIND, 'Camera permission is required to play AR games'],
    ['in_development', 409, 'biologyBlast', CAPABLE, 'AR functionality is being developed. Check back soon!'],
  ])('%s', async (code, status, gameId, device, message) => {
    await give('pro')
    const said = new Set()
    for (const locale of LOCALES) {
      readLocaleFrom(() => locale)
      const answer = await start(gameId, code === 'not_signed_in' ? '' : cookie, device)
      expect(answer).toMatchObject({ status, code })
      if (locale === 'en') expect(answer.message).toBe(message)
      said.add(answer.message)
    }
    expect(said.size).toBe(LOCALES.length)
  })

  it('but nothing when it could not be logged', async () => {
    await give('pro')
    await env.DB.exec(
      "create trigger no_sessions before insert on game_sessions begin select raise(abort, 'the disk is full'); end",
    )
    try {
      expect(await start()).toEqual({ status: 503, code: 'not_logged', message: null })
    } finally {
      await env.DB.exec('drop trigger no_sessions')
    }
  })

  it('and when it is asked for too often', async () => {
    await give('pro')
    context.limiter = { take: async () => ({ allowed: false, retryAfterMs: 1 }) }
    expect(await start()).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      message: expect.any(String),
    })
  })
})

describe('timed access', () => {
  const buy = (gameId: string, minutes: number, by = cookie) => post({ intent: 'time', gameId, minutes }, by)

  it('starts a session of the minutes that the game’s page names', async () => {
    await give('pro')
    const page = new Request('http://sparkbook.test/ar', { headers: { Cookie: cookie } })
    const { timedMinutes } = await readNeeds(page, context, 'scienceQuest')
    expect(timedMinutes).toBe(30)
    const { status, session } = await buy('scienceQuest', 30)
    expect([status, session]).toEqual([201, expect.objectContaining({ timeRemaining: 1_800 })])
    expect((await state()).session).toEqual(session)
  })

  it.each([
    ['not_signed_in', 401, 'scienceQuest', 30, 'You must be logged in to purchase timed access'],
    ['unknown_game', 404, 'chess', 30, 'Game not found'],
    ['no_timed_access', 409, 'biologyBlast', 30, 'This game does not support timed access'],
    ['bad_duration', 422, 'scienceQuest', 90, 'Failed to purchase timed access'],
    ['not_entitled', 403, 'historyHunt', 30, 'This game requires a premium subscription'],
  ])('that is refused as %s says why', async (code, status, gameId, minutes, message) => {
    await give('pro')
    const answer = await buy(gameId, minutes, code === 'not_signed_in' ? '' : cookie)
    expect(answer).toEqual({ status, code, message })
    expect((await state()).session).toBeNull()
  })
})

describe('a round of an AR game', () => {
  const CHOICE = { band: 'middle', timed: false, language: 'en', challenge: 'even' }

  async function round(gameId = 'scienceQuest', by = cookie) {
    const answer = await startRound(call(by, { ...CHOICE, gameId, attemptId: crypto.randomUUID() }))
    return { status: answer.status, ...(await answer.json<OpenRound & { code?: string }>()) }
  }
  const REFUSED = { status: 403, code: 'no_ar_session' }

  it('starts for nobody without a session: a visitor, a member, a subscriber', async () => {
    expect(await round('scienceQuest', '')).toEqual(REFUSED)
    expect(await round()).toEqual(REFUSED)
    await give('ultimate')
    expect(await round()).toEqual(REFUSED)
  })

  it('starts in a session of this game alone, as long as it is open', async () => {
    await give('ultimate')
    const { session } = await start('wordWizard')
    expect(await round()).toEqual(REFUSED)
    expect(await round('mathMaster')).toMatchObject({ status: 201 })
    const { session: own } = await start('scienceQuest')
    expect(own?.id).not.toBe(session?.id)
    expect(await round()).toMatchObject({ status: 201, gameId: 'scienceQuest' })
    context.clock.now += 90 * MINUTE
    expect(await round()).toEqual(REFUSED)
  })

  it('starts until the end of its session although what opened the game is over meanwhile', async () => {
    await give('pro')
    const { session } = await start()
    await context.db.update(grants).set({ endsAt: context.now() }).where(eq(grants.userId, userId))
    const page = new Request('http://sparkbook.test/ar', { headers: { Cookie: cookie } })
    expect(await readNeeds(page, context, 'scienceQuest')).toMatchObject({ refusal: 'not_entitled', session })
    expect(await round()).toMatchObject({ status: 201 })
    await post({ intent: 'end', sessionId: session?.id })
    expect(await start()).toMatchObject({ status: 403, code: 'not_entitled' })
    expect(await round()).toEqual(REFUSED)
  })

  it('begins at what its player has shown of the subject in any game', async () => {
    await give('ultimate')
    const shown = { rating: 1_310, seen: 9, right: 8, updatedAt: context.now() }
    await context.db.insert(skillRatings).values([
      { playerId: userId, skill: 'science.matter', ...shown },
      { playerId: userId, skill: 'words.spelling', ...shown },
    ])
    for (const [gameId, skill] of [
      ['scienceQuest', 'science.matter'],
      ['wordWizard', 'words.spelling'],
    ] as const) {
      await start(gameId)
      expect((await round(gameId)).options.ratings).toEqual({ [skill]: 1_310 })
    }
  })

  it('that has started counts although the session ends meanwhile', async () => {
    await give('pro')
    const { session } = await start()
    const { roundId, options } = await round()
    await post({ intent: 'end', sessionId: session?.id })
    const { moves } = playRound(scienceQuestRules, options, perfectPlayer(2_000))
    context.clock.now += 10 * MINUTE
    const answer = await finishRound({
      ...(call(cookie, { moves }) as object),
      params: { roundId },
    } as never)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ round: { gameId: 'scienceQuest', stars: 4 } })
  })

  it('whose missions are forged is granted nothing, and as it was played it still counts', async () => {
    await give('pro')
    await start()
    const { roundId, options } = await round()
    context.clock.now += 10 * MINUTE
    const played = (of: Partial<OpenRound['options']> = {}, ms = 2_000): unknown[] =>
      playRound(scienceQuestRules, { ...options, ...of }, perfectPlayer(ms)).moves
    const finish = async (moves: unknown[]) => {
      const answer = await finishRound({
        ...(call(cookie, { moves }) as object),
        params: { roundId },
      } as never)
      return { status: answer.status, ...(await answer.json<{ code?: string; round?: { stars: number } }>()) }
    }
    const forged: [string, unknown[]][] = [
      ['too_fast', played({}, 0)],
      ['clock_ahead', played({}, 3_600_000)],
      ['illegal_move', played({ seed: options.seed + 1 })],
      ['round_not_over', played().slice(0, -3)],
      ['malformed_move', [{ type: 'step', ms: 1_000, to: 1 }, ...played()]],
      ['malformed_move', [{ type: 'star', ms: 0, stars: 4 }, ...played()]],
    ]
    for (const [code, moves] of forged) expect(await finish(moves)).toMatchObject({ status: 422, code })
    expect(await finish(played())).toMatchObject({ status: 200, round: { stars: 4 } })
  })
})

describe('premium filters', () => {
  const filters = async (by = cookie) => (await state(by)).filters

  it('are those of the pack somebody owns, on every device, and nobody else’s', async () => {
    await give('ultimate')
    expect(await filters()).toEqual([])
    await give('ar-filter')
    expect(await filters()).toEqual(AR_FILTERS)
    expect(await filters(await device())).toEqual(AR_FILTERS)
    expect(await filters('')).toEqual([])
  })

  it('are the same on the game’s page, from which a scene takes them', async () => {
    const page = async () => {
      const request = new Request('http://sparkbook.test/ar', { headers: { Cookie: cookie } })
      return (await readNeeds(request, context, 'scienceQuest')).owned.arFilters
    }
    await give('ultimate')
    expect(await page()).toEqual([])
    await give('ar-filter')
    expect(await page()).toEqual(AR_FILTERS)
  })

  it('are a guest’s who bought them here', async () => {
    const secret = `guest-${crypto.randomUUID()}`
    await give('ar-filter', { claimHash: await secretHash(secret) })
    const [claim = ''] = (await claimCookie(secret, context)).split(';')
    expect(await state(claim)).toMatchObject({ session: null, filters: AR_FILTERS })
  })
})

describe('the pages', () => {
  const pageRequest = (Cookie: string) => new Request('http://sparkbook.test/ar', { headers: { Cookie } })
  const isOpen = async (gameId: string) =>
    (await readNeeds(pageRequest(cookie), context, gameId)).refusal === null

  it('say of each game what its start would answer', async () => {
    expect(await isOpen('scienceQuest')).toBe(false)
    await give('pro')
    expect([await isOpen('scienceQuest'), await isOpen('wordWizard')]).toEqual([true, true])
    expect(await isOpen('historyHunt')).toBe(false)
    await give('ultimate')
    expect(await isOpen('historyHunt')).toBe(true)
  })

  it('say what opens the games to those they are closed to, who are no children', async () => {
    const offers = async (by: string) => {
      const page = pageRequest(by)
      const { offer } = await readNeeds(page, context, 'historyHunt')
      return [(await readArList(page, context)).offer, offer]
    }
    expect(await offers('')).toEqual(['plans', 'plans'])
    expect(await offers('selectedGrade=middle')).toEqual([null, null])
    // A grown-up's account.
    expect(await offers(`${cookie}; selectedGrade=middle`)).toEqual(['plans', 'plans'])
    await give('ultimate')
    expect(await offers(cookie)).toEqual([null, null])
  })

  it('say of each game what its row says', async () => {
    const sql = 'select id, description from ar_games where is_playable = 1'
    const { results } = await env.DB.prepare(sql).all<{ id: ArGameId; description: string }>()
    expect(results.map(({ id }) => id).sort()).toEqual(Object.keys(AR_GAME_ABOUT).sort())
    for (const { id, description } of results) expect(description, id).toBe(AR_GAME_ABOUT[id]())
  })

  it('list the games for a grade, and all for visitors or where these cannot be read', async () => {
    const listed = async (by: string) => {
      const { games, hasFailed } = await readArList(pageRequest(by), context)
      return [games?.map(({ id }) => id), hasFailed]
    }
    expect(await listed('')).toEqual([['biologyBlast', 'historyHunt', 'scienceQuest', 'wordWizard'], false])
    await context.db.update(profiles).set({ gradeLevel: 'K' })
    expect(await listed(cookie)).toEqual([['scienceQuest'], false])
    await env.DB.exec('alter table ar_games rename to ar_games_away')
    try {
      expect(await listed(cookie)).toEqual([undefined, true])
      expect(await readNeeds(pageRequest(cookie), context, 'scienceQuest')).toMatchObject({
        isSignedIn: true,
        refusal: 'unknown_game',
        timedMinutes: null,
        hasFailed: true,
      })
      expect(context.logged.map(({ message }) => message)).toEqual([
        'reading the list of AR games failed',
        'reading what an AR game needs failed',
      ])
    } finally {
      await env.DB.exec('alter table ar_games_away rename to ar_games')
    }
  })
})
