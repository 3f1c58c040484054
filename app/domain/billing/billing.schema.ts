// What we know of payments. No card, name or address is stored here: the provider keeps those. Amounts are US cents, times
// milliseconds since the epoch.
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { INTERVALS, PAID_TIERS } from '#app/domain/catalogue/plans.ts'
import { LOCALES } from '#app/i18n/locales.ts'

/**
 * Someone at the provider: an account of ours, a guardian once more for each child they pay for, or a guest who holds a claim
 * secret. Made before any checkout.
 */
export const customers = sqliteTable(
  'customers',
  {
    /** The provider's id. */
    id: text('id').primaryKey(),
    /** Who pays. */
    userId: text('user_id'),
    /** Whose everything bought is, where a guardian pays for a child; null: the payer's own. */
    childId: text('child_id'),
    /** SHA-256 of the guest's claim secret; of a grown-up who proves to be one, of the token in the link they were mailed. */
    claimHash: text('claim_hash'),
    /** The account a guest's purchases have joined. */
    claimedBy: text('claimed_by'),
    /** When the provider was last asked: rises with every question, also within a millisecond, so that answers have an order. */
    askedAt: integer('asked_at').notNull(),
    /** When the newest state we have applied was asked for; older answers are dropped. */
    knownAt: integer('known_at').notNull(),
    /** When the scheduled job reads it from the provider next (reconcile-payments); null: nothing is to be expected. */
    reconcileAt: integer('reconcile_at'),
    /** The account is gone; the row stays until nothing of it can cost anybody money. */
    erasedAt: integer('erased_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('customers_user').on(table.userId).where(sql`${table.childId} is null`),
    uniqueIndex('customers_child').on(table.childId, table.userId),
    uniqueIndex('customers_claim').on(table.claimHash),
    index('customers_claimed').on(table.claimedBy),
    index('customers_reconcile').on(table.reconcileAt),
  ],
)

/** A checkout we opened: one a press of "buy", whatever is retried. */
export const checkouts = sqliteTable(
  'checkouts',
  {
    /** Our own key of the press, also the provider's idempotency key. */
    id: text('id').primaryKey(),
    /** The provider's checkout session; null until it has answered. */
    sessionId: text('session_id'),
    customerId: text('customer_id').notNull(),
    kind: text('kind', { enum: ['subscription', 'pass', 'add-on', 'consent'] }).notNull(),
    /** Tier, pass level or add-on; `card` for a consent. */
    item: text('item').notNull(),
    interval: text('billing_interval', { enum: INTERVALS }),
    amount: integer('amount').notNull(),
    /** The buyer's, for the provider's page and the receipt. */
    locale: text('locale', { enum: LOCALES }).notNull(),
    status: text('status', { enum: ['open', 'paid', 'failed', 'expired', 'refunded', 'disputed'] }).notNull(),
    url: text('url'),
    /** The buyer is through at the provider and the money is on its way. */
    isPending: integer('is_pending', { mode: 'boolean' }).notNull().default(false),
    /** When a buyer's question about this checkout was last put to the provider. */
    verifiedAt: integer('verified_at').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    closedAt: integer('closed_at'),
  },
  (table) => [
    uniqueIndex('checkouts_session').on(table.sessionId),
    index('checkouts_customer').on(table.customerId),
    index('checkouts_status').on(table.status, table.createdAt),
  ],
)

/** Events the provider has told us of, by its id. Only the customer id in them is believed. */
export const paymentEvents = sqliteTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    receivedAt: integer('received_at').notNull(),
    /** null: claimed but not converged yet; the scheduled job takes it up again. */
    doneAt: integer('done_at'),
  },
  (table) => [
    index('payment_events_done').on(table.doneAt, table.receivedAt),
    index('payment_events_customer').on(table.customerId, table.doneAt),
  ],
)

/** Who has had their trial: once a person. */
export const trials = sqliteTable('trials', {
  userId: text('user_id').primaryKey(),
  tier: text('tier', { enum: PAID_TIERS }).notNull(),
  startedAt: integer('started_at').notNull(),
  /** When it was said that it ends soon, or found that nobody has to be told. */
  remindedAt: integer('reminded_at'),
})

/**
 * Mailboxes and numbers an account had a trial with, as keyed hashes: an erased account leaves this behind for a year, so that
 * the same address gets no second trial. It says of an address that is shown whether it is here, and names none.
 */
export const trialAddresses = sqliteTable(
  'trial_addresses',
  {
    addressHash: text('address_hash').primaryKey(),
    startedAt: integer('started_at').notNull(),
  },
  (table) => [index('trial_addresses_started').on(table.startedAt)],
)
