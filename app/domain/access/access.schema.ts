// What people have a right to, and what they have used of it. Entitlements are computed from plans and grants at the moment
// they are asked for (entitlements.ts); `subscribers` repeats the plan in force in the shape API clients read.
// Times are milliseconds since the epoch.

import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { ADD_ONS, PASS_LEVELS } from '#app/domain/catalogue/one-time-items.ts'
import { QUOTAS } from '#app/domain/catalogue/plan-limits.ts'
import { INTERVALS, TIERS } from '#app/domain/catalogue/plans.ts'

/** As SQL writes them. */
const TIER_LIST = sql.raw(TIERS.map((tier) => `'${tier}'`).join(', '))

/** A plan of someone's: a subscription, a trial, days won as a reward. */
export const plans = sqliteTable(
  'plans',
  {
    /** Names where it comes from, so that it is granted once: the provider's subscription id, `trial:…`, `reward:…`. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    source: text('source', { enum: ['subscription', 'trial', 'reward'] }).notNull(),
    tier: text('tier', { enum: TIERS }).notNull(),
    interval: text('billing_interval', { enum: INTERVALS }),
    startsAt: integer('starts_at').notNull(),
    endsAt: integer('ends_at'),
    /** As the provider calls it: active, past_due, canceled ...; null for plans that are not its. */
    status: text('status'),
    /** The guardian who pays for it; null: the user, or nobody. */
    payerId: text('payer_id'),
    cancelsAtEnd: integer('cancels_at_end', { mode: 'boolean' }).notNull().default(false),
    /** When the state this row tells was asked for; older knowledge never overwrites newer. */
    knownAt: integer('known_at').notNull(),
  },
  (table) => [
    index('plans_user').on(table.userId),
    index('plans_ends').on(table.endsAt),
    index('plans_payer').on(table.payerId),
    check('plans_tier', sql`${table.tier} in (${TIER_LIST})`),
  ],
)

/** The plan in force, one row a user, as /rest/v1/subscribers shows it. */
export const subscribers = sqliteTable('subscribers', {
  userId: text('user_id').primaryKey(),
  subscribed: integer('subscribed', { mode: 'boolean' }).notNull(),
  subscriptionTier: text('subscription_tier', { enum: TIERS }).notNull(),
  subscriptionEnd: integer('subscription_end'),
  billingInterval: text('billing_interval', { enum: INTERVALS }),
  updatedAt: integer('updated_at').notNull(),
})

/** A pass or an add-on that someone holds: bought (one a checkout) or given. */
export const grants = sqliteTable(
  'grants',
  {
    /** Names where it comes from, so that it is granted once: `checkout:…`, `reward:…`. */
    id: text('id').primaryKey(),
    /** null while a guest holds it by the claim secret whose hash stands beside. */
    userId: text('user_id'),
    /** SHA-256 of the guest's claim secret; gone once an account has claimed it. */
    claimHash: text('claim_hash'),
    item: text('item', { enum: [...PASS_LEVELS, ...ADD_ONS] }).notNull(),
    startsAt: integer('starts_at').notNull(),
    endsAt: integer('ends_at'),
    /** Refunded or disputed: counts for nothing from here on. */
    revokedAt: integer('revoked_at'),
  },
  (table) => [
    index('grants_user').on(table.userId),
    index('grants_claim').on(table.claimHash),
    index('grants_ends').on(table.endsAt),
  ],
)

/** How much of a quota was used in a period. The period is part of the key, so that a new one begins by itself. */
export const quotaUses = sqliteTable(
  'quota_uses',
  {
    userId: text('user_id').notNull(),
    quota: text('quota', { enum: QUOTAS }).notNull(),
    /** '2026-11-21', '2026-11' or 'ever', by the user's own calendar. */
    period: text('period').notNull(),
    used: integer('used').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.quota, table.period] })],
)

/** A feature opened for some minutes; the countdown itself runs in the user's clock object. */
export const timedAccesses = sqliteTable(
  'timed_accesses',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    feature: text('feature').notNull(),
    startedAt: integer('started_at').notNull(),
    endsAt: integer('ends_at').notNull(),
    /** When it was ended, early or by its time; null while it runs. */
    endedAt: integer('ended_at'),
  },
  (table) => [
    uniqueIndex('timed_accesses_running')
      .on(table.userId, table.feature)
      .where(sql`${table.endedAt} is null`),
    index('timed_accesses_ends').on(table.endsAt),
  ],
)
