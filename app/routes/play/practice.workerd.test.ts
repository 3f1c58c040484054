// The two calls of a practice session over HTTP: who may, and what bad input gets.
import { env, exports } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { OpenPractice, PracticeOutcome } from '#app/domain/practice/practice.types.ts'
import { createSession } from '#engine/core/session.ts'
import { MATH_GENERATORS } from '#engine/curriculum/mathematics/generators.ts'
import { createPracticeRules } from '#engine/curriculum/practice/rules.ts'

const RULES = createPracticeRules(MATH_GENERATORS)

function post(path: string, body: unknown, cookie = '', headers: HeadersInit = {}): Promise<Response> {
  return exports.default.fetch(`http://sparkbook.test${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie, ...headers },
    body: JSON.stringify(body),
  })
}

const attempt = () => ({
  skill: 'perimeter',
  language: 'fr',
  end: { questions: 5 },
  attemptId: crypto.randomUUID(),
})

/** A guest's session, opened an hour ago. */
async function open() {
  const response = await post('/play/practice', attempt())
  const session = await response.json<OpenPractice>()
  await env.DB.prepare('update open_practices set started_at = started_at - 3600000 where id = ?')
    .bind(session.sessionId)
    .run()
  return { session, cookie: response.headers.get('Set-Cookie')?.split(';')[0] ?? '' }
}

function shownLog({ options }: OpenPractice) {
  const session = createSession(RULES, options)
  while (session.getState().phase !== 'over') {
    const type = session.getState().phase === 'closed' ? 'next' : 'show'
    session.dispatch({ type, ms: 3_000 })
  }
  return session.log()
}

describe('POST /play/practice', () => {
  it.each<[string, object, number]>([
    ['a seed of one’s own', { seed: 1 }, 400],
    ['states of one’s own', { skills: {} }, 400],
    ['an end nobody offers', { end: { questions: 1_000 } }, 400],
    ['an end of both kinds', { end: { questions: 5, minutes: 5 } }, 400],
    ['a language we do not speak', { language: 'de' }, 400],
    ['no skill', { skill: '' }, 404],
    ['a prototype’s name', { skill: '__proto__' }, 404],
  ])('takes not %s', async (_, wrong, status) => {
    const response = await post('/play/practice', { ...attempt(), ...wrong })
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ code: expect.any(String) })
  })

  it('is not taken from another site', async () => {
    const foreign = { Origin: 'https://elsewhere.test', 'Sec-Fetch-Site': 'cross-site' }
    expect((await post('/play/practice', attempt(), '', foreign)).status).toBe(403)
  })
})

describe('POST /play/practice/:sessionId', () => {
  it('answers with the result, twice with the same', async () => {
    const { session, cookie } = await open()
    const path = `/play/practice/${session.sessionId}`
    const moves = shownLog(session)
    const first = await post(path, { moves }, cookie)
    const result = await first.json<PracticeOutcome>()
    expect([first.status, result.session]).toMatchObject([200, { asked: 5, right: 0, mastered: [] }])
    const again = await post(path, { moves }, cookie)
    expect([again.status, await again.json()]).toEqual([409, { code: 'round_already_finished', ...result }])
  })

  it('is refused to anybody else, and for a log that is none', async () => {
    const { session, cookie } = await open()
    const path = `/play/practice/${session.sessionId}`
    const moves = shownLog(session)
    const other = await open()
    expect((await post(path, { moves }, other.cookie)).status).toBe(404)
    expect((await post(path, { moves })).status).toBe(404)
    expect((await post(path, { moves: 'all right' }, cookie)).status).toBe(400)
    expect((await post(path, { moves: [{ type: 'win', ms: 0 }] }, cookie)).status).toBe(422)
    expect((await post(path, { moves }, cookie)).status).toBe(200)
  })
})
