// Who invited whom, and what it brought. Whoever invited sees numbers and rewards, never a friend.
// Times are milliseconds since the epoch.
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { REWARD_TYPES } from './rewards.ts'

export const referralCodes = sqliteTable(
  'referral_codes',
  {
    userId: text('user_id').primaryKey(),
    code: text('code').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('referral_codes_code').on(table.code)],
)

/** A friend came by a code: once a person, whatever codes they try. */
export const referrals = sqliteTable(
  'referrals',
  {
    friendId: text('friend_id').primaryKey(),
    /** null: that account is gone. */
    referrerId: text('referrer_id'),
    /** As it was then; goes with the referrer. */
    code: text('code'),
    linkedAt: integer('linked_at').notNull(),
    /** The friend's first finished game and first payment, as the server saw them. */
    firstGameAt: integer('first_game_at'),
    firstPaymentAt: integer('first_payment_at'),
  },
  (table) => [index('referrals_referrer').on(table.referrerId)],
)

export const rewards = sqliteTable(
  'rewards',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    type: text('type', { enum: REWARD_TYPES }).notNull(),
    /** Days. */
    value: integer('value').notNull(),
    /** English, for API clients; screens say it in their own language. */
    description: text('description').notNull(),
    claimed: integer('claimed', { mode: 'boolean' }).notNull(),
    claimedAt: integer('claimed_at'),
    createdAt: integer('created_at').notNull(),
    /** Reason and friend, so that each brings a reward once. Shown to nobody: it names the friend. */
    source: text('source').notNull(),
  },
  (table) => [
    uniqueIndex('rewards_source').on(table.source),
    index('rewards_user').on(table.userId, table.createdAt),
  ],
)
