// How long after a payment a page that is open knows of it: the provider's event, our question back, the grant, the clock
// object, the socket. The whole Worker, the real SDK, the stand-in on this machine.

import { servePayments } from '../sandbox/payments/start-local-payments.ts'
import { prepareDatabase } from '../sandbox/prepare-database.ts'
import { type Findings, median } from './entries.ts'
import { freePort } from './free-port.ts'
import { startAppAndBare } from './local-workerd.ts'
import { quantile, run } from './timed-calls.ts'

const PASSWORD = 'violet-otter-42'
const EMAIL = 'bench-webhook@example.com'
const PURCHASES = 100
const LEVELS = ['basic', 'pro', 'ultimate']

async function post<Answer>(app: string, path: string, body: object, bearer?: string): Promise<Answer> {
  const response = await fetch(new URL(path, app), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** An account, by the API; and a browser of theirs, by the form. */
async function signUp(app: string): Promise<{ bearer: string; cookie: string }> {
  await post(app, '/auth/v1/signup', { email: EMAIL, password: PASSWORD })
  const mails: { otp: string }[] = await (await fetch(new URL(`/dev/outbox?to=${EMAIL}`, app))).json()
  const token = mails[0]?.otp
  const signedIn = await post<{ access_token: string }>(app, '/auth/v1/verify', {
    type: 'signup',
    email: EMAIL,
    token,
  })
  const form = new URLSearchParams({ intent: 'login', email: EMAIL, password: PASSWORD })
  const headers = { Origin: new URL(app).origin }
  const browser = await fetch(new URL('/auth', app), {
    method: 'POST',
    body: form,
    headers,
    redirect: 'manual',
  })
  const session = browser.headers.getSetCookie().find((line) => line.startsWith('__Host-session='))
  if (!session) throw new Error(`the form answered ${browser.status} and no session`)
  return { bearer: signedIn.access_token, cookie: session.split(';')[0] ?? '' }
}

export async function benchWebhook(stateDir: string): Promise<Findings> {
  await prepareDatabase(stateDir)
  let app = ''
  const { standIn, variables } = await servePayments(await freePort(), () => app)
  const workerd = await startAppAndBare(stateDir, variables)
  try {
    app = await workerd.url('sparkbook')
    const bare = await workerd.url('bare')
    const { bearer, cookie } = await signUp(app)
    // Node's own: it takes headers, browsers' do not.
    const options = { headers: { Cookie: cookie, Origin: new URL(app).origin } } as unknown as string[]
    const socket = new WebSocket(`${app.replace('http', 'ws')}clock`, options)
    let heard: ((at: number) => void) | null = null
    socket.addEventListener('message', ({ data }) => {
      if ((JSON.parse(String(data)) as { type: string }).type === 'start') heard?.(performance.now())
    })
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error('the page’s socket did not open')))
    })

    const times: number[] = []
    const bareTimes: number[] = []
    for (let turn = 0; turn < PURCHASES + 5; turn++) {
      const { sessionId } = await post<{ sessionId: string }>(
        app,
        '/functions/v1/create-one-time-purchase',
        { purchaseType: `${LEVELS[turn % LEVELS.length]}-access`, key: `press-${turn}` },
        bearer,
      )
      const shown = new Promise<number>((resolve, reject) => {
        heard = resolve
        setTimeout(() => reject(new Error('the page heard nothing')), 30_000)
      })
      const paidAt = performance.now()
      standIn.cards.pay(sessionId)
      const ms = (await shown) - paidAt
      await standIn.webhooks.settled()
      const {
        times: [bareMs = Number.NaN],
      } = await run(1, 1, async () => {
        await (await fetch(bare)).text()
      })
      if (turn < 5) continue
      times.push(ms)
      bareTimes.push(bareMs)
    }
    socket.close()
    const sorted = (list: number[]) => list.toSorted((one, other) => one - other)
    const entry = (name: string, value: number, reference: number) => ({
      name: `Paid to visible on an open page: ${name}`,
      value,
      unit: 'ms',
      reference: { name: 'ms, bare Hono route', value: reference },
      ratio: value / reference,
    })
    return {
      entries: [
        entry('p50', median(times), median(bareTimes)),
        entry('p99', quantile(sorted(times), 0.99), quantile(sorted(bareTimes), 0.99)),
      ],
      notes: [
        `Webhook: ${PURCHASES} passes of one customer bought one after the other, whose list of checkouts grows with each; from the moment the card is charged to the page’s message, the event’s signature, our question back to the provider and its grant in between.`,
      ],
    }
  } finally {
    await workerd.stop()
  }
}
