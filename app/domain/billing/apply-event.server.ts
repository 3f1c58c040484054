import type { AppContext } from '#app/platform/context.ts'
import type { ProviderEvent } from '#app/platform/payments.ts'
import { verb } from '#app/platform/verb.ts'
import { convergeCustomer } from './converge-customer.server.ts'
import { noteEvent } from './note-event.server.ts'

/**
 * What the card provider tells us: noted first, then its customer converged. Told again, it changes nothing.
 * @throws PaymentsUnavailable; the noted event is the scheduled job's then
 */
export const applyEvent = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext, event: ProviderEvent): Promise<void> {
  const { customerId } = await noteEvent(ctx, event)
  if (customerId !== null) await convergeCustomer(ctx, customerId)
}
