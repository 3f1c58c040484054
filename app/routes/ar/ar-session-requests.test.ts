import { expect, test } from 'vitest'
import { requestEnd, requestSession, requestTime } from './ar-session-requests.ts'

const answering = (status: number, body: unknown) => async () => Response.json(body, { status })

test('a session that starts is ok; the request says game and device alone', async () => {
  let asked: unknown
  const answer = await requestSession('scienceQuest', null, async (_, init) => {
    asked = JSON.parse(String(init?.body))
    return Response.json({}, { status: 201 })
  })
  expect([answer, asked]).toEqual([{ ok: true }, { intent: 'start', gameId: 'scienceQuest', device: null }])
})

test('timed access is asked for with the minutes the page names', async () => {
  let asked: unknown
  await requestTime('scienceQuest', 30, async (_, init) => {
    asked = JSON.parse(String(init?.body))
    return Response.json({}, { status: 201 })
  })
  expect(asked).toEqual({ intent: 'time', gameId: 'scienceQuest', minutes: 30 })
})

test.each([
  [
    403,
    { code: 'not_entitled', message: 'This game requires a premium subscription' },
    'This game requires a premium subscription',
  ],
  [503, { code: 'not_logged', message: null }, null],
  [500, 'oops', undefined],
  [400, { code: 'malformed_body' }, undefined],
])('%i with %j says %s', async (status, body, message) => {
  expect(await requestSession('scienceQuest', null, answering(status, body))).toEqual({ ok: false, message })
})

test('no line is no answer', async () => {
  const fail = () => Promise.reject(new TypeError('offline'))
  expect(await requestEnd('s', fail)).toEqual({ ok: false, message: undefined })
})
