import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import type { ProviderEvent } from '#app/platform/payments.ts'
import { paymentEvents } from './billing.schema.ts'

/**
 * Claims an event before anything is done about it, so that it is taken up again should that fail. Of what it says only the
 * customer's id is believed: converge that customer next.
 * @returns the customer to converge; null when there is nothing (more) to do
 */
export async function noteEvent(
  ctx: AppContext,
  { id, type, customerId }: ProviderEvent,
): Promise<{ customerId: string | null }> {
  const receivedAt = ctx.now()
  const doneAt = customerId === null ? receivedAt : null
  const [, [known]] = await ctx.db.batch([
    ctx.db.insert(paymentEvents).values({ id, type, customerId, receivedAt, doneAt }).onConflictDoNothing(),
    ctx.db
      .select({ customerId: paymentEvents.customerId, doneAt: paymentEvents.doneAt })
      .from(paymentEvents)
      .where(eq(paymentEvents.id, id)),
  ])
  return { customerId: known?.doneAt === null ? known.customerId : null }
}
