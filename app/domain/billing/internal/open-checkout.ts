import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import { type Charge, CONSENT_CHARGE, priceOf, productOf } from '#app/domain/catalogue/products.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { CheckoutFrame, HostedCheckout } from '#app/platform/payments.ts'
import { trustedUrl } from '#app/request/trusted-url.ts'
import { productName } from '#app/words/products.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { checkouts, customers } from '../billing.schema.ts'
import type { StartedCheckout } from '../billing.types.ts'
import { closedStatement } from './checkout-statements.ts'
import type { CheckoutRow } from './checkout-status.ts'
import { isKeptSql } from './customers.ts'
import { OPEN_RECONCILE_MS } from './next-reconcile.ts'

/** How long an open checkout is offered again; the provider's own page lasts a day. */
const REUSE_MS = 12 * 60 * 60_000

/**
 * Sees to it that checkouts in the way of a new one can no longer be paid: of subscriptions there is one altogether. Answers
 * whether there were any; they may just have been paid all the same, so the customer is to be converged again.
 * @throws PaymentsUnavailable
 */
export async function expireCompetingCheckouts(
  ctx: AppContext,
  customerId: string,
  product: Charge,
): Promise<boolean> {
  const rows = await openRows(ctx, competingWith(customerId, product))
  const outdated = rows.filter((row) => !isOffered(ctx, row, product))
  for (const { id, sessionId } of outdated) {
    if (sessionId !== null) await ctx.payments.expireCheckout(sessionId)
    else await runBatch(ctx.db, [closedStatement(ctx, id)])
  }
  return outdated.length > 0
}

/**
 * The one open checkout a customer has for a product, made when there is none: however often "buy" is pressed, there is one
 * to pay. `checkout_closed`: this press of the button has had its checkout, another press overtook it, or
 * the account was erased meanwhile.
 * @throws PaymentsUnavailable
 */
export async function openCheckout(
  ctx: AppContext,
  { customerId, key, product }: { customerId: string; key: string; product: Charge },
): Promise<Result<StartedCheckout, 'checkout_closed'>> {
  const id = [customerId, product.kind, product.item, intervalOf(product) ?? 'once', key].join(':')
  const competing = competingWith(customerId, product)
  const now = ctx.now()
  const [, opened, kept] = await ctx.db.batch([
    ctx.db
      .insert(checkouts)
      .select(
        sql`select ${id}, null, ${customerId}, ${product.kind}, ${product.item}, ${intervalOf(product)},
          ${priceOf(product)}, ${ctx.caller.locale}, 'open', null, 0, 0, ${now}, null
          where not exists (select 1 from ${checkouts} where ${competing}) and ${isKeptSql(customerId)}`,
      )
      .onConflictDoNothing(),
    openRows(ctx, competing),
    ctx.db
      .update(customers)
      .set({
        reconcileAt: sql`min(coalesce(${customers.reconcileAt}, ${now + OPEN_RECONCILE_MS}), ${now + OPEN_RECONCILE_MS})`,
      })
      .where(and(eq(customers.id, customerId), isNull(customers.erasedAt)))
      .returning({ id: customers.id }),
  ])
  if (kept.length === 0) return refuse('checkout_closed')
  const row = opened.find((open) => isOffered(ctx, open, product))
  if (!row) return refuse('checkout_closed')
  if (row.url !== null && row.sessionId !== null) return started({ url: row.url, sessionId: row.sessionId })
  return askForPage(ctx, row)
}

function started({ url, sessionId }: HostedCheckout): Result<StartedCheckout, never> {
  return ok({ url: trustedUrl(url), sessionId })
}

function intervalOf(product: Charge) {
  return product.kind === 'subscription' ? product.interval : null
}

/** Open checkouts that must not be paid beside one for this product. */
function competingWith(customerId: string, { kind, item }: Charge): SQL | undefined {
  return and(
    eq(checkouts.customerId, customerId),
    eq(checkouts.status, 'open'),
    eq(checkouts.kind, kind),
    kind === 'subscription' ? undefined : eq(checkouts.item, item),
  )
}

function openRows(ctx: AppContext, competing: SQL | undefined) {
  return ctx.db.select().from(checkouts).where(competing).orderBy(desc(checkouts.createdAt))
}

/** Whether an open checkout is for this very product at today's price, and fresh. */
function isOffered(ctx: AppContext, row: CheckoutRow, product: Charge): boolean {
  const isSame = row.item === product.item && row.interval === intervalOf(product)
  return isSame && row.amount === priceOf(product) && ctx.now() - row.createdAt < REUSE_MS
}

async function askForPage(
  ctx: AppContext,
  row: CheckoutRow,
): Promise<Result<StartedCheckout, 'checkout_closed'>> {
  // Should the answer be lost, the row stays: the next press asks with the same key and is given the same page.
  const page = await hostedPage(ctx, row)
  const [noted] = await ctx.db
    .update(checkouts)
    .set(page)
    .where(
      and(
        eq(checkouts.id, row.id),
        eq(checkouts.status, 'open'),
        isKeptSql(checkouts.customerId),
        or(sql`${checkouts.sessionId} is null`, eq(checkouts.sessionId, page.sessionId)),
      ),
    )
    .returning()
  if (noted) return started(page)
  // Should this fail, closeErasedCustomer finds it: of an erased account it looks until nothing opened before can be paid.
  await ctx.payments.expireCheckout(page.sessionId)
  return refuse('checkout_closed')
}

function hostedPage(ctx: AppContext, row: CheckoutRow): Promise<HostedCheckout> {
  const product = row.kind === 'consent' ? CONSENT_CHARGE : productOf(row)
  const { siteUrl } = ctx.config
  const [back, away] = WAYS[product.kind]
  const frame: CheckoutFrame = {
    key: row.id,
    customerId: row.customerId,
    locale: row.locale,
    successUrl: `${siteUrl}${back}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${siteUrl}${away}`,
  }
  return product.kind === 'subscription'
    ? ctx.payments.openSubscriptionCheckout(frame, { tier: product.item, interval: product.interval })
    : ctx.payments.openPurchaseCheckout(frame, {
        name: productName(product, row),
        amount: row.amount,
        cardOnly: product.kind === 'consent',
      })
}

/** Where a buyer comes back to: paid, and not. */
const WAYS: Readonly<Record<Charge['kind'], readonly [paid: string, unpaid: string]>> = {
  subscription: ['/subscription', '/pricing'],
  pass: ['/timed-access/success', '/store'],
  'add-on': ['/store', '/store?tab=items'],
  // Without the token of the mailed link: the provider sees these addresses.
  consent: ['/family/consent/card', '/family/consent/card'],
}
