import type Stripe from 'stripe'

type RawError = Pick<Stripe.StripeRawError, 'type' | 'message'> & { code?: string; param?: string }

/** A refusal in Stripe's shape. Source: https://docs.stripe.com/api/errors */
export class Fault extends Error {
  readonly status: number
  readonly error: RawError

  constructor(status: number, error: RawError) {
    super(error.message ?? '')
    this.status = status
    this.error = error
  }

  answer(): Response {
    return Response.json({ error: this.error }, { status: this.status })
  }
}

export function invalid(message: string, more: { code?: string; param?: string } = {}, status = 400): Fault {
  return new Fault(status, { type: 'invalid_request_error', message, ...more })
}

export function missing(what: string, id: string, param = 'id'): Fault {
  return invalid(`No such ${what}: '${id}'`, { code: 'resource_missing', param }, 404)
}
