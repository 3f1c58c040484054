// The events a client raises, which apps build on: they follow from what we answer.
import { exports } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type ClientOptions,
  later,
  latestLink,
  newClient,
  openLink,
  sessionOf,
  signedInClient,
  type TestClient,
} from './client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Where the client's own page is: links lead there with a session, and to pages of ours without one. */
const APP = 'https://app.example/in'

/** Everything a client raises from now on. */
function listen(client: TestClient): string[] {
  const events: string[] = []
  client.auth.onAuthStateChange((event) => void events.push(event))
  return events
}

/** A page opened at `address`, with a client that looks there for a session. */
function openPage(address: string, options: ClientOptions = {}): TestClient {
  const location = new URL(address)
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('window', { location, history: { replaceState: () => {} }, addEventListener: () => {} })
  return newClient({ ...options, detectSessionInUrl: true })
}

async function landingOf(email: string): Promise<string> {
  const { url, fragment } = await openLink(await latestLink(email))
  return `${url.href}#${fragment}`
}

describe('a client raises', () => {
  it('INITIAL_SESSION at load, with nobody', async () => {
    const events = listen(newClient())
    await vi.waitFor(() => expect(events).toEqual(['INITIAL_SESSION']))
  })

  it('INITIAL_SESSION at load, with the session of last time', async () => {
    const storage = new Map<string, string>()
    const { email } = await signedInClient({ storage })
    const again = newClient({ storage })
    const seen: Record<string, string | undefined> = {}
    again.auth.onAuthStateChange((event, session) => {
      seen[event] = session?.user.email
    })
    await vi.waitFor(() => expect(seen).toMatchObject({ INITIAL_SESSION: email }))
  })

  it('SIGNED_IN on sign-in, SIGNED_OUT on sign-out', async () => {
    const client = newClient()
    const events = listen(client)
    const { email } = await signedInClient()
    await client.auth.signInWithOtp({ email })
    const token_hash = (await latestLink(email)).searchParams.get('token') ?? ''
    await client.auth.verifyOtp({ token_hash, type: 'magiclink' })
    await client.auth.signOut()
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT'])
  })

  it('TOKEN_REFRESHED on refresh, asked for or not', async () => {
    const { client } = await signedInClient()
    const events = listen(client)
    await client.auth.refreshSession()
    later(3_590_000)
    await client.auth.getSession()
    expect(events.filter((event) => event === 'TOKEN_REFRESHED')).toHaveLength(2)
  })

  it('TOKEN_REFRESHED at load when the session of last time is over', async () => {
    const storage = new Map<string, string>()
    const { email } = await signedInClient({ storage })
    later(7_200_000)
    const again = newClient({ storage })
    const events = listen(again)
    expect((await again.auth.getSession()).data.session?.user.email).toBe(email)
    expect(events).toContain('TOKEN_REFRESHED')
  })

  it('USER_UPDATED after PUT /user', async () => {
    const { client } = await signedInClient()
    const events = listen(client)
    await client.auth.updateUser({ data: { n: 1 } })
    expect(events).toContain('USER_UPDATED')
  })

  it('PASSWORD_RECOVERY when the link of a recovery is opened', async () => {
    const { email } = await signedInClient()
    await newClient().auth.resetPasswordForEmail(email, { redirectTo: APP })
    const page = openPage(await landingOf(email))
    const events = listen(page)
    await page.auth.initialize()
    await vi.waitFor(() => expect(events).toContain('PASSWORD_RECOVERY'))
    expect((await sessionOf(page)).user.email).toBe(email)
    expect((await page.auth.updateUser({ password: 'a-brand-new-one-7' })).error).toBeNull()
  })

  it('SIGNED_IN when a magic link is opened', async () => {
    const { email } = await signedInClient()
    await newClient().auth.signInWithOtp({ email, options: { emailRedirectTo: APP } })
    const page = openPage(await landingOf(email))
    const events = listen(page)
    await vi.waitFor(() => expect(events).toContain('SIGNED_IN'))
    expect(events).not.toContain('PASSWORD_RECOVERY')
  })

  it('nothing but an error when a link was used before', async () => {
    const { email } = await signedInClient()
    await newClient().auth.signInWithOtp({ email, options: { emailRedirectTo: APP } })
    await landingOf(email)
    const page = openPage(await landingOf(email))
    const { error } = await page.auth.initialize()
    expect(error).toMatchObject({ details: { code: 'otp_expired', error: 'access_denied' } })
    expect((await page.auth.getSession()).data.session).toBeNull()
  })

  it('TOKEN_REFRESHED and not SIGNED_OUT when the service fails for a moment', async () => {
    const { client, service } = await flaky()
    const events = listen(client)
    later(3_600_000)
    service.failures = 1
    const { data } = await client.auth.getSession()
    expect(data.session).not.toBeNull()
    expect(events).not.toContain('SIGNED_OUT')
    expect(events).toContain('TOKEN_REFRESHED')
  })
})

/** A client whose next calls meet a service that is down, as often as `failures` says. */
async function flaky(): Promise<{ client: TestClient; service: { failures: number } }> {
  const kept = new Map<string, string>()
  await signedInClient({ storage: kept })
  const service = { failures: 0 }
  const client = newClient({
    storage: kept,
    fetch: async (input, init) => {
      if (service.failures > 0) {
        service.failures -= 1
        return new Response('down', { status: 503 })
      }
      return exports.default.fetch(input, init)
    },
  })
  return { client, service }
}
