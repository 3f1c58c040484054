// The real client against the whole Worker, in one process: its requests go to our fetch handler, its mails are read
// from the outbox. Every client calls from an address of its own, so that tests do not share an allowance.
import { env, exports } from 'cloudflare:workers'
import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import type { Message } from '#app/context.ts'
import { readOutbox } from '#app/domain/messages/read-outbox.server.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { TEST_CONFIG } from '#tests/factories/config.ts'

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

/** One request to the Worker; nothing is followed. */
export async function send(path: string, init: RequestInit & { address?: string } = {}): Promise<Response> {
  const { address = `198.51.${unique() % 250}.${unique() % 250}`, ...rest } = init
  const headers = new Headers(rest.headers)
  headers.set('x-dev-client-ip', address)
  const url = new URL(path, ORIGIN)
  return exports.default.fetch(url.href, { ...rest, headers, redirect: 'manual' })
}

export interface TestClient extends SupabaseClient {
  /** The network address its requests come from. */
  address: string
}

export interface ClientOptions {
  flowType?: 'implicit' | 'pkce'
  storage?: Map<string, string>
  key?: string
}

/** A client of its own, as one browser or app has it. */
export function newClient(options: ClientOptions = {}): TestClient {
  const {
    flowType = 'implicit',
    storage = new Map<string, string>(),
    key = TEST_CONFIG.publicClientKey,
  } = options
  const address = `203.0.${unique() % 250}.${unique() % 250}`
  const settings: SupabaseClientOptions<'public'> = {
    auth: {
      flowType,
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl: false,
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
        return exports.default.fetch(url, { ...init, headers, redirect: 'manual' })
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
