// What people and tests may do to the stand-in beside buying: what banks, networks and time do. JSON in, JSON out; POST
// /control/<verb>. A verb that cannot be answers 409 and says why.
import { Hono } from 'hono'
import { z } from 'zod'
import type { CardProvider } from '#tests/factories/card-provider.ts'
import type { ApiFaults } from './api-faults.ts'
import type { Webhooks } from './webhooks.ts'

type Verb = (input: unknown) => unknown

function verb<Input>(schema: z.ZodType<Input>, run: (input: Input) => unknown): Verb {
  return (input) => run(schema.parse(input))
}

const session = z.strictObject({ session_id: z.string() })
/** A checkout's own payment, or the one of a later invoice. */
const payment = z.union([session, z.strictObject({ invoice_id: z.string() })])
const nameOf = (named: z.infer<typeof payment>) =>
  'session_id' in named ? named.session_id : named.invoice_id
const outcome = z.enum(['won', 'lost'])
const subscription = z.strictObject({ subscription_id: z.string() })

function verbs(cards: CardProvider, webhooks: Webhooks, faults: ApiFaults): Readonly<Record<string, Verb>> {
  return {
    pay: verb(session, ({ session_id }) => cards.pay(session_id)),
    decline: verb(session, ({ session_id }) => cards.decline(session_id)),
    delay: verb(session, ({ session_id }) => cards.delay(session_id)),
    settle: verb(session.extend({ outcome: z.enum(['arrives', 'fails']) }), ({ session_id, outcome }) =>
      cards.settle(session_id, outcome),
    ),
    expire: verb(session, ({ session_id }) => cards.expire(session_id)),
    refund: verb(payment, (named) => cards.refund(nameOf(named))),
    dispute: verb(payment, (named) => cards.dispute(nameOf(named))),
    'close-dispute': verb(
      z.union([session.extend({ outcome }), z.strictObject({ invoice_id: z.string(), outcome })]),
      (named) => cards.closeDispute(nameOf(named), named.outcome),
    ),
    'break-card': verb(subscription, ({ subscription_id }) => cards.breakCard(subscription_id)),
    'mend-card': verb(subscription, ({ subscription_id }) => cards.mendCard(subscription_id)),
    /** Time travel: everything, or all there is of one customer, moves into the past; the app's own clock stays where it is. */
    age: verb(
      z.strictObject({ days: z.number().positive(), customer_id: z.string().optional() }),
      ({ days, customer_id }) => cards.age(days * 86_400_000, customer_id),
    ),
    /** What the API cannot do for a customer; null: all is well again. */
    api: verb(
      z.strictObject({ customer_id: z.string(), fault: z.enum(['down', 'no-page']).nullable() }),
      ({ customer_id, fault }) => faults.set(customer_id, fault),
    ),
    webhooks: verb(
      z.strictObject({
        drop: z.number().int().min(0).optional(),
        duplicate: z.boolean().optional(),
        hold: z.boolean().optional(),
      }),
      (faults) =>
        webhooks.setFaults(
          Object.fromEntries(Object.entries(faults).filter(([, value]) => value !== undefined)),
        ),
    ),
    release: verb(z.strictObject({ reversed: z.boolean().default(false) }), ({ reversed }) =>
      webhooks.release(reversed ? 'reversed' : 'as it happened'),
    ),
    settled: verb(z.strictObject({}), () => webhooks.settled()),
  }
}

export function control(cards: CardProvider, webhooks: Webhooks, faults: ApiFaults): Hono {
  const known = verbs(cards, webhooks, faults)
  const paths = new Hono()
  paths.post('/:verb', async (c) => {
    const run = Object.hasOwn(known, c.req.param('verb')) ? known[c.req.param('verb')] : undefined
    if (!run) return c.json({ error: 'no such verb', verbs: Object.keys(known) }, 404)
    const text = await c.req.text()
    try {
      await run(text === '' ? {} : JSON.parse(text))
    } catch (error) {
      return c.json({ error: error instanceof Error ? error.message : String(error) }, 409)
    }
    return c.json({ done: true })
  })
  paths.get('/state', (c) =>
    c.json({
      customers: [...cards.customers.values()],
      checkouts: [...cards.checkouts.values()],
      subscriptions: cards.subscriptions.all(),
      invoices: cards.subscriptions.invoices(),
    }),
  )
  return paths
}
