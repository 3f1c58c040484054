import { eq } from 'drizzle-orm'
import { runBatch, type Statement } from '#app/db/run-batch.ts'
import { claimStatement } from '#app/domain/access/grant-statements.server.ts'
import { planStatements } from '#app/domain/access/plan-statements.server.ts'
import type { Holder } from '#app/domain/access/read-entitlements.server.ts'
import type { PassLevel } from '#app/domain/catalogue/one-time-items.ts'
import { productOf } from '#app/domain/catalogue/products.ts'
import { linkConsentedChildren } from '#app/domain/guardians/link-consented-children.server.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import {
  firstPaymentStatements,
  returnedPaymentStatements,
} from '#app/domain/referrals/milestone-statements.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { ProviderCustomer } from '#app/platform/payments.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { customers } from './billing.schema.ts'
import {
  checkoutStatements,
  closedStatement,
  isApplied,
  itemStatements,
} from './internal/checkout-statements.ts'
import { checkoutStatusOf, isSameCheckout } from './internal/checkout-status.ts'
import { closeErasedCustomer, closeUnknownCustomer } from './internal/close-customer.ts'
import { consentChargeStatements, refundConsentCharges } from './internal/consent-charges.ts'
import {
  type CustomerSnapshot,
  eventsDone,
  failIfOutdated,
  isOutdated,
  takeSnapshot,
} from './internal/customer-snapshot.ts'
import { learnerOf, payingOf } from './internal/customers.ts'
import { nextReconcile } from './internal/next-reconcile.ts'
import { readPaymentMailRecipients } from './internal/payment-mail-recipients.ts'
import { planNoticeStatements } from './internal/plan-notices.ts'
import { isLive, planOf } from './internal/plan-of.ts'
import { refusePaying } from './internal/refuse-paying.ts'
import { stopIneligiblePayer } from './internal/stop-ineligible-payer.ts'
import { stopSecondPlan } from './internal/stop-second-plan.ts'
import { syncPassClock } from './internal/sync-pass-clock.ts'

/** How often a question is put again because someone else changed the customer meanwhile. */
const MAX_QUESTIONS = 4
/** A checkout without a session at the provider is being opened, or never will be. */
const OPENING_MS = 60 * 60_000

/**
 * Makes our records what the provider knows of a customer now: plans, things bought, checkouts, in one batch. The only verb
 * that does; webhook, return page and the scheduled job all call it, in any order and as often as they like: an answer older
 * than what is known changes nothing, and each checkout session grants once.
 * @returns what the provider said; `lost` when it knows no such customer
 * @throws PaymentsUnavailable; then nothing has changed
 */
export async function convergeCustomer(
  ctx: AppContext,
  customerId: string,
): Promise<Result<ProviderCustomer, 'unknown_customer' | 'erased' | 'lost'>> {
  for (let question = 1; ; question++) {
    const snapshot = await takeSnapshot(ctx, customerId)
    if (!snapshot) {
      await closeUnknownCustomer(ctx, customerId)
      return refuse('unknown_customer')
    }
    if (snapshot.customer.erasedAt !== null) {
      await closeErasedCustomer(ctx, snapshot)
      return refuse('erased')
    }
    const providerState = await ctx.payments.readCustomer(customerId)
    if (providerState && question < MAX_QUESTIONS && (await changeAtProvider(ctx, snapshot, providerState)))
      continue
    try {
      await apply(ctx, snapshot, providerState ?? { customerId, subscriptions: [], checkouts: [] })
    } catch (error) {
      if (!isOutdated(error) || question === MAX_QUESTIONS) throw error
      continue
    }
    if (providerState) return ok(providerState)
    ctx.log.error('customer not found at the payment provider', { customerId })
    return refuse('lost')
  }
}

async function apply(
  ctx: AppContext,
  snapshot: CustomerSnapshot,
  providerState: ProviderCustomer,
): Promise<void> {
  const { customer, askedAt, eventIds } = snapshot
  const { id, userId, childId } = customer
  if (providerState.subscriptions.filter(isLive).length > 1)
    ctx.log.error('customer has two live subscriptions', { customerId: id })
  const bought = await boughtStatements(ctx, snapshot, providerState)
  const user = learnerOf(customer)
  const planHolder = userId === null ? null : user
  const returned = user === null ? [] : await returnedPaymentStatements(ctx, user)
  const notices =
    userId === null ? [] : await planNoticeStatements(ctx, { userId, childId }, providerState.subscriptions)
  const applied = runBatch(ctx.db, [
    failIfOutdated(ctx, snapshot),
    ...notices,
    ...(planHolder === null
      ? []
      : planStatements(
          ctx,
          planHolder,
          providerState.subscriptions.map((subscription) => ({
            ...planOf(subscription, planHolder, askedAt),
            payerId: childId === null ? null : userId,
          })),
        )),
    ...bought.statements,
    // What a guest's secret held when the account took it over, and what came later all the same.
    ...(customer.claimedBy !== null && customer.claimHash !== null
      ? [claimStatement(ctx, customer.claimHash, customer.claimedBy)]
      : []),
    ...(user !== null ? [...firstPaymentStatements(ctx, user), ...returned] : []),
    ...(eventIds.length > 0 ? [eventsDone(ctx, eventIds)] : []),
    ctx.db
      .update(customers)
      .set({
        knownAt: askedAt,
        reconcileAt: nextReconcile(ctx.now(), providerState, bought.rows, { isGuest: user === null }),
      })
      .where(eq(customers.id, id)),
  ])
  // Before the batch is awaited: a reader who leaves ends the call, and what was written would be told to nobody.
  if (user !== null)
    ctx.waitUntil(applied.then(() => syncPassClock(ctx, user, bought.passes)).catch(() => {}))
  await applied
  for (const address of bought.consented) await linkConsentedChildren(ctx, address)
  if (bought.hasMail || notices.length > 0 || bought.consented.length > 0) ctx.waitUntil(deliverMessages(ctx))
}

/** What our rules change at the provider before its answer is applied. Answers whether there was anything: it is asked anew then. */
async function changeAtProvider(
  ctx: AppContext,
  snapshot: CustomerSnapshot,
  providerState: ProviderCustomer,
): Promise<boolean> {
  // What it has changed may renew no longer: the rest is for the next answer.
  if (await stopIneligiblePayer(ctx, snapshot, providerState)) return true
  if (await stopSecondPlan(ctx, snapshot, providerState)) return true
  const hasRefunded = await refundConsentCharges(ctx, snapshot, providerState)
  return (await endRenewals(ctx, snapshot, providerState)) || hasRefunded
}

/** For whoever may not pay (any more: refuse-paying.ts) nothing renews. Answers whether something had to be changed for it. */
async function endRenewals(
  ctx: AppContext,
  { customer }: CustomerSnapshot,
  { subscriptions }: ProviderCustomer,
): Promise<boolean> {
  const renewing = subscriptions.filter((one) => isLive(one) && !one.cancelAtPeriodEnd)
  const paying = payingOf(customer)
  if (paying === null || renewing.length === 0 || (await refusePaying(ctx, paying)) === null) return false
  for (const { id } of renewing) await ctx.payments.cancelAtPeriodEnd(ctx.newId(), id)
  return true
}

async function boughtStatements(
  ctx: AppContext,
  { customer, rows }: CustomerSnapshot,
  providerState: ProviderCustomer,
) {
  const holder = holderOfCustomer(customer)
  const paying = payingOf(customer)
  // Only what changes is written to somebody.
  const hasNews = rows.some((row) => {
    const session = providerState.checkouts.find((checkout) => isSameCheckout(row, checkout))
    return session && !isApplied(row, session)
  })
  const readers = paying !== null && hasNews ? await readPaymentMailRecipients(ctx, paying) : null
  const email = readers?.own ?? null
  const copies = readers?.grownUps ?? []
  const forChild = readers?.forChild
  const statements: Statement[] = []
  const after: Pick<(typeof rows)[number], 'kind' | 'status' | 'createdAt'>[] = []
  const consented: string[] = []
  const passes = new Set<PassLevel>()
  let hasMail = false
  for (const row of rows) {
    const session = providerState.checkouts.find((checkout) => isSameCheckout(row, checkout))
    if (row.kind === 'consent' && session) {
      const applied = await consentChargeStatements(ctx, row, session, customer.claimHash ?? '')
      statements.push(...applied.statements)
      if (applied.address !== null) consented.push(applied.address)
      after.push({ ...row, status: checkoutStatusOf(session) })
    } else if (session) {
      const applied = await checkoutStatements(ctx, row, session, { holder, email, copies, forChild })
      statements.push(...applied.statements)
      hasMail ||= applied.hasMail
      const product = productOf(row)
      if (product.kind === 'pass' && applied.statements.length > 0) passes.add(product.item)
      after.push({ ...row, status: checkoutStatusOf(session) })
    } else if (row.status === 'open' && ctx.now() - row.createdAt > OPENING_MS) {
      statements.push(closedStatement(ctx, row.id))
    } else after.push(row)
    // A second session of the same checkout: its address was shown to nobody, but should it be paid, it is paid.
    for (const other of providerState.checkouts)
      if (other !== session && other.key === row.id && row.sessionId !== null && row.kind !== 'consent')
        statements.push(...itemStatements(ctx, row, other, holder))
  }
  return { statements, rows: after, hasMail, passes, consented }
}

/** Who gets what this customer has bought. */
function holderOfCustomer(customer: CustomerSnapshot['customer']): Holder {
  const user = learnerOf(customer)
  const { claimHash } = customer
  if (user !== null) return { userId: user }
  if (claimHash !== null) return { claimHash }
  throw new Error('a customer who is nobody')
}
