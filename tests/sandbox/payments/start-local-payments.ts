// The stand-in beside the app on this machine, where no Stripe key is configured. It lives in the starting process, ends with
// it, and forgets everything then.
import { createServer } from 'node:http'
import process from 'node:process'
import { readDevVars } from '../dev-vars.ts'
import { freePort } from '../local-providers.ts'
import { createStandIn, STAND_IN_KEY, STAND_IN_WEBHOOK_SECRET, type StandIn } from './stand-in.ts'

/** The journeys keep their SQL port 30,000 above the app’s. */
const PORT_OFFSET = 40_000

/** What the Worker has to be told of it. */
export interface LocalPayments {
  standIn: StandIn
  variables: Record<string, string>
}

/** @returns variables for the Worker; none when Stripe itself is configured */
export async function startLocalPayments(appPort: number): Promise<Record<string, string>> {
  if ({ ...readDevVars(), ...process.env }['STRIPE_SECRET_KEY']) return {}
  const port = await freePort(appPort + PORT_OFFSET < 65_536 ? appPort + PORT_OFFSET : 0)
  return (await servePayments(port, () => `http://127.0.0.1:${appPort}`)).variables
}

/** @param app where webhooks go; asked each time, since the app may start later */
export async function servePayments(port: number, app: () => string): Promise<LocalPayments> {
  const origin = `http://127.0.0.1:${port}`
  const standIn = createStandIn({
    origin,
    async post(body, signature) {
      const answer = await fetch(new URL('/webhooks/payments', app()), {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      })
      await answer.arrayBuffer()
      return answer.status
    },
  })
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const { method = 'GET', url = '/', rawHeaders } = incoming
    const headers = new Headers()
    for (let at = 0; at < rawHeaders.length; at += 2)
      headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}
    const answer = await standIn.fetch(new Request(new URL(url, origin), { method, headers, ...body }))
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    outgoing.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // The app decides when this process ends.
  server.unref()
  return {
    standIn,
    variables: {
      STRIPE_SECRET_KEY: STAND_IN_KEY,
      STRIPE_WEBHOOK_SECRET: STAND_IN_WEBHOOK_SECRET,
      STRIPE_API_URL: origin,
    },
  }
}
