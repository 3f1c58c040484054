// The real client against the whole Worker, in one process: its requests go to our fetch handler, its mails are read
// from the outbox. Every client calls from an address of its own, so that tests do not share an allowance.
import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import {
  createClient,
  type Session,
  type SupabaseClient,
  type SupabaseClientOptions,
} from '@supabase/supabase-js'
import { vi } from 'vitest'
import { readOutbox } from '#app/domain/messages/read-outbox.server.ts'
import type { Message } from '#app/platform/message.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { TEST_CONFIG } from '#tests/factories/config.ts'
import worker from '#workers/app.ts'
import type { Env } from '#workers/env.ts'

export const ORIGIN = TEST_CONFIG.siteUrl
export const PASSWORD = 'violet-otter-42'

let count = 0

/** A number nobody had before. */
export function unique(): number {
  count += 1
  return count
}

export function newEmail(): string {
  return `person-${unique()}-${crypto.randomUUID().slice(0, 8)}@example.com`
}

export function newPhone(): string {
  return `1555${String(Date.now()).slice(-5)}${String(unique()).padStart(4, '0')}`
}

/** A network address nobody had before, in one of the blocks reserved for documentation. */
function newAddress(block: '198.51' | '203.0'): string {
  const host = unique()
  return `${block}.${Math.floor(host / 250) % 250}.${host % 250}`
}

/**
 * Moves the clock of tests and Worker ahead, where it stays: limits remember times, so it must not go back within a file.
 */
export function later(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
}

/** One request to the Worker; nothing is followed. */
export async function send(path: string, init: RequestInit & { address?: string } = {}): Promise<Response> {
  const { address = newAddress('198.51'), ...rest } = init
  const headers = new Headers(rest.headers)
  headers.set('x-dev-client-ip', address)
  const url = new URL(path, ORIGIN)
  return exports.default.fetch(url.href, { ...rest, headers, redirect: 'manual' })
}

/** A POST of JSON, with the public key alone, as a signed-out client sends it. */
export function post(
  path: string,
  body: unknown,
  init: { headers?: Record<string, string>; address?: string } = {},
): Promise<Response> {
  const key = TEST_CONFIG.publicClientKey
  return send(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
    headers: {
      'Content-Type': 'application/json;charset=UTF-8',
      'X-Supabase-Api-Version': '2024-01-01',
      apikey: key,
      Authorization: `Bearer ${key}`,
      ...init.headers,
    },
  })
}

/** The Worker with other settings, as another deployment would be. */
export function deployment(bindings: Partial<Env>): typeof fetch {
  const other: Env = { ...env, ...bindings }
  return async (input, init) => {
    const context = createExecutionContext()
    const request = new Request(input, init) as Parameters<NonNullable<typeof worker.fetch>>[0]
    const response = await worker.fetch?.(request, other, context)
    if (!response) throw new Error('no fetch handler')
    const { status, headers } = response
    const body = status === 204 || status === 303 ? null : await response.arrayBuffer()
    await waitOnExecutionContext(context)
    return new Response(body, { status, headers })
  }
}

export interface TestClient extends SupabaseClient {
  /** The network address its requests come from. */
  address: string
}

export interface ClientOptions {
  flowType?: 'implicit' | 'pkce'
  storage?: Map<string, string>
  key?: string
  /** Where requests go; our Worker with the tests' settings when left out. */
  fetch?: typeof fetch
  /** Read a session from `window.location`, as a page does; see `inBrowser`. */
  detectSessionInUrl?: boolean
  /** The network address its requests come from; one of its own when left out. */
  address?: string
}

/** A client of its own, as one browser or app has it. */
export function newClient(options: ClientOptions = {}): TestClient {
  const {
    flowType = 'implicit',
    storage = new Map<string, string>(),
    key = TEST_CONFIG.publicClientKey,
    fetch = exports.default.fetch.bind(exports.default),
    detectSessionInUrl = false,
    address = newAddress('203.0'),
  } = options
  const settings: SupabaseClientOptions<'public'> = {
    auth: {
      flowType,
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl,
      storage: {
        getItem: (name) => storage.get(name) ?? null,
        setItem: (name, value) => void storage.set(name, value),
        removeItem: (name) => void storage.delete(name),
      },
    },
    global: {
      fetch: (input, init) => {
        const headers = new Headers(init?.headers)
        headers.set('x-dev-client-ip', address)
        const url = input instanceof Request ? input.url : String(input)
        return fetch(url, { ...init, headers, redirect: 'manual' })
      },
    },
  }
  return Object.assign(createClient(ORIGIN, key, settings), { address })
}

/** What was sent to an address, newest first. */
export async function outbox(recipient: string): Promise<Message[]> {
  const messages = await readOutbox(testContext(env.DB), recipient)
  return messages.map(({ message }) => message)
}

/** The newest message to an address. */
export async function latest(recipient: string): Promise<Message> {
  const [message] = await outbox(recipient)
  if (!message) throw new Error(`nothing was sent to ${recipient}`)
  return message
}

/** Path and query of the link in the newest message. */
export async function latestLink(recipient: string): Promise<URL> {
  return new URL((await latest(recipient)).params.link ?? '')
}

export async function latestCode(recipient: string): Promise<string> {
  return (await latest(recipient)).params.code ?? ''
}

export interface SignedUp {
  client: TestClient
  email: string
  id: string
}

/** A client whose user signed up, confirmed by the code of the mail, and is signed in. */
export async function signedUpClient(
  data: Record<string, unknown> = {},
  options: ClientOptions = {},
): Promise<SignedUp> {
  const client = newClient(options)
  const email = newEmail()
  const made = await client.auth.signUp({ email, password: PASSWORD, options: { data } })
  if (made.error) throw made.error
  const verified = await client.auth.verifyOtp({ email, token: await latestCode(email), type: 'signup' })
  if (verified.error) throw verified.error
  return { client, email, id: verified.data.user?.id ?? '' }
}

/** Lets the next mail go out at once, as if a minute had passed. */
async function forgetMailLimit(email: string, address: string): Promise<void> {
  const limit = env.RATE_LIMIT.get(env.RATE_LIMIT.idFromName(`message:recovery:${email}::${address}`))
  await runInDurableObject(limit, (_, { storage }) => void storage.sql.exec('delete from emptied'))
}

/** A client signed in by an emailed code: no password, no scrypt. The next mail may be asked for at once. */
export async function signedInClient(options: ClientOptions = {}, address = newEmail()): Promise<SignedUp> {
  const client = newClient(options)
  const asked = await client.auth.signInWithOtp({ email: address })
  if (asked.error) throw asked.error
  await forgetMailLimit(address, client.address)
  const verified = await client.auth.verifyOtp({
    email: address,
    token: await latestCode(address),
    type: 'email',
  })
  if (verified.error) throw verified.error
  return { client, email: address, id: verified.data.user?.id ?? '' }
}

/** The session a client holds now. */
export async function sessionOf({ auth }: TestClient): Promise<Session> {
  const { data } = await auth.getSession()
  if (!data.session) throw new Error('this client is not signed in')
  return data.session
}

export interface Landing {
  status: number
  /** Where the link leads; without its fragment. */
  url: URL
  fragment: URLSearchParams
}

/** Opens a mail's link as a scanner of mail does, and presses nothing. */
export async function visitLink(link: URL, init: { method?: string } = {}): Promise<Landing> {
  return landing(await send(link.href, init))
}

/** Opens a mail's link as a person does, and presses the button of its page; `fields` is what they type there. */
export async function openLink(
  link: URL,
  fields: Record<string, string> = {},
  cookie = '',
): Promise<Landing> {
  const visited = await visitLink(link)
  return visited.url.pathname === '/auth/confirm'
    ? landing(await pressButton(visited.url, 'open', cookie, fields))
    : visited
}

/** The cookies of a browser that signs in to our screens by an emailed code, a minute later. */
export async function browserOf(email: string): Promise<string> {
  later(61_000)
  const headers = { Origin: ORIGIN, Host: new URL(ORIGIN).host }
  const sendForm = (path: string, fields: Record<string, string>, Cookie = '') =>
    send(path, { method: 'POST', headers: { ...headers, Cookie }, body: new URLSearchParams(fields) })
  const cookies = cookiesOf(await sendForm('/auth/code', { intent: 'send', email }))
  const typed = { intent: 'check', code: await latestCode(email) }
  return cookiesOf(await sendForm('/auth/code?sent=email', typed, cookies))
}

/** What a browser sends back of the cookies an answer set. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** The form of a link's page, sent from that page. */
export function pressButton(
  page: URL,
  intent: 'open' | 'drop',
  cookie = '',
  fields: Record<string, string> = {},
): Promise<Response> {
  const headers = { Origin: ORIGIN, Host: page.host, Cookie: cookie }
  return send(page.href, { method: 'POST', headers, body: new URLSearchParams({ intent, ...fields }) })
}

function landing(response: Response): Landing {
  const url = new URL(response.headers.get('Location') ?? 'about:blank', ORIGIN)
  const fragment = new URLSearchParams(url.hash.slice(1))
  url.hash = ''
  return { status: response.status, url, fragment }
}
