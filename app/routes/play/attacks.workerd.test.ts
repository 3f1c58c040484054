// What somebody with a script and time on their hands would try on the two calls of a round. Nothing they try may be granted,
// stored twice or end in a fault of ours.
import { env, exports } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OpenRound, RoundOutcome } from '#app/domain/play/play.types.ts'
import { perfectPlayer, playRound } from '#engine/games/math-master/scripted-players.ts'

const ORIGIN = 'http://sparkbook.test'
const TABLES = ['open_rounds', 'finished_rounds', 'player_progress', 'player_days', 'skill_ratings']

beforeEach(async () => {
  await env.DB.batch(TABLES.map((table) => env.DB.prepare(`delete from ${table}`)))
})

type Body = string | ReadableStream | object

function send(method: string, path: string, body?: Body, cookie = '', headers: HeadersInit = {}) {
  const raw = typeof body === 'string' || body instanceof ReadableStream || body === undefined
  return exports.default.fetch(`${ORIGIN}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Cookie: cookie, ...headers },
    ...(body !== undefined && { body: raw ? body : JSON.stringify(body) }),
  })
}

const post = (path: string, body: Body, cookie = '', headers: HeadersInit = {}) =>
  send('POST', path, body, cookie, headers)

const attempt = () => ({
  gameId: 'mathMaster',
  band: 'elementary',
  timed: true,
  language: 'en',
  challenge: 'even',
  attemptId: crypto.randomUUID(),
})

/** A guest with a round opened an hour ago, and the moves that win it. */
async function guestWithRound(cookie = '') {
  const response = await post('/play/rounds', attempt(), cookie)
  const round = await response.json<OpenRound>()
  await env.DB.prepare('update open_rounds set started_at = started_at - 3600000 where id = ?')
    .bind(round.roundId)
    .run()
  return {
    round,
    path: `/play/rounds/${round.roundId}`,
    cookie: response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie,
    moves: playRound(round.options, perfectPlayer(900)).moves,
  }
}

async function counts() {
  const found = await env.DB.batch<{ n: number }>(
    ['open_rounds', 'finished_rounds', 'player_progress'].map((table) =>
      env.DB.prepare(`select count(*) as n from ${table}`),
    ),
  )
  return found.map(({ results }) => results[0]?.n)
}

const UNTOUCHED = [1, 0, 0]
const NOT_ALLOWED = { code: 'method_not_allowed' }

/** More than a megabyte, its length not told beforehand. */
function endless(): ReadableStream {
  const chunk = new TextEncoder().encode(`{"type":"tick","ms":0},${' '.repeat(65_000)}`)
  let sent = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"moves":[')),
    pull(controller) {
      if (sent++ < 40) controller.enqueue(chunk)
      else controller.close()
    },
  })
}

describe('a round that was opened', () => {
  it.each<[string, (moves: unknown[]) => Body, number[]]>([
    ['a body without end', () => endless(), [400, 413]],
    ['brackets a hundred thousand deep', () => `{"moves":${'['.repeat(100_000)}`, [400]],
    ['brackets that are closed again', () => `{"moves":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, [422]],
    ['an empty body', () => '', [400]],
    ['an array instead of an object', (moves) => moves, [400]],
    ['moves that are an object', (moves) => ({ moves: { ...moves } }), [400]],
    ['moves that are no text of JSON', (moves) => `{"moves":${JSON.stringify(moves)},}`, [400]],
    ['a prototype for a move', () => '{"moves":[{"__proto__":{"type":"tick","ms":5}}]}', [422]],
    [
      'a key too many',
      (moves) => ({ moves: [{ type: 'tick', ms: 0, state: { score: 9 } }, ...moves] }),
      [422],
    ],
    ['half a millisecond', (moves) => ({ moves: [{ type: 'tick', ms: 0.5 }, ...moves] }), [422]],
    ['time that runs backwards', (moves) => ({ moves: [{ type: 'tick', ms: -1 }, ...moves] }), [422]],
    ['time beyond all numbers', () => '{"moves":[{"type":"tick","ms":1e400}]}', [422]],
    ['time as a word', (moves) => ({ moves: [{ type: 'tick', ms: '5' }, ...moves] }), [422]],
    [
      'two days in two moves',
      (moves) => ({ moves: [86_400_000, 86_400_000].map(tick).concat(moves) }),
      [422],
    ],
    [
      'a move of another game',
      (moves) => ({ moves: [{ type: 'step', ms: 0, direction: 'up' }, ...moves] }),
      [422],
    ],
    ['the same log twice over', (moves) => ({ moves: [...moves, ...moves] }), [422]],
    ['no moves at all', () => ({ moves: [] }), [422]],
  ])('refuses %s', async (_, forge, statuses) => {
    const { path, cookie, moves } = await guestWithRound()
    const response = await post(path, forge(moves), cookie)
    expect(statuses).toContain(response.status)
    expect(await response.json()).toEqual({ code: expect.any(String) })
    expect(await counts()).toEqual(UNTOUCHED)
    expect((await post(path, { moves }, cookie)).status).toBe(200)
  })

  it('refuses rules of a version it does not know by name', async () => {
    const { path, cookie, moves } = await guestWithRound()
    await env.DB.prepare('update open_rounds set rules_version = rules_version + 1').run()
    const response = await post(path, { moves }, cookie)
    expect([response.status, await response.json()]).toEqual([409, { code: 'rules_outdated' }])
    expect(await counts()).toEqual(UNTOUCHED)
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('gives nothing away to %s', async (method) => {
    const { path, cookie, moves } = await guestWithRound()
    for (const target of [path, '/play/rounds']) {
      const reads = method === 'GET' || method === 'HEAD'
      const response = await send(method, target, reads ? undefined : { moves }, cookie)
      if (!reads) expect([response.status, await response.json()]).toEqual([405, NOT_ALLOWED])
      else expect([400, 404, 405]).toContain(response.status)
    }
    expect(await counts()).toEqual(UNTOUCHED)
  })

  it.each(['x'.repeat(2_000), '%00', '%F0%9F%92%A5', "'%20or%201=1--", '..%2F..%2Fauth', '%'])(
    'knows no round called %s',
    async (id) => {
      const { cookie, moves } = await guestWithRound()
      const response = await post(`/play/rounds/${id}`, { moves }, cookie)
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(await counts()).toEqual(UNTOUCHED)
    },
  )

  it('posted many times at once is granted once, and every answer tells the same result', async () => {
    const { path, cookie, moves } = await guestWithRound()
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(path, { moves }, cookie)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    const told = await Promise.all(answers.map((answer) => answer.json<RoundOutcome>()))
    const results = new Set(told.map(({ round, gain }) => JSON.stringify({ round, gain })))
    expect(results.size).toBe(1)
    expect(await counts()).toEqual([0, 1, 1])
    const total = await env.DB.prepare('select xp, rounds from player_progress').first()
    expect(total).toEqual({ xp: told[0]?.gain.xp, rounds: 1 })
  })
})

describe('the rounds of a hundred browsers', () => {
  it('are no business of each other, open or finished', async () => {
    const [ana, ben] = [await guestWithRound(), await guestWithRound()]
    const stolen = await post(ana.path, { moves: ana.moves }, ben.cookie)
    expect([stolen.status, await stolen.json()]).toEqual([404, { code: 'unknown_round' }])
    expect((await post(ana.path, { moves: ana.moves }, ana.cookie)).status).toBe(200)
    const read = await post(ana.path, { moves: ana.moves }, ben.cookie)
    expect([read.status, await read.json()]).toEqual([404, { code: 'unknown_round' }])
    expect(await counts()).toEqual([1, 1, 1])
  })

  it('do not take the moves of one another', async () => {
    const mine = await guestWithRound()
    const other = await guestWithRound(mine.cookie)
    const response = await post(other.path, { moves: mine.moves }, mine.cookie)
    expect(response.status).toBe(422)
    expect(await counts()).toEqual([2, 0, 0])
  })

  it('are not opened by the name of one and the signature of another', async () => {
    const [ana, ben] = [await guestWithRound(), await guestWithRound()]
    const [name] = ana.cookie.split('.')
    const signature = ben.cookie.slice(ben.cookie.lastIndexOf('.'))
    for (const cookie of [`${name}${signature}`, `${name}`, `${name}.`, `${ben.cookie}x`]) {
      const response = await post(ana.path, { moves: ana.moves }, cookie)
      expect([response.status, await response.json()]).toEqual([404, { code: 'unknown_round' }])
    }
    expect(await counts()).toEqual([2, 0, 0])
  })

  it('that share a cookie share an allowance of time, too', async () => {
    const first = await guestWithRound()
    const rounds = [first]
    while (rounds.length < 12) rounds.push(await guestWithRound(first.cookie))
    const minute = playedMs(first.moves) + 1_000
    await env.DB.prepare('update open_rounds set started_at = ?')
      .bind(Date.now() - minute)
      .run()
    const answers = await Promise.all(rounds.map(({ path, moves }) => post(path, { moves }, first.cookie)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5)
    expect(statuses.filter((status) => status !== 200).every((status) => status === 422)).toBe(true)
  })
})

describe('opening a round', () => {
  it.each<[string, Body]>([
    ['a seed of one’s own', { ...attempt(), seed: 1 }],
    ['ratings of one’s own', { ...attempt(), ratings: { 'math.add': 9_999 } }],
    ['levels nobody bought', { ...attempt(), extraLevels: 50 }],
    ['a player', { ...attempt(), playerId: 'ana' }],
    ['a prototype', '{"__proto__":{"gameId":"mathMaster"}}'],
    ['text for a switch', { ...attempt(), timed: 'true' }],
    ['a game with a long name', { ...attempt(), gameId: 'm'.repeat(41) }],
    ['a body without end', endless()],
  ])('takes no %s', async (_, body) => {
    const response = await post('/play/rounds', body)
    expect([400, 413]).toContain(response.status)
    expect(response.headers.get('Set-Cookie')).toBeNull()
    expect(await counts()).toEqual([0, 0, 0])
  })

  it.each(['constructor', '__proto__', 'toString', 'mathmaster', 'mathMaster '])(
    'knows no game called %s',
    async (gameId) => {
      const response = await post('/play/rounds', { ...attempt(), gameId })
      expect([response.status, await response.json()]).toEqual([404, { code: 'unknown_game' }])
    },
  )

  it('many times at once with one attempt opens one round', async () => {
    const { cookie } = await guestWithRound()
    const once = attempt()
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('/play/rounds', once, cookie)))
    const opened = await Promise.all(answers.map((answer) => answer.json<OpenRound>()))
    expect(new Set(opened.map(({ roundId, options }) => `${roundId} ${options.seed}`)).size).toBe(1)
    expect(await counts()).toEqual([2, 0, 0])
  })

  it('again with the attempt of a finished round gives another seed', async () => {
    const once = attempt()
    const first = await post('/play/rounds', once)
    const cookie = first.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const round = await first.json<OpenRound>()
    await env.DB.prepare('update open_rounds set started_at = started_at - 3600000').run()
    const { moves } = playRound(round.options, perfectPlayer(900))
    expect((await post(`/play/rounds/${round.roundId}`, { moves }, cookie)).status).toBe(200)
    const again = await (await post('/play/rounds', once, cookie)).json<OpenRound>()
    expect(again.roundId).not.toBe(round.roundId)
    expect(again.options.seed).not.toBe(round.options.seed)
  })
})

function tick(ms: number): object {
  return { type: 'tick', ms }
}

function playedMs(moves: readonly { ms: number }[]): number {
  return moves.reduce((total, { ms }) => total + ms, 0)
}
