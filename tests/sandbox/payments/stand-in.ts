// A card provider of our own, for development and tests: Stripe's API for the real SDK, hosted pages a person can click
// through, signed webhooks, time travel and faults. It keeps everything in memory.
import { Hono } from 'hono'
import { type CardEvent, type CardProvider, createCardProvider } from '#tests/factories/card-provider.ts'
import { createApiFaults } from './api-faults.ts'
import { control } from './control.ts'
import { pages } from './pages.ts'
import { presentEvent } from './present.ts'
import { stripeApi } from './stripe-api.ts'
import { createWebhooks, type Webhooks } from './webhooks.ts'

export const STAND_IN_KEY = 'sk_test_local'
/** workers/payments/settings.ts keeps secrets that begin like this out of production. */
export const STAND_IN_WEBHOOK_SECRET = 'whsec_dev'

export interface StandInOptions {
  /** Where it is reached: hosted pages have this origin. */
  origin: string
  /** Takes webhooks. @returns the status it answers */
  post(body: string, signature: string): Promise<number>
  now?: () => number
  newId?: (prefix: string) => string
  /** Milliseconds before each new attempt of a webhook the app did not take. */
  retries?: readonly number[]
}

export interface StandIn {
  fetch(request: Request): Promise<Response>
  cards: CardProvider
  webhooks: Webhooks
}

const RETRIES = [1_000, 5_000, 30_000, 120_000]

export function createStandIn({
  origin,
  post,
  now = Date.now,
  newId = (prefix) => `${prefix}_${crypto.randomUUID().replaceAll('-', '')}`,
  retries = RETRIES,
}: StandInOptions): StandIn {
  const webhooks = createWebhooks({ secret: STAND_IN_WEBHOOK_SECRET, post, retries })
  const cards: CardProvider = createCardProvider({
    now,
    newId,
    onEvent: (event: CardEvent) => webhooks.send(presentEvent(cards, event, origin)),
  })
  const faults = createApiFaults()
  const app = new Hono()
  app.route('/v1', stripeApi({ cards, secretKey: STAND_IN_KEY, origin, faults }))
  app.route('/control', control(cards, webhooks, faults))
  app.route('/', pages(cards))
  return { fetch: async (request) => app.fetch(request), cards, webhooks }
}
