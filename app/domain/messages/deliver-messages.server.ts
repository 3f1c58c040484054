// Delivery is at least once. Whoever delivers claims rows for a minute with one conditional UPDATE, so that no two send
// the same; a deliverer killed half way leaves rows that fall due again. A mail service that knows the message's id
// (Idempotency-Key) drops the second of the two a kill can cause.

import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { verb } from '#app/platform/verb.ts'
import { type MessageRow, openMessage } from './internal/content.ts'
import { outgoingMessages } from './messages.schema.ts'
import { GIVE_UP_MS, lifetimeOf } from './messages.types.ts'

/** Longer than a round of BATCH deliveries takes with every one of them timing out (workers/messenger: 10 s each). */
export const LEASE_MS = 60_000
const BATCH = 20
/** Rounds of one call: what is left waits for the next call or the cron. */
const MAX_ROUNDS = 10

const FIRST_RETRY_MS = 60_000
const SLOWEST_RETRY_MS = 3_600_000

/** Milliseconds to wait after the `attempts`-th failure: 1 min, 2, 4, ... at most an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1), SLOWEST_RETRY_MS)
}

/**
 * Delivers what is due and answers how many messages went out. May run at any time and many times at once. A message
 * that cannot be delivered stays for a later call, until it is too old to help anybody.
 */
export const deliverMessages = verb({ actor: 'anyone', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  let delivered = 0
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const claimed = await claimDue(ctx)
    const outcomes = await Promise.all(claimed.map((row) => deliverOne(ctx, row)))
    delivered += outcomes.filter((sent) => sent).length
    if (claimed.length < BATCH) break
  }
  return delivered
}

/** Drops decoys and what is given up, then takes up to BATCH due rows for LEASE_MS. */
async function claimDue(ctx: AppContext): Promise<MessageRow[]> {
  const now = ctx.now()
  const givenUp = now - GIVE_UP_MS
  const isDue = and(isNull(outgoingMessages.deliveredAt), lte(outgoingMessages.dueAt, now))
  const due = ctx.db
    .select({ id: outgoingMessages.id })
    .from(outgoingMessages)
    .where(and(isDue, eq(outgoingMessages.decoy, false), gt(outgoingMessages.createdAt, givenUp)))
    .orderBy(asc(outgoingMessages.dueAt))
    .limit(BATCH)
  const [, claimed] = await ctx.db.batch([
    ctx.db
      .delete(outgoingMessages)
      .where(and(isDue, or(eq(outgoingMessages.decoy, true), lte(outgoingMessages.createdAt, givenUp)))),
    ctx.db
      .update(outgoingMessages)
      .set({ dueAt: now + LEASE_MS, attempts: sql`${outgoingMessages.attempts} + 1` })
      .where(inArray(outgoingMessages.id, due))
      .returning(),
  ])
  return claimed
}

/** True when the message went out. */
async function deliverOne(ctx: AppContext, row: MessageRow): Promise<boolean> {
  const message = await openMessage(ctx, row)
  if (message === null || row.createdAt + lifetimeOf(message) <= ctx.now()) {
    const reason = message === null ? 'it cannot be read' : 'it is too late'
    ctx.log.error('message dropped', { messageId: row.id, channel: row.channel, reason })
    await ctx.db.delete(outgoingMessages).where(eq(outgoingMessages.id, row.id))
    return false
  }
  try {
    await ctx.messenger.deliver(message, row.id)
  } catch (error) {
    await putBack(ctx, row, error)
    return false
  }
  await settle(ctx, row)
  return true
}

/** Only a developer reads delivered messages; anywhere else nothing of them is kept. */
async function settle(ctx: AppContext, { id }: MessageRow): Promise<void> {
  const isThis = eq(outgoingMessages.id, id)
  if (ctx.config.environment === 'development') {
    await ctx.db.update(outgoingMessages).set({ deliveredAt: ctx.now() }).where(isThis)
  } else {
    await ctx.db.delete(outgoingMessages).where(isThis)
  }
}

async function putBack(ctx: AppContext, row: MessageRow, error: unknown): Promise<void> {
  const { id, channel, attempts, dueAt } = row
  ctx.log.error('message not delivered', { messageId: id, channel, attempts, ...errorFields(error) })
  // Only while it is still ours: after a lapsed lease somebody else may have it.
  const isOurs = and(eq(outgoingMessages.id, id), eq(outgoingMessages.dueAt, dueAt))
  await ctx.db
    .update(outgoingMessages)
    .set({ dueAt: ctx.now() + retryDelay(attempts) })
    .where(isOurs)
}
