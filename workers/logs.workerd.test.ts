// No log line holds what people type: marked secrets go through every path that takes a body, while everything works and
// while everything fails.
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { ServerBuild } from '@remix-run/cloudflare'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApiSession } from '#app/domain/accounts/open-api-session.server.ts'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { sessionCookie } from '#app/request/session-cookie.server.ts'
import { ORIGIN } from '#tests/conformance/client.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { authApi } from './api/auth/auth-api.ts'
import { SERVER_FUNCTIONS } from './api/functions/functions.ts'
import worker from './app.ts'
import type { Env } from './env.ts'

const MARK = 'Zyxmark'
const MARKED = `${MARK}-${crypto.randomUUID().slice(0, 8)}`
const PHONE = '15557770123'
const NAMES: Record<string, string> = {
  email: `${MARKED}@example.com`,
  new_email: `${MARKED}@example.com`,
  guardianEmail: `${MARKED}-grown-up@example.com`,
  phone: PHONE,
  age: '9',
  country: 'US',
  role: 'student',
  action: 'signup',
  type: 'email',
  factor_type: 'totp',
  tier: 'premium',
  purchaseType: 'pro-access',
  feature: 'AITutor',
}
const FIELDS = [
  'email password name displayName display_name friendly_name message subject token token_hash code nonce refresh_token',
  'auth_code code_verifier id_token provider domain sessionId rewardId accessId claimSecret key currentPassword redirect_to',
  'returnTo guardianEmail new_email childName type factor_type tier purchaseType feature action age country role intent',
]
  .join(' ')
  .split(' ')

/** Every field any path takes, each with a value that can be found again. */
const fields = Object.fromEntries(FIELDS.map((name) => [name, NAMES[name] ?? `${MARKED} ${name}`]))
/** By phone instead of by mail. */
const byPhone = {
  ...Object.fromEntries(FIELDS.filter((name) => name !== 'email').map((n) => [n, fields[n]])),
  phone: PHONE,
}

let lines: string[]

beforeEach(() => {
  lines = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      lines.push(words.map((word) => (word instanceof Error ? `${word.stack}` : String(word))).join(' '))
    })
})

afterEach(() => vi.restoreAllMocks())

/** As D1 when a statement fails, and worse: its message names every value. */
const failingDatabase = {
  prepare: (statement: string) => failing(statement),
  batch: async (statements: { values: unknown[] }[]) => {
    throw new Error(
      `D1_ERROR: failed with ${statements.flatMap(({ values }) => values).join(', ')}: SQLITE_ERROR`,
    )
  },
} as unknown as D1Database

function failing(statement: string, values: unknown[] = []): object {
  const fail = async () => {
    throw new Error(`D1_ERROR: ${statement} failed with ${values.join(', ')}: SQLITE_ERROR`)
  }
  return {
    values,
    bind: (...bound: unknown[]) => failing(statement, bound),
    all: fail,
    run: fail,
    raw: fail,
    first: fail,
  }
}

const DEPLOYMENTS: readonly [what: string, bindings: Partial<Env>][] = [
  ['while everything works', {}],
  ['while the database fails', { DB: failingDatabase }],
  [
    'while mail, SMS, captcha, providers and the card provider are down',
    {
      MAIL_DRIVER: 'resend',
      MAIL_FROM: 'hello@sparkbook.test',
      RESEND_API_KEY: 're_test',
      SMS_DRIVER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'secret',
      TWILIO_FROM: '+15550000000',
      PASSWORD_RANGE_URL: 'https://passwords.test',
    },
  ],
]

async function call(path: string, init: RequestInit, bindings: Partial<Env>): Promise<void> {
  const context = createExecutionContext()
  const request = new Request(new URL(path, ORIGIN).href, { redirect: 'manual', ...init })
  request.headers.set('x-dev-client-ip', crypto.randomUUID())
  const handled = request as Parameters<NonNullable<typeof worker.fetch>>[0]
  const response = await worker.fetch?.(handled, { ...env, ...bindings }, context)
  await response?.arrayBuffer()
  await waitOnExecutionContext(context)
}

/** Someone whose name, address and tokens are marked. */
async function person() {
  const ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID(), now: () => Date.now() }
  ctx.newSecret = () => `${MARK}${crypto.randomUUID()}${crypto.randomUUID()}`
  const { userId } = await makePerson(ctx, `${MARKED}-${crypto.randomUUID()}`)
  const { tokens } = await openApiSession(ctx, { userId, method: 'password' })
  const { secret } = await openBrowserSession(ctx, { userId, method: 'password' })
  return {
    bearer: tokens.accessToken,
    refresh: tokens.refreshToken,
    cookie: sessionCookie(secret).split(';')[0] ?? '',
  }
}

/** The lines that give something away. */
function leaks({ bearer, refresh }: Awaited<ReturnType<typeof person>>): string[] {
  const secrets = [MARK, PHONE, bearer.slice(-40), refresh.slice(-40)]
  return lines.filter((line) => secrets.some((secret) => line.toLowerCase().includes(secret.toLowerCase())))
}

const TABLES = ['profiles', 'user_preferences', 'subscribers', 'referral_codes', 'rewards']

describe.each(DEPLOYMENTS)('%s', (_, bindings) => {
  beforeEach(() => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      throw new TypeError(`fetch failed: ${String(input)}`)
    })
  })

  it('the machines’ APIs log no secret', async () => {
    const who = await person()
    const auth = authApi.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
      .map(({ method, path }) => ({ method, path: `/auth/v1${path.replace(':id', crypto.randomUUID())}` }))
    const grants = ['password', 'refresh_token', 'pkce', 'id_token'].map((grant) => ({
      method: 'POST',
      path: `/auth/v1/token?grant_type=${grant}`,
    }))
    const functions = Object.keys(SERVER_FUNCTIONS).map((name) => ({
      method: 'POST',
      path: `/functions/v1/${name}`,
    }))
    const rest = TABLES.flatMap((table) =>
      ['GET', 'POST', 'PATCH', 'DELETE'].map((method) => ({
        method,
        path: `/rest/v1/${table}?user_id=eq.${MARKED}`,
      })),
    )
    const others = ['/webhooks/payments', `/nowhere/${MARKED}`].map((path) => ({ method: 'POST', path }))
    for (const { method, path } of [...auth, ...grants, ...functions, ...rest, ...others])
      for (const [authorization, body] of [
        ['', fields],
        [`Bearer ${who.bearer}`, byPhone],
      ] as const) {
        const query = `${path.includes('?') ? '&' : '?'}${new URLSearchParams({ token: MARKED, redirect_to: `https://${MARK}.example` })}`
        const headers = {
          'Content-Type': 'application/json',
          ...(authorization && { Authorization: authorization }),
        }
        const isPlain = method === 'GET'
        await call(
          path + query,
          { method, headers, ...(isPlain ? {} : { body: JSON.stringify(body) }) },
          bindings,
        )
      }
    expect(lines.length).toBeGreaterThan(100)
    expect(leaks(who)).toEqual([])
  })

  it('the screens log no secret', async () => {
    const who = await person()
    const build = (await import('../build/server/index.js')) as unknown as ServerBuild
    const acting = Object.values(build.routes).filter((route) => route?.module.action)
    for (const route of acting) {
      if (!route) continue
      const path = `/${pathOf(build, route.id).replace(/:\w+/g, MARKED)}`
      for (const cookie of ['', who.cookie]) {
        const headers = { Origin: ORIGIN, Host: new URL(ORIGIN).host, ...(cookie && { Cookie: cookie }) }
        const form = new URLSearchParams(fields as Record<string, string>)
        await call(`${path}?token=${MARKED}`, { method: 'POST', headers, body: form }, bindings)
      }
    }
    expect(acting.length).toBeGreaterThan(20)
    expect(leaks(who)).toEqual([])
  })
})

function pathOf({ routes }: ServerBuild, id: string): string {
  const route = routes[id]
  if (!route) return ''
  const parent = route.parentId === undefined ? '' : pathOf({ routes } as ServerBuild, route.parentId)
  return [parent, route.path ?? ''].filter(Boolean).join('/')
}
