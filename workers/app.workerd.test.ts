// The Worker as a client meets it: headers, health, pages that are not there, and a database that is down.
import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import worker from './app.ts'
import type { Env } from './env.ts'

const ORIGIN = 'http://sparkbook.test'

let lines: Record<string, unknown>[]

beforeEach(() => {
  lines = []
  const keep = (line: unknown) => {
    lines.push(JSON.parse(String(line)))
  }
  vi.spyOn(console, 'log').mockImplementation(keep)
  vi.spyOn(console, 'error').mockImplementation(keep)
})

afterEach(() => vi.restoreAllMocks())

async function get(path: string, headers: HeadersInit = {}, bindings: Env = env): Promise<Response> {
  const context = createExecutionContext()
  const response = await worker.fetch?.(new Request(`${ORIGIN}${path}`, { headers }), bindings, context)
  if (!response) throw new Error('no fetch handler')
  const body = await response.arrayBuffer()
  await waitOnExecutionContext(context)
  return new Response(body, response)
}

/** A database that answers every question with an error, as D1 does when it is down. */
const brokenDatabase = new Proxy({} as D1Database, {
  get: () => () => {
    throw new Error('D1_ERROR: storage is unreachable')
  },
})

describe('every page', () => {
  it('carries the security headers, with a nonce of its own on every inline script', async () => {
    const [first, second] = [await get('/'), await get('/')]
    const policy = first.headers.get('Content-Security-Policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    // Forms may lead on to a provider's sign-in, see form-targets.test.ts.
    expect(policy.replace(/form-action[^;]*/, '')).not.toMatch(/https?:|\*|script-src[^;]*unsafe/)
    expect(second.headers.get('Content-Security-Policy')).not.toBe(policy)
    expect(first.headers.get('Strict-Transport-Security')).toContain('max-age=63072000')
    expect(first.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(first.headers.get('X-Frame-Options')).toBe('DENY')
    expect(first.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    const scripts = (await first.text()).match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
  })

  it('names no other origin', async () => {
    for (const path of ['/', '/games', '/games/math-master', '/pricing', '/nowhere']) {
      const named = (await (await get(path)).text()).match(/(?<=(?:src|href|action)=")https?:\/\/[^"]*/g)
      expect(named?.filter((address) => new URL(address).origin !== ORIGIN) ?? [], path).toEqual([])
    }
  })

  it('logs one line with a request id that the response carries too', async () => {
    const response = await get('/?secret=1')
    const requestId = response.headers.get('X-Request-Id')
    expect(requestId).toBeTruthy()
    expect(lines).toEqual([
      expect.objectContaining({
        level: 'info',
        message: 'request',
        method: 'GET',
        path: '/',
        status: 200,
        requestId,
      }),
    ])
  })
})

describe('what may change something', () => {
  it.each([
    ['a form of another site', 'application/x-www-form-urlencoded', { Origin: 'https://evil.example' }],
    ['a form that names no origin', 'application/x-www-form-urlencoded', {}],
    ['a form of no origin', 'text/plain', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
    ['JSON of another site', 'application/json', { Origin: 'https://evil.example' }],
  ])('is refused from %s', async (_, type, headers: Record<string, string>) => {
    const response = await exports.default.fetch(`${ORIGIN}/auth/sign-out`, {
      method: 'POST',
      headers: { 'Content-Type': type, ...headers },
      body: 'x=1',
    })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'cross_site_form' })
  })
})

describe('language', () => {
  it.each([
    ['the cookie', { Cookie: 'language=fr', 'Accept-Language': 'es' }, 'fr'],
    ['Accept-Language', { 'Accept-Language': 'de, es-MX;q=0.9, en;q=0.8' }, 'es'],
    ['Accept-Language with a script', { 'Accept-Language': 'zh-Hans-CN' }, 'zh'],
    ['a cookie of ours only', { Cookie: 'language=klingon', 'Accept-Language': 'zh' }, 'zh'],
    ['English at last', { 'Accept-Language': 'de-DE' }, 'en'],
    ['English with nothing said', {}, 'en'],
  ])('comes from %s', async (_, headers, lang) => {
    const response = await get('/', headers)
    expect(response.headers.get('Content-Language')).toBe(lang)
    expect(await response.text()).toContain(`<html lang="${lang}"`)
  })

  const FRENCH = { Cookie: 'language=fr', 'Accept-Language': 'en' }

  it('is what the address names, ahead of the cookie, and is remembered', async () => {
    const response = await get('/pricing?lang=es', FRENCH)
    expect(response.headers.get('Content-Language')).toBe('es')
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^language=es; Max-Age=31536000; Path=\/; SameSite=Lax$/,
    )
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(response.headers.get('Vary')).toContain('Cookie, Accept-Language')
    const html = await response.text()
    expect(html).toContain('<html lang="es"')
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/pricing?lang=es"/>`)
    expect(html).toContain(`<link rel="alternate" hrefLang="zh" href="${ORIGIN}/pricing?lang=zh"/>`)
  })

  it.each(['klingon', '', 'EN; Path=/x'])('is not changed by lang=%s', async (value) => {
    const response = await get(`/pricing?lang=${encodeURIComponent(value)}`, FRENCH)
    expect(response.headers.get('Content-Language')).toBe('fr')
    expect(response.headers.get('Set-Cookie')).toBeNull()
  })

  it.each(['es-MX', 'ES'])('is Spanish for lang=%s, then and later', async (value) => {
    const response = await get(`/pricing?lang=${value}`, FRENCH)
    expect(response.headers.get('Content-Language')).toBe('es')
    expect(response.headers.get('Set-Cookie')).toContain('language=es;')
  })

  it('is not stored anew where it is stored already', async () => {
    expect((await get('/pricing?lang=fr', FRENCH)).headers.get('Set-Cookie')).toBeNull()
  })
})

describe('look', () => {
  it('is right in the first byte: cookies become attributes of <html>', async () => {
    const html = await (await get('/', { Cookie: 'themeLevel=middle-school; darkMode=true' })).text()
    expect(html).toContain('data-level="middle-school" data-mode="dark"')
  })

  it('ignores values that are none of ours', async () => {
    const html = await (await get('/', { Cookie: 'themeLevel="><script>; darkMode=maybe' })).text()
    expect(html).toContain('data-level="default" data-mode="system"')
  })

  it('preloads the faces of the active notebook and no others', async () => {
    const preloads = async (level: string) =>
      (await (await get('/', { Cookie: `themeLevel=${level}` })).text()).match(
        /<link rel="preload" as="font"[^>]*>/g,
      )
    const elementary = (await preloads('elementary'))?.join() ?? ''
    expect(elementary).toMatch(/fredoka.*lexend/)
    expect(elementary).not.toMatch(/bricolage|atkinson/)
    const high = (await preloads('high'))?.join() ?? ''
    expect(high).toMatch(/bricolage.*atkinson/)
    expect(high).not.toMatch(/fredoka|lexend/)
  })
})

describe('a page that does not exist', () => {
  it('answers 404 with its page and leaves a line in the log', async () => {
    const response = await get('/no/such/page')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Oops! Page not found')
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', message: '404: page not found', path: '/no/such/page' }),
    )
  })
})

describe('/health', () => {
  it('says ok when everything answers', async () => {
    const response = await exports.default.fetch(`${ORIGIN}/health`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      status: 'ok',
      checks: { settings: 'ok', d1: 'ok', durableObjects: 'ok' },
    })
  })

  it.each([
    ['d1', { DB: brokenDatabase }],
    ['settings', { COOKIE_SECRET: 'short' }],
    [
      'durableObjects',
      {
        RATE_LIMIT: { idFromName: () => 'x', get: () => ({ ping: () => Promise.reject(new Error('gone')) }) },
      },
    ],
  ])('says 503 and names what fails: %s', async (check, broken) => {
    const response = await get('/health', {}, { ...env, ...broken } as unknown as Env)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ status: 'failing', checks: { [check]: 'failing' } })
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'health check failed', check }),
    )
  })
})

describe('with the database down', () => {
  it('a page that needs it answers 500 with a friendly page and a log line', async () => {
    const started = await exports.default.fetch(`${ORIGIN}/play/rounds`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        gameId: 'mathMaster',
        band: 'high',
        timed: true,
        language: 'en',
        challenge: 'even',
        attemptId: crypto.randomUUID(),
      }),
    })
    const cookie = started.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const response = await get('/games', { Cookie: cookie }, { ...env, DB: brokenDatabase })
    expect(response.status).toBe(500)
    const html = await response.text()
    expect(html).toContain(response.headers.get('X-Request-Id'))
    expect(html).not.toContain('D1_ERROR')
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'loader or action failed', path: '/games' }),
    )
  })

  it('a page that does not need it is served', async () => {
    expect((await get('/', {}, { ...env, DB: brokenDatabase })).status).toBe(200)
  })
})

describe('a form sent to a page that takes none', () => {
  it('is refused, and is no error of ours in the log', async () => {
    const response = await exports.default.fetch(`${ORIGIN}/about`, {
      method: 'POST',
      headers: { Origin: ORIGIN },
    })
    expect(response.status).toBe(405)
    expect(lines).not.toContainEqual(expect.objectContaining({ level: 'error' }))
  })
})

describe('the scheduled job', () => {
  it('forgets old rounds and says how many', async () => {
    await env.DB.prepare(
      "insert into open_rounds values ('old', 'g', 'a', 'mathMaster', 1, '{}', ?), ('new', 'g', 'b', 'mathMaster', 1, '{}', ?)",
    )
      .bind(Date.now() - 15 * 86_400_000, Date.now())
      .run()
    const context = createExecutionContext()
    await worker.scheduled?.(createScheduledController({ cron: '17 3 * * *' }), env, context)
    await waitOnExecutionContext(context)
    expect(lines).toContainEqual(
      expect.objectContaining({ message: 'job done', job: 'delete old rounds', count: 1 }),
    )
  })
})
