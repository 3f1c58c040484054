// Server functions through the real client: what functions-js sends in each case, and what it makes of the answers.
import { FunctionsHttpError } from '@supabase/supabase-js'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { GateError } from '#app/platform/verb.ts'
import { createFunctions } from '#workers/api/functions/create-functions.ts'
import { declareServerFunction, refuseCall } from '#workers/api/functions/server-function.ts'
import { newClient, type SignedUp, send as sendToWorker, signedUpClient } from './client.ts'
import { type RoutedClient, routedClient } from './routed-client.ts'

const api = createFunctions({
  'who-am-i': declareServerFunction({
    body: z.strictObject({ feature: z.string().optional() }),
    handle: async (_ctx, signedIn, { feature }) => ({
      ok: true,
      body: { user: signedIn?.account.id ?? null, feature: feature ?? null },
    }),
  }),
  'claim-reward': declareServerFunction({
    body: z.strictObject({ rewardId: z.string() }),
    handle: async (_ctx, signedIn, { rewardId }) => {
      if (!signedIn) return refuseCall(401, 'no_authorization', 'Sign in first')
      if (rewardId === 'gone') return { ok: true, body: { success: false, message: 'This reward is gone' } }
      return rewardId === 'taken'
        ? refuseCall(409, 'already_claimed', 'Claimed before')
        : { ok: true, body: {} }
    },
  }),
  'count-calls': declareServerFunction({
    body: z.strictObject({}),
    handle: async () => {
      throw new GateError({ kind: 'too_many', retryAfterMs: 1 })
    },
  }),
  explode: declareServerFunction({
    body: z.looseObject({}),
    handle: async () => {
      throw new Error('the secret of the house')
    },
  }),
})
const route = { path: '/functions/v1', api } as const

let ana: SignedUp
let asAna: RoutedClient
let asVisitor: RoutedClient

beforeAll(async () => {
  ana = await signedUpClient()
  asAna = await routedClient(route, ana)
  asVisitor = await routedClient(route, null)
})

/** Status and body of a call that was refused. */
async function refusal({ client }: RoutedClient, name: string, body?: string | Record<string, unknown>) {
  const { data, error } = await client.functions.invoke(name, body === undefined ? {} : { body })
  expect(data).toBeNull()
  expect(error).toBeInstanceOf(FunctionsHttpError)
  const response: Response = error.context
  return { status: response.status, body: await response.json() }
}

describe('who calls', () => {
  it('is known by the bearer', async () => {
    const { data, error } = await asAna.client.functions.invoke('who-am-i', { body: {} })
    expect(error).toBeNull()
    expect(data).toEqual({ user: ana.id, feature: null })
  })

  it('may be a visitor: the public key, an opaque key, or no bearer at all', async () => {
    const nobody = { user: null, feature: null }
    expect((await asVisitor.client.functions.invoke('who-am-i', { body: {} })).data).toEqual(nobody)
    const settings = { PUBLIC_CLIENT_KEY: 'sb_publishable_abcdefgh' }
    const opaque = await routedClient({ ...route, settings }, null)
    expect((await opaque.client.functions.invoke('who-am-i', { body: {} })).data).toEqual(nobody)
    const bare = await asVisitor.send('/functions/v1/who-am-i', { method: 'POST' })
    expect(await bare.json()).toEqual(nobody)
  })

  it.each(['userId', 'currentUserId'])(
    'may say so in the body: %s is compared, and not used',
    async (claim) => {
      const other = crypto.randomUUID()
      const mine = await asAna.client.functions.invoke('who-am-i', {
        body: { [claim]: ana.id, feature: 'AITutor' },
      })
      expect(mine.data).toEqual({ user: ana.id, feature: 'AITutor' })
      expect(await refusal(asAna, 'who-am-i', { [claim]: other })).toEqual({
        status: 403,
        body: { code: 'user_mismatch', message: `${claim} is not the user of the bearer token` },
      })
      expect(await refusal(asVisitor, 'who-am-i', { [claim]: ana.id })).toMatchObject({
        status: 401,
        body: { code: 'no_authorization' },
      })
    },
  )

  it('may send null, as a guest who buys does', async () => {
    const guest = await asVisitor.client.functions.invoke('who-am-i', { body: { userId: null } })
    expect(guest.data).toEqual({ user: null, feature: null })
    const signedIn = await asAna.client.functions.invoke('who-am-i', { body: { userId: null } })
    expect(signedIn.data).toEqual({ user: ana.id, feature: null })
  })

  it.each([
    ['a token of nobody', 'Bearer a.b.c'],
    ['no token', 'Bearer'],
    ['another scheme', 'Basic YW5hOmFuYQ=='],
  ])('is refused with %s: 401, never taken for a visitor', async (_, authorization) => {
    const response = await asVisitor.send('/functions/v1/who-am-i', {
      method: 'POST',
      headers: { Authorization: authorization },
      body: '{}',
    })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'bad_jwt' })
  })

  it('is refused once signed out', async () => {
    const person = await signedUpClient()
    const { data } = await person.client.auth.getSession()
    await person.client.auth.signOut()
    const headers = { Authorization: `Bearer ${data.session?.access_token}` }
    const response = await asVisitor.send('/functions/v1/who-am-i', { method: 'POST', headers })
    expect([response.status, await response.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'session_not_found' }),
    ])
  })
})

describe('what is sent', () => {
  it('may be nothing: an empty object', async () => {
    expect((await asAna.client.functions.invoke('who-am-i')).data).toEqual({ user: ana.id, feature: null })
  })

  it('may be JSON sent as text', async () => {
    const { data } = await asAna.client.functions.invoke('who-am-i', { body: '{"feature":"AITutor"}' })
    expect(data).toEqual({ user: ana.id, feature: 'AITutor' })
  })

  it.each([
    ['bad_json', 'feature=AITutor'],
    ['bad_json', '{"feature":'],
    ['bad_json', '["AITutor"]'],
    ['bad_json', '5'],
    ['bad_json', 'null'],
    ['validation_failed', '{"feature":5}'],
    ['validation_failed', '{"feature":"x","more":1}'],
  ])('is refused with %s: %s', async (code, body) => {
    expect(await refusal(asAna, 'who-am-i', body)).toEqual({
      status: 400,
      body: { code, message: expect.any(String) },
    })
  })

  it('is refused when it has no end: 413', async () => {
    expect(await refusal(asAna, 'who-am-i', { feature: 'x'.repeat(300_000) })).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    })
  })
})

describe('what comes back', () => {
  it('is an object, never text and never nothing', async () => {
    const done = await asAna.client.functions.invoke('claim-reward', { body: { rewardId: 'r' } })
    expect(done).toMatchObject({ data: {}, error: null })
    const response = await asAna.send('/functions/v1/who-am-i', { method: 'POST' })
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(response.headers.get('x-relay-error')).toBeNull()
  })

  it('may say no in an answer of 200, for screens that show the message', async () => {
    const { data } = await asAna.client.functions.invoke('claim-reward', { body: { rewardId: 'gone' } })
    expect(data).toEqual({ success: false, message: 'This reward is gone' })
  })

  it("may be the function's own refusal, with its code", async () => {
    expect(await refusal(asAna, 'claim-reward', { rewardId: 'taken' })).toEqual({
      status: 409,
      body: { code: 'already_claimed', message: 'Claimed before' },
    })
    expect(await refusal(asVisitor, 'claim-reward', { rewardId: 'r' })).toMatchObject({ status: 401 })
  })

  it('is 429 as JSON for too many calls', async () => {
    expect(await refusal(asAna, 'count-calls')).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit' },
    })
  })

  it('is 500 as JSON when the function fails, and tells nothing', async () => {
    const failed = await refusal(asAna, 'explode')
    expect(failed).toMatchObject({ status: 500, body: { code: 'unexpected_failure' } })
    expect(JSON.stringify(failed)).not.toContain('secret')
  })

  it.each(['nope', 'constructor', '__proto__'])('is 404 as JSON for %s', async (name) => {
    expect(await refusal(asAna, name)).toMatchObject({ status: 404, body: { code: 'function_not_found' } })
  })

  it('is 405 as JSON for another method', async () => {
    const { error } = await asAna.client.functions.invoke('who-am-i', { method: 'GET' })
    expect([error.context.status, await error.context.json()]).toEqual([
      405,
      expect.objectContaining({ code: 'method_not_allowed' }),
    ])
  })
})

describe('browsers of other origins', () => {
  it('may ask first, without a bearer', async () => {
    const response = await asVisitor.send('/functions/v1/who-am-i', {
      method: 'OPTIONS',
      headers: { Origin: 'https://app.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const allowed = response.headers.get('Access-Control-Allow-Headers')?.split(',')
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'x-client-info', 'apikey', 'content-type']),
    )
  })

  it.each([
    ['who-am-i', '{}'],
    ['who-am-i', '{'],
    ['nope', '{}'],
    ['explode', '{}'],
    ['who-am-i', JSON.stringify({ feature: 'x'.repeat(300_000) })],
  ])('read every answer, refusals too (%s, %#)', async (name, body) => {
    const headers = { Origin: 'https://app.example' }
    const response = await asVisitor.send(`/functions/v1/${name}`, { method: 'POST', headers, body })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
  })
})

describe('the Worker as it is', () => {
  it('answers for names it does not know', async () => {
    const { error } = await newClient().functions.invoke('nope', { body: {} })
    expect(error).toBeInstanceOf(FunctionsHttpError)
    expect([error.context.status, await error.context.json()]).toEqual([
      404,
      { code: 'function_not_found', message: 'There is no such function' },
    ])
    const root = await sendToWorker('/functions/v1/', { method: 'POST' })
    expect([root.status, await root.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'function_not_found' }),
    ])
  })
})
