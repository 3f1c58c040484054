// The whole Worker, the real SDK and the stand-in behind it: a purchase is opened, paid on the provider's side, and told of.
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deployment, newClient, ORIGIN, send } from '#tests/conformance/client.ts'
import { PRODUCTION_SETTINGS } from '#tests/factories/production-settings.ts'
import { createStandIn, type StandIn } from '#tests/sandbox/payments/stand-in.ts'

const PROVIDER = 'http://payments.test'

let standIn: StandIn
/** While false, what is sent is kept in `received` and goes no further. */
let taken: boolean
let received: { body: string; signature: string; status: number }[]

function webhook(body: string, signature: string, request: typeof fetch | null = null): Promise<Response> {
  const init = { method: 'POST', body, headers: { 'Stripe-Signature': signature } }
  return request ? request(`${ORIGIN}/webhooks/payments`, init) : send('/webhooks/payments', init)
}

beforeEach(() => {
  received = []
  taken = true
  standIn = createStandIn({
    origin: PROVIDER,
    retries: [],
    async post(body, signature) {
      const { status } = taken ? await webhook(body, signature) : { status: 0 }
      received.push({ body, signature, status })
      return status
    },
  })
  // Sent from here, by the test: what begins in a request of the Worker ends with it.
  standIn.webhooks.setFaults({ hold: true })
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init)
    if (new URL(request.url).origin !== PROVIDER) throw new TypeError(`nobody answers at ${request.url}`)
    return standIn.fetch(request as never)
  })
})
afterEach(() => vi.unstubAllGlobals())

const toldOfAll = () => standIn.webhooks.release('as it happened')

async function openPass(): Promise<string> {
  const { data, error } = await newClient().functions.invoke('create-one-time-purchase', {
    body: { purchaseType: 'pro-access' },
  })
  if (error) throw error
  return data.sessionId
}

async function grantsOf(sessionId: string): Promise<unknown[]> {
  const query = env.DB.prepare('select item, revoked_at from grants where id = ?').bind(
    `checkout:${sessionId}`,
  )
  return (await query.all()).results
}

const event = () => received.at(-1) ?? { body: '', signature: '', status: 0 }

describe('a webhook', () => {
  it('of a payment opens what was bought, once, however often it comes', async () => {
    const sessionId = await openPass()
    expect(await grantsOf(sessionId)).toEqual([])
    standIn.webhooks.setFaults({ duplicate: true })
    standIn.cards.pay(sessionId)
    await toldOfAll()
    expect(received.map(({ status }) => status)).not.toContain(500)
    const { body, signature } = event()
    expect((await webhook(body, signature)).status).toBe(200)
    expect(await grantsOf(sessionId)).toEqual([{ item: 'pro', revoked_at: null }])
  })

  it('of a refund takes it away', async () => {
    const sessionId = await openPass()
    standIn.cards.pay(sessionId)
    await toldOfAll()
    standIn.cards.refund(sessionId)
    await toldOfAll()
    expect(await grantsOf(sessionId)).toEqual([{ item: 'pro', revoked_at: expect.any(Number) }])
  })

  it.each([
    ['without a signature', (body: string) => [body, ''] as const],
    [
      'with another’s',
      (body: string, signature: string) => [body, signature.replace(/v1=./, 'v1=z')] as const,
    ],
    ['with words added', (body: string, signature: string) => [`${body} `, signature] as const],
  ])('%s is refused, and asks nobody anything', async (_, forge) => {
    const sessionId = await openPass()
    await toldOfAll()
    standIn.cards.pay(sessionId)
    taken = false
    await toldOfAll()
    taken = true
    const { body, signature } = event()
    const asked = vi.mocked(vi.fn(fetch))
    vi.stubGlobal('fetch', asked)
    expect((await webhook(...forge(body, signature))).status).toBe(400)
    expect(asked).not.toHaveBeenCalled()
    expect(await grantsOf(sessionId)).toEqual([])
  })

  it('that cannot be worked on now answers 500, and its repetition succeeds', async () => {
    const sessionId = await openPass()
    const provider = fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no route')))
    standIn.cards.pay(sessionId)
    await toldOfAll()
    const { body, signature, status } = event()
    expect(status).toBe(500)
    expect(await grantsOf(sessionId)).toEqual([])
    vi.stubGlobal('fetch', provider)
    expect((await webhook(body, signature)).status).toBe(200)
    expect(await grantsOf(sessionId)).toHaveLength(1)
  })

  it('is for machines: no page’s headers, no other method', async () => {
    const answer = await webhook('{}', '')
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect((await send('/webhooks/payments')).status).toBe(404)
  })
})

describe('/dev/pay', () => {
  const pay = (session_id: string, request: typeof fetch | null = null) => {
    const headers = { 'Content-Type': 'application/json' }
    const init = { method: 'POST', body: JSON.stringify({ session_id }), headers }
    return request ? request(`${ORIGIN}/dev/pay`, init) : send('/dev/pay', init)
  }

  it('pays a checkout, once, and the app is told', async () => {
    const sessionId = await openPass()
    expect((await pay(sessionId)).status).toBe(200)
    await toldOfAll()
    expect(await grantsOf(sessionId)).toHaveLength(1)
    expect((await pay(sessionId)).status).toBe(409)
    expect((await pay('cs_nobody')).status).toBe(409)
  })

  it('is nowhere in production, and nothing where Stripe itself is asked', async () => {
    const sessionId = await openPass()
    const production = deployment({
      ...PRODUCTION_SETTINGS,
      STRIPE_API_URL: undefined as never,
      PASSWORD_RANGE_URL: undefined as never,
    })
    expect((await pay(sessionId, production)).status).toBe(404)
    expect((await pay(sessionId, deployment({ STRIPE_API_URL: undefined as never }))).status).toBe(404)
    expect(standIn.cards.checkout(sessionId).status).toBe('open')
  })
})
