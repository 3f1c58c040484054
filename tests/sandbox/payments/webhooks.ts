// Signed events on their way to the app, with all that can go wrong on it. What the app does not take is sent again.
import Stripe from 'stripe'

export interface WebhookFaults {
  /** The next so many events are lost. */
  drop: number
  /** Every event comes twice. */
  duplicate: boolean
  /** Events wait until they are released. */
  hold: boolean
}

export interface Webhooks {
  send(event: { id: string }): void
  /** Changes what is named. */
  setFaults(faults: Partial<WebhookFaults>): void
  /** Sends what was held, in the order given. */
  release(order: 'as it happened' | 'reversed'): Promise<void>
  /** Ends when nothing is on its way. */
  settled(): Promise<void>
}

export interface WebhooksOptions {
  secret: string
  /** Hands one over to the app. @returns the status it answers */
  post(body: string, signature: string): Promise<number>
  /** Milliseconds to wait before each new attempt; afterwards the event is lost. */
  retries: readonly number[]
}

export function createWebhooks({ secret, post, retries }: WebhooksOptions): Webhooks {
  const faults: WebhookFaults = { drop: 0, duplicate: false, hold: false }
  const underway = new Set<Promise<void>>()
  let held: string[] = []

  async function deliver(body: string): Promise<void> {
    for (const wait of [0, ...retries]) {
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      const cryptoProvider = Stripe.createSubtleCryptoProvider()
      const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret,
        cryptoProvider,
      } as Parameters<typeof Stripe.webhooks.generateTestHeaderStringAsync>[0])
      const status = await post(body, signature).catch(() => 0)
      if (status >= 200 && status < 300) return
    }
  }

  function start(body: string): void {
    const work = deliver(body).finally(() => underway.delete(work))
    underway.add(work)
  }

  return {
    send(event) {
      if (faults.drop > 0) {
        faults.drop--
        return
      }
      const body = JSON.stringify(event)
      for (const copy of faults.duplicate ? [body, body] : [body]) {
        if (faults.hold) held.push(copy)
        else start(copy)
      }
    },
    setFaults: (changed) => void Object.assign(faults, changed),
    async release(order) {
      const bodies = order === 'reversed' ? held.reverse() : held
      held = []
      for (const body of bodies) await deliver(body)
    },
    async settled() {
      while (underway.size > 0) await Promise.all(underway)
    },
  }
}
