// What a session reaches that was opened by the first factor alone, while the account has a second: every path of the
// machines' APIs is in this table or is no path of ours.
import { env } from 'cloudflare:workers'
import type { Session } from '@supabase/supabase-js'
import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { readBuyer, readRights } from '#app/request/buyer.server.ts'
import { readPlayer } from '#app/request/player.server.ts'
import { sessionCookie } from '#app/request/session-cookie.server.ts'
import { readViewer, requireViewer } from '#app/request/viewer.server.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { authApi } from '#workers/api/auth/auth-api.ts'
import { SERVER_FUNCTIONS } from '#workers/api/functions/functions.ts'
import { newClient, ORIGIN, PASSWORD, type SignedUp, send, sessionOf, signedUpClient } from './client.ts'
import { good } from './good.ts'

const UNKNOWN = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'

let person: SignedUp
let factorId: string
let half: Session

beforeAll(async () => {
  person = await signedUpClient({ display_name: 'Ana' })
  const { id, totp } = good(await person.client.auth.mfa.enroll({ factorType: 'totp' }))
  factorId = id
  const code = new TOTP({ secret: totp.secret }).generate()
  good(await person.client.auth.mfa.challengeAndVerify({ factorId, code }))
  const client = newClient()
  good(await client.auth.signInWithPassword({ email: person.email, password: PASSWORD }))
  half = await sessionOf(client)
})

const call = (method: string, path: string, body?: object) =>
  send(path, {
    method,
    headers: { Authorization: `Bearer ${half.access_token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

/** Paths that take no bearer: who calls them makes no difference. */
const FOR_ANYONE: readonly string[] = [
  'POST /signup',
  'POST /token',
  'POST /otp',
  'POST /magiclink',
  'POST /recover',
  'POST /resend',
  'POST /verify',
  'GET /verify',
  'GET /authorize',
  'GET /callback',
  'POST /callback',
  'POST /sso',
  'GET /.well-known/jwks.json',
  'GET /settings',
  'GET /health',
]

/** What a client needs to show the second factor, or to give up. */
const REACHED: readonly [call: string, path: string, body: object | undefined, status: number][] = [
  ['GET /user', '/user', undefined, 200],
  ['POST /factors/:id/challenge', '/factors/{factor}/challenge', {}, 200],
  ['POST /factors/:id/verify', '/factors/{factor}/verify', { challenge_id: UNKNOWN, code: '123456' }, 422],
]

const REFUSED: readonly [call: string, path: string, body: object | undefined, status: number][] = [
  ['PUT /user', '/user', { data: { display_name: 'Eve' } }, 401],
  ['GET /reauthenticate', '/reauthenticate', undefined, 401],
  ['POST /logout', '/logout', {}, 401],
  ['POST /logout', '/logout?scope=global', {}, 401],
  ['POST /logout', '/logout?scope=others', {}, 401],
  ['GET /user/identities/authorize', '/user/identities/authorize?provider=google', undefined, 401],
  ['DELETE /user/identities/:id', `/user/identities/${UNKNOWN}`, undefined, 401],
  ['POST /factors', '/factors', { factor_type: 'totp', friendly_name: 'thief' }, 403],
  ['DELETE /factors/:id', '/factors/{factor}', undefined, 422],
  ['POST /token', '/token?grant_type=id_token', { provider: 'google', link_identity: true }, 401],
]

describe('/auth/v1', () => {
  it('has no path that is not in the table', () => {
    const listed = new Set([...FOR_ANYONE, ...[...REACHED, ...REFUSED].map(([name]) => name)])
    const served = authApi.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
      .map(({ method, path }) => `${method} ${path}`)
    expect([...new Set(served)].filter((name) => !listed.has(name))).toEqual([])
    expect([...listed].filter((name) => !served.includes(name))).toEqual([])
  })

  it.each(REACHED)('%s is reached', async (name, path, body, status) => {
    const answer = await call(name.split(' ')[0] ?? '', `/auth/v1${path.replace('{factor}', factorId)}`, body)
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toContain('insufficient_aal')
  })

  it.each(REFUSED)('%s (%s) is refused', async (name, path, body, status) => {
    const answer = await call(name.split(' ')[0] ?? '', `/auth/v1${path.replace('{factor}', factorId)}`, body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ error_code: 'insufficient_aal' })
  })

  it('shows which factors there are, and nothing the person told us', async () => {
    const { factors, email, ...user } = await (await call('GET', '/auth/v1/user')).json<typeof half.user>()
    expect([factors?.map(({ id }) => id), email]).toEqual([[factorId], person.email])
    expect(user).toMatchObject({ phone: '', user_metadata: {}, identities: [] })
    expect(half.user).toMatchObject({ phone: '', user_metadata: {}, identities: [] })
    expect(atob(half.access_token.split('.')[1] ?? '')).not.toContain('Ana')
  })

  it('ended nobody else’s session, and ends itself', async () => {
    expect((await person.client.auth.getUser()).data.user?.user_metadata).toEqual({ display_name: 'Ana' })
    const other = newClient()
    good(await other.auth.signInWithPassword({ email: person.email, password: PASSWORD }))
    await other.auth.signOut({ scope: 'local' })
    good(await person.client.auth.getUser())
  })
})

it.each(['/rest/v1/profiles', '/rest/v1/rpc/get_referral_stats', '/rest/v1/rewards?select=*'])(
  '%s is refused',
  async (path) => {
    const answer = await call(
      path.includes('rpc') ? 'POST' : 'GET',
      path,
      path.includes('rpc') ? {} : undefined,
    )
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'insufficient_aal' }])
  },
)

it('every server function is refused', async () => {
  for (const name of Object.keys(SERVER_FUNCTIONS)) {
    const answer = await call('POST', `/functions/v1/${name}`, {})
    expect([name, answer.status, await answer.json()]).toMatchObject([
      name,
      401,
      { code: 'insufficient_aal' },
    ])
  }
})

describe('screens and the clock', () => {
  /** A page view by a browser that signed in by the first factor. */
  async function pageView() {
    const ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID(), now: () => Date.now() }
    ctx.newSecret = () => `${crypto.randomUUID()}${crypto.randomUUID()}`
    const { secret } = await openBrowserSession(ctx, { userId: person.id, method: 'password' })
    const headers = { Cookie: sessionCookie(secret).split(';')[0] ?? '' }
    return { ctx, headers, request: new Request(`${ORIGIN}/profile`, { headers }) }
  }

  it('take the session for nobody’s, and lead to the second factor', async () => {
    const { ctx, request } = await pageView()
    expect(await readViewer(request, ctx)).toBeNull()
    expect(await readPlayer(request, ctx)).toBeNull()
    expect(await readBuyer(request, ctx)).toBeNull()
    expect((await readRights(request, ctx)).tier).toBe('free')
    const led = await requireViewer(request, ctx).catch((thrown: unknown) => thrown)
    expect(led instanceof Response && led.headers.get('Location')).toBe(
      '/auth/second-factor?returnTo=%2Fprofile',
    )
  })

  it('the clock opens no socket', async () => {
    const { headers } = await pageView()
    const answer = await send('/clock', { headers: { ...headers, Upgrade: 'websocket', Origin: ORIGIN } })
    expect(answer.status).toBe(401)
  })
})
