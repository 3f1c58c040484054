// The welcome: who is asked how old they are, once, and what comes of the answers. As forms without scripts do it.
import { env, exports } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { isLimited } from '#app/domain/profiles/is-limited.server.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import { latestCode, newEmail, outbox, PASSWORD, send, signedUpClient } from '#tests/conformance/client.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { createFakeProvider, type FakeProvider, networkOf } from '#tests/factories/fake-provider.ts'

const ORIGIN = 'http://sparkbook.test'
const WELCOME = '/auth/welcome?returnTo=%2F'
const CHILD = { role: 'student', country: 'us', age: '9' }

let google: FakeProvider

beforeAll(async () => {
  google = await createFakeProvider({ issuer: 'https://google.test' })
  vi.stubGlobal('fetch', networkOf(google))
})

afterAll(() => {
  vi.unstubAllGlobals()
})

function post(path: string, fields: Record<string, string>, Cookie = ''): Promise<Response> {
  return send(path, {
    method: 'POST',
    headers: { Host: new URL(ORIGIN).host, Origin: ORIGIN, Cookie },
    body: new URLSearchParams(fields),
  })
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

const location = (response: Response) => response.headers.get('Location')

/** Signs in at Google, as the person of this address. */
async function byGoogle(email: string, fields: Record<string, string> = {}) {
  const left = await post('/auth/social/google', fields)
  const person = { sub: email, email, email_verified: true, name: 'Mia' }
  const answer = google.signIn(location(left) ?? '', person)
  const back = await send(`/auth/v1/callback?${new URLSearchParams(answer)}`)
  const code = new URL(location(back) ?? '', ORIGIN).searchParams.get('code') ?? ''
  const response = await post('/auth/callback', { code }, cookiesOf(left))
  return { to: location(response), cookie: cookiesOf(response) }
}

async function userOf(email: string): Promise<string> {
  const row = await env.DB.prepare('select id from users where email = ?').bind(email).first<{ id: string }>()
  return row?.id ?? ''
}

/** As the Worker under test reads it: by the real time. */
function contextNow() {
  const ctx = testContext(env.DB)
  ctx.now = () => Date.now()
  return ctx
}

const limited = async (email: string) => isLimited(contextNow(), await userOf(email))

/** A browser of the person with this id. */
async function browserOf(userId: string): Promise<string> {
  const ctx = testContext(env.DB)
  ctx.now = () => Date.now()
  ctx.newId = () => crypto.randomUUID()
  ctx.newSecret = () => crypto.randomUUID()
  const { secret } = await openBrowserSession(ctx, { userId, method: 'password' })
  return `__Host-session=${secret}`
}

function open(path: string, Cookie: string): Promise<Response> {
  return exports.default.fetch(ORIGIN + path, { headers: { Cookie }, redirect: 'manual' })
}

describe('someone new from Google', () => {
  it('is asked before going on, and told in words what the page is for', async () => {
    const { to, cookie } = await byGoogle(newEmail(), { returnTo: '/games' })
    expect(to).toBe('/auth/welcome?returnTo=%2Fgames')
    const page = await open(String(to), cookie)
    expect(page.status).toBe(200)
    const text = await page.text()
    expect(text).toContain('How old are you?')
    expect(text).toContain('Choose your age')
    expect(text).not.toContain('checked')
    expect(text).toContain('13 or older (or old enough in your country)')
  })

  it.each([
    ['/pricing', { intent: 'try', tier: 'basic' }],
    ['/store', { item: 'pro-access' }],
    ['/checkout/cs_any', { 'grown-up': 'yes' }],
  ])('is asked before anything is bought at %s', async (path, fields) => {
    const { cookie } = await byGoogle(newEmail())
    const asked = `/auth/welcome?returnTo=${encodeURIComponent(path)}`
    expect(location(await post(path, { ...fields }, cookie))).toBe(asked)
    if (path.startsWith('/checkout')) expect(location(await open(path, cookie))).toBe(asked)
  })

  it('is limited below the age, until the grown-up who is mailed at once says yes', async () => {
    const email = newEmail()
    const guardianEmail = newEmail()
    const { to, cookie } = await byGoogle(email)
    const answered = await post(String(to), { ...CHILD, guardianEmail }, cookie)
    expect(location(answered)).toBe('/')
    expect(await limited(email)).toBe(true)
    const [mail] = await outbox(guardianEmail)
    expect(mail?.kind).toBe('parental_consent')
    const link = new URL(mail?.params.link ?? '')
    await post(link.pathname + link.search, { intent: 'confirm' })
    expect(await limited(email)).toBe(false)
  })

  it('is limited without an address of a grown-up too', async () => {
    const email = newEmail()
    const { to, cookie } = await byGoogle(email)
    await post(String(to), CHILD, cookie)
    expect(await limited(email)).toBe(true)
  })

  it('is a teacher only as an adult', async () => {
    const email = newEmail()
    const { to, cookie } = await byGoogle(email)
    const refused = await post(String(to), { ...CHILD, role: 'teacher', country: 'de' }, cookie)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Parents and teachers need to be 18 or older')
    // The age stays, whatever is said next, and the form says so.
    for (const role of ['teacher', 'student']) {
      const again = await post(String(to), { role, country: 'de', age: '18' }, cookie)
      expect(again.status).toBe(400)
      expect(await again.text()).toContain('ask a grown-up to write to us')
    }
    expect(await limited(email)).toBe(true)
    const guardianEmail = newEmail()
    const child = { role: 'student', country: 'de', age: '9', guardianEmail }
    expect(location(await post(String(to), child, cookie))).toBe('/')
    expect(await outbox(guardianEmail)).toHaveLength(1)
  })

  it('is a teacher who says 18 or more', async () => {
    const email = newEmail()
    const { to, cookie } = await byGoogle(email)
    const answered = await post(String(to), { role: 'teacher', country: 'de', age: '18' }, cookie)
    expect(location(answered)).toBe('/')
    expect(await limited(email)).toBe(false)
    expect(await readProfile(testContext(env.DB), await userOf(email))).toMatchObject({
      role: 'teacher',
      country: 'de',
    })
  })

  it.each([
    [{ ...CHILD, age: '13' }, false],
    [{ ...CHILD, age: '13', country: 'de' }, true],
  ])('%o: limited %s, and asked once', async (fields, expected) => {
    const email = newEmail()
    const { to, cookie } = await byGoogle(email)
    await post(String(to), fields, cookie)
    expect(await limited(email)).toBe(expected)
    expect((await byGoogle(email)).to).toBe('/')
    expect(location(await open(WELCOME, cookie))).toBe('/')
  })

  it.each([
    { role: 'student', country: 'us' },
    { ...CHILD, age: '' },
    { country: 'us', age: '18' },
  ])('is not led on with %o: role and age are asked of everybody', async (fields: Record<string, string>) => {
    const { to, cookie } = await byGoogle(newEmail())
    expect((await post(String(to), fields, cookie)).status).toBe(400)
    expect(location(await open('/profile', cookie))).toContain('/auth/welcome')
  })

  it('cannot name another form of its own address as the grown-up’s', async () => {
    const email = newEmail()
    const { to, cookie } = await byGoogle(email)
    const own = email.replace('@', '+mum@').toUpperCase()
    const refused = await post(String(to), { ...CHILD, guardianEmail: own }, cookie)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('one that belongs to them')
  })

  it('gets the form back with what was typed when the address is none, and is still to be asked', async () => {
    const email = newEmail()
    const { to, cookie } = await byGoogle(email)
    const refused = await post(String(to), { ...CHILD, guardianEmail: 'mum at home' }, cookie)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('mum at home')
    expect((await byGoogle(email)).to).toBe(WELCOME)
  })

  it('cannot answer a second time', async () => {
    const email = newEmail()
    const { to, cookie } = await byGoogle(email)
    await post(String(to), CHILD, cookie)
    const again = await post(String(to), { role: 'teacher', country: 'us' }, cookie)
    expect(location(again)).toBe('/')
    expect(await limited(email)).toBe(true)
    expect(await readProfile(testContext(env.DB), await userOf(email))).toMatchObject({ role: 'student' })
  })

  it('does not get to a page of their own past the question', async () => {
    const { cookie } = await byGoogle(newEmail())
    for (const path of ['/profile', '/profile/email', '/family'])
      expect(location(await open(path, cookie))).toBe(`/auth/welcome?returnTo=${encodeURIComponent(path)}`)
    expect((await open('/games', cookie)).status).toBe(200)
  })
})

describe('who came another way', () => {
  it('by the API: is asked on the first page of a browser, and the API goes on as before', async () => {
    const { client, id } = await signedUpClient({ role: 'student' })
    const cookie = await browserOf(id)
    expect(location(await open('/profile', cookie))).toBe('/auth/welcome?returnTo=%2Fprofile')
    const changed = await client.auth.updateUser({ data: { language: 'fr' } })
    expect(changed.error).toBeNull()
  })

  it('by the API as a teacher or a parent: is asked too, and no grown-up before', async () => {
    for (const role of ['teacher', 'parent']) {
      const { id } = await signedUpClient({ role })
      expect(await readStanding(contextNow(), id)).toBe('unstated')
      const cookie = await browserOf(id)
      expect(location(await open('/profile', cookie))).toBe('/auth/welcome?returnTo=%2Fprofile')
      await post(WELCOME, { role, country: 'us', age: '30' }, cookie)
      expect(await readStanding(contextNow(), id)).toBe('grown_up')
    }
  })

  it('by the form, which asked already: is not asked', async () => {
    for (const age of ['15', '9']) {
      const email = newEmail()
      const fields = {
        displayName: 'Mia',
        gradeLevel: 'elementary',
        language: 'en',
        email,
        password: PASSWORD,
      }
      const made = await post('/auth', { ...fields, ...CHILD, age, intent: 'signup' })
      expect(location(made)).toBe('/auth?check=mail')
      const token = await latestCode(email)
      const verified = await send('/auth/v1/verify', {
        method: 'POST',
        headers: { apikey: 'anon-dev-key', 'Content-Type': 'application/json' },
        body: JSON.stringify({ type: 'signup', email, token }),
      })
      expect(verified.status).toBe(200)
      const loggedIn = await post('/auth', { email, password: PASSWORD, intent: 'login' })
      expect(location(loggedIn)).toBe('/')
      expect(await limited(email)).toBe(age === '9')
    }
  })

  it('by the form, in whose browser a young age was given: no higher one counts there', async () => {
    const signUp = (age: string, cookie: string, email = newEmail()) => {
      const role = Number(age) < 18 ? 'student' : 'parent'
      const said = { displayName: 'Mia', gradeLevel: 'elementary', language: 'en', country: 'us', role, age }
      return post('/auth?tab=signup', { ...said, email, password: PASSWORD, intent: 'signup' }, cookie)
    }
    // Also where the rest of the form was refused.
    const kept = cookiesOf(await signUp('9', '', 'no address'))
    expect(kept).toContain('__Host-young-age=9')
    const email = newEmail()
    const older = await signUp('18', kept, email)
    expect(older.status).toBe(400)
    expect(await older.text()).toContain('ask a grown-up to write to us')
    expect(await outbox(email)).toEqual([])
    expect(location(await signUp('9', kept, email))).toBe('/auth?check=mail')
    // Nor by another way in.
    const { to, cookie } = await byGoogle(newEmail())
    const adult = { role: 'parent', country: 'us', age: '40' }
    expect((await post(String(to), adult, `${cookie}; ${kept}`)).status).toBe(400)
    expect(location(await post(String(to), adult, cookie))).toBe('/')
    expect(cookiesOf(await signUp('18', ''))).not.toContain('young-age')
  })

  it('a visitor is sent to sign in first', async () => {
    expect(location(await open('/auth/welcome?returnTo=%2Fgames', ''))).toBe('/auth?returnTo=%2Fgames')
  })
})
