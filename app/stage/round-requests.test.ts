import { describe, expect, it } from 'vitest'
import { type Attempt, handInRound, openRound } from './round-requests.ts'

const attempt: Attempt = { attemptId: 'a-1', gameId: 'math-master', band: 'middle', timed: true }
const opened = {
  roundId: 'r-1',
  seed: 7,
  rulesVersion: 3,
  gameId: 'math-master',
  band: 'middle',
  timed: true,
}
const score = { score: 470, level: 8, stars: 8, right: 20, answered: 22 }

function answering(status: number, body: unknown) {
  const sent: { url: string; init: RequestInit | undefined }[] = []
  const send: typeof fetch = async (url, init) => {
    sent.push({ url: String(url), init })
    return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })
  }
  return { send, sent }
}

const unplugged: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))

describe('openRound', () => {
  it('posts the attempt and gives back the round', async () => {
    const { send, sent } = answering(201, opened)
    const result = await openRound(attempt, 3, send)
    expect(result).toEqual({
      ok: true,
      value: { roundId: 'r-1', seed: 7, gameId: 'math-master', band: 'middle', timed: true },
    })
    expect(sent[0]?.url).toBe('/play/rounds')
    expect(JSON.parse(String(sent[0]?.init?.body))).toEqual(attempt)
  })

  it.each([
    ['other rules than the bundled ones', 201, { ...opened, rulesVersion: 4 }, 'rules_outdated'],
    ['a refusal', 429, { code: 'too_many_requests' }, 'too_many_requests'],
    ['an error page', 503, '<h1>closed</h1>', 'server_fault'],
    ['a round without a seed', 201, { ...opened, seed: undefined }, 'server_fault'],
    ['a success that is no round', 201, null, 'server_fault'],
  ])('gives a code for %s', async (_, status, body, code) => {
    expect(await openRound(attempt, 3, answering(status, body).send)).toEqual({ ok: false, code })
  })

  it('says offline when nobody answers', async () => {
    expect(await openRound(attempt, 3, unplugged)).toEqual({ ok: false, code: 'offline' })
  })
})

describe('handInRound', () => {
  it('posts the moves and gives back the replayed score', async () => {
    const { send, sent } = answering(200, { ...score, roundId: 'r-1', durationMs: 5 })
    expect(await handInRound('r-1', [{ type: 'tick', ms: 5 }], send)).toEqual({ kind: 'saved', score })
    expect(sent[0]?.url).toBe('/play/rounds/r-1')
    expect(JSON.parse(String(sent[0]?.init?.body))).toEqual({ moves: [{ type: 'tick', ms: 5 }] })
  })

  it('takes a round handed in before for saved', async () => {
    const { send } = answering(409, { code: 'round_already_finished', round: score })
    expect(await handInRound('r-1', [], send)).toEqual({ kind: 'saved', score })
  })

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
    [200, 'signed in to the hotel network', { kind: 'unreachable', failure: 'server_fault' }],
  ])('%i %j', async (status, body, expected) => {
    expect(await handInRound('r-1', [], answering(status, body).send)).toEqual(expected)
  })

  it('may be tried again when nobody answers', async () => {
    expect(await handInRound('r-1', [], unplugged)).toEqual({ kind: 'unreachable', failure: 'offline' })
  })
})
