import { describe, expect, it } from 'vitest'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { type Attempt, openRound, submitRound } from './round-requests.ts'

const attempt: Attempt = {
  attemptId: 'a-1',
  gameId: 'math-master',
  band: 'middle',
  timed: true,
  language: 'fr',
  challenge: 'harder',
}
const options = roundOptions({
  band: 'middle',
  language: 'fr',
  challenge: 'harder',
  ratings: { 'math.add': 1200 },
})
const opened = { roundId: 'r-1', gameId: 'math-master', rulesVersion: 3, options }
const score = { score: 470, level: 8, stars: 8, right: 20, answered: 22, asked: 23, bestStreak: 11 }
const gain = {
  xp: 940,
  xpBefore: 90,
  xpAfter: 1030,
  levelBefore: 1,
  levelAfter: 5,
  streakDays: 2,
  boosted: true,
}
const round = { roundId: 'r-1', gameId: 'math-master', band: 'middle', durationMs: 90_000, ...score }
const best = { score: 300, bestStreak: 7, msPerQuestion: null }
const saved = { kind: 'saved', score, gain, records: { best, durationMs: 90_000 }, stickers: [] }

function answering(status: number, body: unknown) {
  const sent: { url: string; init: RequestInit | undefined }[] = []
  const send: typeof fetch = async (url, init) => {
    sent.push({ url: String(url), init })
    return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })
  }
  return { send, sent }
}

const unplugged: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))

function openedWith(changes: Record<string, unknown>) {
  return { ...opened, options: { ...options, ...changes } }
}

describe('openRound', () => {
  it('asks for the challenge of the day elsewhere, and leaves to it how hard it is', async () => {
    const { send, sent } = answering(201, opened)
    expect((await openRound({ ...attempt, daily: true }, 3, send)).ok).toBe(true)
    const { challenge: _, ...asked } = attempt
    expect(sent.map(({ url, init }) => [url, JSON.parse(String(init?.body))])).toEqual([
      ['/play/daily', asked],
    ])
  })

  it('posts the attempt and gives back the round', async () => {
    const { send, sent } = answering(201, opened)
    const result = await openRound(attempt, 3, send)
    expect(result).toEqual({
      ok: true,
      value: { roundId: 'r-1', gameId: 'math-master', options },
    })
    expect(sent[0]?.url).toBe('/play/rounds')
    expect(JSON.parse(String(sent[0]?.init?.body))).toEqual(attempt)
  })

  it.each([
    ['other rules than the bundled ones', 201, { ...opened, rulesVersion: 4 }, 'rules_outdated'],
    ['a refusal', 429, { code: 'too_many_requests' }, 'too_many_requests'],
    ['an error page', 503, '<h1>closed</h1>', 'server_fault'],
    ['a round without options', 201, { ...opened, options: undefined }, 'server_fault'],
    ['a round without a seed', 201, openedWith({ seed: undefined }), 'server_fault'],
    ['a seed that is none', 201, openedWith({ seed: 2 ** 32 }), 'server_fault'],
    ['an unknown grade', 201, openedWith({ band: 'college' }), 'server_fault'],
    ['an unknown language', 201, openedWith({ language: 'tlh' }), 'server_fault'],
    ['an unknown challenge', 201, openedWith({ challenge: 'unfair' }), 'server_fault'],
    ['ratings that are no numbers', 201, openedWith({ ratings: { 'math.add': 'good' } }), 'server_fault'],
    ['extra levels that are no number', 201, openedWith({ extraLevels: null }), 'server_fault'],
    ['a success that is no round', 201, null, 'server_fault'],
  ])('gives a code for %s', async (_, status, body, code) => {
    expect(await openRound(attempt, 3, answering(status, body).send)).toEqual({ ok: false, code })
  })

  it('says offline when nobody answers', async () => {
    expect(await openRound(attempt, 3, unplugged)).toEqual({ ok: false, code: 'offline' })
  })
})

describe('submitRound', () => {
  it('posts the moves and gives back the replayed score', async () => {
    const { send, sent } = answering(200, { round, gain, best })
    expect(await submitRound('r-1', [{ type: 'tick', ms: 5 }], send)).toEqual(saved)
    expect(sent[0]?.url).toBe('/play/rounds/r-1')
    expect(JSON.parse(String(sent[0]?.init?.body))).toEqual({ moves: [{ type: 'tick', ms: 5 }] })
  })

  it('takes a round handed in before for saved', async () => {
    const { send } = answering(409, { code: 'round_already_finished', round, gain, best })
    expect(await submitRound('r-1', [], send)).toEqual(saved)
  })

  it.each([null, undefined, { score: 1 }, 'none'])(
    'has no records to beat with a best of %j',
    async (none) => {
      const { send } = answering(200, { round, gain, best: none })
      expect(await submitRound('r-1', [], send)).toEqual({ ...saved, records: null, stickers: [] })
    },
  )

  it.each([
    [409, { code: 'rules_outdated' }, { kind: 'refused', code: 'rules_outdated' }],
    [422, { code: 'clock_ahead' }, { kind: 'refused', code: 'clock_ahead' }],
    [404, { code: 'unknown_round' }, { kind: 'refused', code: 'unknown_round' }],
    [
      409,
      { code: 'round_already_finished', round: null },
      { kind: 'refused', code: 'round_already_finished' },
    ],
    [429, { code: 'too_many_requests' }, { kind: 'unreachable', failure: 'too_many_requests' }],
    [503, { code: 'unavailable' }, { kind: 'unreachable', failure: 'unavailable' }],
    [502, 'bad gateway', { kind: 'unreachable', failure: 'server_fault' }],
    [200, { round }, { kind: 'unreachable', failure: 'server_fault' }],
    [200, { round: { ...round, asked: 'all' }, gain }, { kind: 'unreachable', failure: 'server_fault' }],
    [200, { round, gain: { ...gain, boosted: 1 } }, { kind: 'unreachable', failure: 'server_fault' }],
    [200, 'signed in to the hotel network', { kind: 'unreachable', failure: 'server_fault' }],
  ])('%i %j', async (status, body, expected) => {
    expect(await submitRound('r-1', [], answering(status, body).send)).toEqual(expected)
  })

  it('may be tried again when nobody answers', async () => {
    expect(await submitRound('r-1', [], unplugged)).toEqual({ kind: 'unreachable', failure: 'offline' })
  })
})
