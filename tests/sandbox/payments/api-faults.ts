// What can be wrong with the provider for one customer, while it is well for all others.
import type { MiddlewareHandler } from 'hono'
import type { CardProvider } from '#tests/factories/card-provider.ts'
import { Fault } from './fault.ts'
import { readForm } from './read-form.ts'

/** down: everything asked about the customer answers 500. no-page: their checkouts are opened, but without an address. */
export type ApiFault = 'down' | 'no-page'

export interface ApiFaults {
  /** null: all is well again. */
  set(customerId: string, fault: ApiFault | null): void
  of(customerId: string): ApiFault | null
}

export function createApiFaults(): ApiFaults {
  const faults = new Map<string, ApiFault>()
  return {
    set(customerId, fault) {
      if (fault === null) faults.delete(customerId)
      else faults.set(customerId, fault)
    },
    of: (customerId) => faults.get(customerId) ?? null,
  }
}

/** Answers 500 to whatever is about a customer for whom the provider is down. */
export function failWhereDown(cards: CardProvider, faults: ApiFaults): MiddlewareHandler {
  function customerOf(path: string, named: unknown): string | null {
    const [thing, id = ''] = path.split('/').slice(-2)
    if (thing === 'customers') return id
    if (thing === 'subscriptions')
      return cards.subscriptions.all().find((subscription) => subscription.id === id)?.customerId ?? null
    return typeof named === 'string' ? named : null
  }
  return async (c, next) => {
    const form = c.req.method === 'POST' ? readForm(await c.req.text()) : {}
    const named = c.req.query('customer') ?? Object(form)['customer']
    const customer = customerOf(c.req.path, named)
    if (customer === null || faults.of(customer) !== 'down') return next()
    const answer = new Fault(500, { type: 'api_error', message: 'This customer cannot be served.' }).answer()
    answer.headers.set('Stripe-Should-Retry', 'false')
    return answer
  }
}
