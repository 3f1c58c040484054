// POST /webhooks/payments: the card provider says that something has happened to a customer. 200 once our records say the
// same; anything else makes the provider tell it again. An event that was claimed and then failed is also the scheduled job's.
import type { Context } from 'hono'
import { applyEvent } from '#app/domain/billing/apply-event.server.ts'
import { asSystem } from '#app/platform/actor.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { PaymentsUnavailable } from '#app/platform/payments.ts'
import type { AppEnv } from '../../env.ts'
import { contextOf } from '../api-context.ts'

export async function paymentsWebhook(c: Context<AppEnv>): Promise<Response> {
  const ctx = contextOf(c)
  // The signature is of these very characters.
  const body = await c.req.text()
  try {
    const event = await ctx.payments.readEvent(body, c.req.header('Stripe-Signature') ?? '')
    if (event === null) return c.json({ code: 'bad_signature' }, 400)
    await applyEvent(asSystem(ctx), event)
    return c.json({ received: true })
  } catch (error) {
    const code = error instanceof PaymentsUnavailable ? 'payments_unavailable' : 'unexpected_failure'
    ctx.log.error('applying a payment event failed', { code, ...errorFields(error) })
    return c.json({ code }, 500)
  }
}
