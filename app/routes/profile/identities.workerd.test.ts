// Linking a provider from the profile ends where it began: in the same browser, for the same account.
import { env, exports } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { readLocaleFrom } from '#app/i18n/current-locale.ts'
import { readFlash } from '#app/request/flash.server.ts'
import { send, signedUpClient } from '#tests/conformance/client.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { createFakeProvider, type FakeProvider, networkOf } from '#tests/factories/fake-provider.ts'

const ORIGIN = 'http://sparkbook.test'

let google: FakeProvider
let people = 0

beforeAll(async () => {
  google = await createFakeProvider({ issuer: 'https://google.test' })
  vi.stubGlobal('fetch', networkOf(google))
})

afterAll(() => {
  vi.unstubAllGlobals()
})

interface Person {
  id: string
  /** The Cookie line of their browser. */
  cookie: string
  client: Awaited<ReturnType<typeof signedUpClient>>['client']
}

async function person(): Promise<Person> {
  const { id, client } = await signedUpClient({ role: 'teacher' })
  // What the welcome asks is welcome.workerd.test.ts's.
  await env.DB.prepare('update users set welcomed_at = 1 where id = ?').bind(id).run()
  const ctx = testContext(env.DB)
  ctx.now = () => Date.now()
  ctx.newId = () => crypto.randomUUID()
  ctx.newSecret = () => crypto.randomUUID()
  const { secret } = await openBrowserSession(ctx, { userId: id, method: 'password' })
  return { id, client, cookie: `__Host-session=${secret}` }
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Leaves the profile for Google; the cookies are what the browser keeps of that. */
async function leave({ cookie }: Person): Promise<{ url: string; kept: string }> {
  const left = await exports.default.fetch(`${ORIGIN}/profile/identities`, {
    method: 'POST',
    headers: { Host: 'sparkbook.test', Origin: ORIGIN, Cookie: cookie },
    body: new URLSearchParams({ identity: 'google' }),
    redirect: 'manual',
  })
  return { url: left.headers.get('Location') ?? '', kept: cookiesOf(left) }
}

/** Somebody agrees at Google and comes back in a browser with these cookies; answers where to. */
async function finishAtProvider(url: string, Cookie: string): Promise<URL> {
  people += 1
  const answer = google.signIn(url, {
    sub: `g-${people}`,
    email: `g-${people}@example.com`,
    email_verified: true,
  })
  const back = await send(`/auth/v1/callback?${new URLSearchParams(answer)}`, { headers: { Cookie } })
  return new URL(back.headers.get('Location') ?? '', ORIGIN)
}

async function providersOf({ id }: Person): Promise<string[]> {
  const account = await readAccount(testContext(env.DB), id)
  return account?.identities.map(({ provider }) => provider) ?? []
}

/** What the profile says of it, to somebody who is signed in. */
async function said(landing: URL, Cookie: string, locale: 'en' | 'zh' = 'en') {
  const page = await send(landing.href, { headers: { Cookie } })
  readLocaleFrom(() => locale)
  const { flashes } = readFlash(new Request(ORIGIN, { headers: { Cookie: cookiesOf(page) } }))
  readLocaleFrom(() => undefined)
  return flashes.map(({ code, description }) => [code, description])
}

describe('linking from the profile', () => {
  it('ends in the browser that began it', async () => {
    const ana = await person()
    const { url, kept } = await leave(ana)
    expect(kept).toMatch(/^__Host-provider-state=/)
    const landing = await finishAtProvider(url, `${ana.cookie}; ${kept}`)
    expect(landing.searchParams.has('code')).toBe(true)
    expect(await providersOf(ana)).toEqual(['email', 'google'])
    expect(await said(landing, ana.cookie)).toEqual([['identity_linked', undefined]])
  })

  it('is said of one’s own link alone, and once', async () => {
    const [ana, ben] = [await person(), await person()]
    const left = await leave(ben)
    const bens = await finishAtProvider(left.url, `${ben.cookie}; ${left.kept}`)
    for (const landing of [bens, new URL('/profile/identities?code=AAAA', ORIGIN)])
      expect(await said(landing, ana.cookie)).toEqual([['identity_failed', undefined]])
    expect((await said(bens, ben.cookie))[0]?.[0]).toBe('identity_linked')
    expect((await said(bens, ben.cookie))[0]?.[0]).toBe('identity_failed')
  })

  it.each([
    ['in a browser that never left', async () => ''],
    ['in a browser that left for a link of its own', async () => (await leave(await person())).kept],
    ['where somebody else is signed in', async () => (await person()).cookie],
  ])('does not end %s: their Google stays theirs', async (_, cookieOf) => {
    const attacker = await person()
    const { url } = await leave(attacker)
    const landing = await finishAtProvider(url, await cookieOf())
    expect(landing.searchParams.get('error_code')).toBe('other_browser')
    expect(await providersOf(attacker)).toEqual(['email'])
  })

  it.each([
    ['once the account is signed out', async () => ''],
    ['once another account is signed in', async () => (await person()).cookie],
  ])('does not end in the same browser %s', async (_, cookieOf) => {
    const ana = await person()
    const { url, kept } = await leave(ana)
    const landing = await finishAtProvider(url, `${kept}; ${await cookieOf()}`)
    expect(landing.searchParams.get('error_code')).toBe('other_browser')
    expect(await providersOf(ana)).toEqual(['email'])
  })

  it('says why, in the language of the page, and may be begun again', async () => {
    const ana = await person()
    const landing = await finishAtProvider((await leave(ana)).url, ana.cookie)
    expect(await said(landing, ana.cookie)).toEqual([
      ['identity_failed', 'Please finish in the same browser, with the same account, that you started with'],
    ])
    expect(await said(landing, ana.cookie, 'zh')).toEqual([
      ['identity_failed', '请用开始时的那个浏览器和账号来完成'],
    ])
    const { url, kept } = await leave(ana)
    await finishAtProvider(url, `${ana.cookie}; ${kept}`)
    expect(await providersOf(ana)).toEqual(['email', 'google'])
  })
})

describe('linking by a client of the API, which can leave no cookie', () => {
  const begin = async ({ client }: Person) => {
    const { data, error } = await client.auth.linkIdentity({ provider: 'google' })
    if (error) throw error
    return data.url
  }

  it('ends where the same account is signed in to our screens', async () => {
    const ana = await person()
    await finishAtProvider(await begin(ana), ana.cookie)
    expect(await providersOf(ana)).toEqual(['email', 'google'])
  })

  it('asks by name where nobody is, and links by a press alone', async () => {
    const ana = await person()
    const page = await finishAtProvider(await begin(ana), '')
    expect(page.pathname).toBe('/auth/link')
    const shown = await (await send(page.href)).text()
    expect(shown).toContain('Link this')
    expect(shown).toMatch(/Yes, link it to \w…@example\.com/)
    expect(await providersOf(ana)).toEqual(['email'])
    const press = (headers: HeadersInit) =>
      send(page.href, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ code: page.searchParams.get('code') ?? '' }),
      })
    expect((await press({ Origin: 'https://evil.test', Host: page.host })).status).toBe(403)
    expect(await providersOf(ana)).toEqual(['email'])
    await press({ Origin: ORIGIN, Host: page.host })
    expect(await providersOf(ana)).toEqual(['email', 'google'])
  })

  it('does not end where somebody else is signed in', async () => {
    const attacker = await person()
    const landing = await finishAtProvider(await begin(attacker), (await person()).cookie)
    expect(landing.searchParams.get('error_code')).toBe('other_browser')
    expect(await providersOf(attacker)).toEqual(['email'])
  })
})
