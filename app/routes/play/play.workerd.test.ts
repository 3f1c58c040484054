// The two calls a game makes, over HTTP: who may, what bad input gets, and that nothing is stored twice.
import { env, exports } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OpenRound, RoundOutcome } from '#app/domain/play/play.types.ts'
import { perfectPlayer, playRound } from '#engine/games/math-master/scripted-players.ts'
import { experienceOfRound } from '#engine/games/round-experience.ts'

const ORIGIN = 'http://sparkbook.test'

beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare('delete from open_rounds'),
    env.DB.prepare('delete from finished_rounds'),
    env.DB.prepare('delete from player_progress'),
    env.DB.prepare('delete from skill_ratings'),
  ])
})

function post(path: string, body: unknown, cookie = '', headers: HeadersInit = {}): Promise<Response> {
  return exports.default.fetch(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const attempt = () => ({
  gameId: 'mathMaster',
  band: 'elementary',
  timed: true,
  language: 'en',
  challenge: 'even',
  attemptId: crypto.randomUUID(),
})

/** A round opened over HTTP, and set back by an hour so that it may have been played by now. */
async function openRound() {
  const response = await post('/play/rounds', attempt())
  const cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const round = await response.json<OpenRound>()
  await env.DB.prepare('update open_rounds set started_at = started_at - 3600000').run()
  return { round, cookie, moves: playRound(round.options, perfectPlayer(900)).moves }
}

async function counts() {
  const [open, finished] = await env.DB.batch<{ n: number }>([
    env.DB.prepare('select count(*) as n from open_rounds'),
    env.DB.prepare('select count(*) as n from finished_rounds'),
  ])
  return { open: open?.results[0]?.n, finished: finished?.results[0]?.n }
}

/** Legal once; a second one right behind it meets the feedback on the first. */
const ANSWER = { type: 'answer', ms: 0, option: 0 }

describe('POST /play/rounds', () => {
  it('opens a round and makes the browser a guest, once', async () => {
    const first = await post('/play/rounds', attempt())
    expect(first.status).toBe(201)
    const setCookie = first.headers.get('Set-Cookie') ?? ''
    expect(setCookie).toMatch(/^__Host-guest=.*HttpOnly.*SameSite=Lax/)
    const second = await post('/play/rounds', attempt(), setCookie.split(';')[0])
    expect(second.status).toBe(201)
    expect(second.headers.get('Set-Cookie')).toBeNull()
  })

  it.each([
    ['no JSON', '{"gameId":', 400, 'malformed_body'],
    ['no object', [], 400, 'malformed_body'],
    ['an unknown field', { ...attempt(), seed: 7 }, 400, 'malformed_body'],
    ['an attempt that is no UUID', { ...attempt(), attemptId: '1' }, 400, 'malformed_body'],
    ['an unknown language', { ...attempt(), language: 'tlh' }, 400, 'malformed_body'],
    ['an unknown challenge', { ...attempt(), challenge: 'unfair' }, 400, 'malformed_body'],
    ['an unknown game', { ...attempt(), gameId: 'chess' }, 404, 'unknown_game'],
    ['an unknown grade', { ...attempt(), band: 'college' }, 400, 'unknown_grade'],
  ])('refuses %s', async (_, body, status, code) => {
    const response = await post('/play/rounds', body)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ code })
    expect(await counts()).toEqual({ open: 0, finished: 0 })
  })

  it('refuses the 61st round in ten minutes', async () => {
    const first = await post('/play/rounds', attempt())
    const cookie = first.headers.get('Set-Cookie')?.split(';')[0]
    for (let round = 2; round <= 60; round++)
      expect((await post('/play/rounds', attempt(), cookie)).status).toBe(201)
    const refused = await post('/play/rounds', attempt(), cookie)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toEqual({ code: 'too_many_requests' })
    expect(await counts()).toEqual({ open: 60, finished: 0 })
  })

  it('refuses a form posted from another site', async () => {
    const response = await post('/play/rounds', attempt(), '', {
      'Content-Type': 'text/plain',
      Origin: 'https://elsewhere.example',
    })
    expect(response.status).toBe(403)
  })
})

describe('POST /play/rounds/:roundId', () => {
  it('answers with the score it replayed, whatever score was sent along', async () => {
    const { round, cookie, moves } = await openRound()
    const response = await post(`/play/rounds/${round.roundId}`, { moves, score: 999_999, stars: 99 }, cookie)
    expect(response.status).toBe(200)
    const { round: scored, gain } = await response.json<RoundOutcome>()
    expect(scored).toMatchObject({ roundId: round.roundId, stars: 5, right: scored.asked })
    expect(scored.score).toBeLessThan(999_999)
    expect(gain).toMatchObject({
      xp: experienceOfRound({ ...scored, score: scored, totalMs: scored.durationMs, boosted: false }),
      xpBefore: 0,
      levelBefore: 1,
      streakDays: 1,
      boosted: false,
    })
    expect(await counts()).toEqual({ open: 0, finished: 1 })
  })

  it('refuses a log sent twice, and hands the first result over again', async () => {
    const { round, cookie, moves } = await openRound()
    const first = await (await post(`/play/rounds/${round.roundId}`, { moves }, cookie)).json<RoundOutcome>()
    const again = await post(`/play/rounds/${round.roundId}`, { moves }, cookie)
    expect(again.status).toBe(409)
    expect(await again.json()).toEqual({ code: 'round_already_finished', ...first })
    expect(await counts()).toEqual({ open: 0, finished: 1 })
  })

  it.each([
    ['an unparsable body', () => '{"moves":[', 400, 'malformed_body'],
    ['no moves', () => ({}), 400, 'malformed_body'],
    ['a truncated log', (moves: unknown[]) => ({ moves: moves.slice(0, 5) }), 422, 'round_not_over'],
    [
      'a forged move',
      (moves: unknown[]) => ({ moves: [{ type: 'win', ms: 0 }, ...moves] }),
      422,
      'malformed_move',
    ],
    [
      'an answer out of turn',
      (moves: unknown[]) => ({ moves: [ANSWER, ANSWER, ...moves] }),
      422,
      'illegal_move',
    ],
    ['too many moves', () => ({ moves: Array(20_001).fill({ type: 'tick', ms: 0 }) }), 413, 'too_large'],
    ['a log over 1 MB', (moves: unknown[]) => ({ moves, padding: 'x'.repeat(1_048_576) }), 413, 'too_large'],
  ])('refuses %s and changes nothing', async (_, spoil, status, code) => {
    const { round, cookie, moves } = await openRound()
    const response = await post(`/play/rounds/${round.roundId}`, spoil(moves), cookie)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ code })
    expect(await counts()).toEqual({ open: 1, finished: 0 })
  })

  it('refuses more time than has passed', async () => {
    const { round, cookie, moves } = await openRound()
    await env.DB.prepare('update open_rounds set started_at = ?').bind(Date.now()).run()
    const response = await post(`/play/rounds/${round.roundId}`, { moves }, cookie)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ code: 'clock_ahead' })
  })

  it.each([
    ['no cookie', () => ''],
    ['a tampered cookie', (cookie: string) => cookie.replace(/^__Host-guest=./, '__Host-guest=z')],
    ['an unsigned cookie', () => '__Host-guest=ana'],
  ])('is closed to %s', async (_, change) => {
    const { round, cookie, moves } = await openRound()
    const response = await post(`/play/rounds/${round.roundId}`, { moves }, change(cookie))
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ code: 'unknown_round' })
    expect(await counts()).toEqual({ open: 1, finished: 0 })
  })
})
