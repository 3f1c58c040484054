import { isUniqueViolation } from '#app/db/is-unique-violation.ts'
import { runBatch } from '#app/db/run-batch.ts'
import { planStatements } from '#app/domain/access/plan-statements.server.ts'
import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import { readPlans } from '#app/domain/access/read-plans.server.ts'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { isPaidTier, reaches, TRIAL_MS } from '#app/domain/catalogue/plans.ts'
import { plainAddress } from '#app/domain/consent/same-mailbox.ts'
import { isLimited } from '#app/domain/profiles/is-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { keyedHash } from '#app/platform/keys.server.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { trialAddresses, trials } from './billing.schema.ts'
import type { BillingCode } from './billing.types.ts'
import { subscriptionOf } from './subscription.ts'

/**
 * 24 hours of a paid plan without a card, once a person and once an address; back to what was before by itself. Refused while a
 * subscription is there whose money is missing, was refunded or is disputed (`payment_past_due`): that comes first.
 */
export const startTrial = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, tier }: { userId: string; tier: string },
): Promise<Result<{ endsAt: number }, BillingCode>> {
  if (!isPaidTier(tier)) return refuse('unknown_plan')
  if (await isLimited(ctx, userId)) return refuse('consent_required')
  const held = await readEntitlements(ctx, { userId })
  if (reaches(held.tier, tier)) return refuse('already_subscribed')
  const { live } = subscriptionOf(await readPlans(ctx, userId), ctx.now())
  if (live && (live.isPastDue || live.endsAt <= ctx.now())) return refuse('payment_past_due')
  const hashes = await addressHashes(ctx, userId)
  const now = ctx.now()
  const endsAt = now + TRIAL_MS
  const plan = {
    id: `trial:${userId}`,
    userId,
    source: 'trial',
    tier,
    startsAt: now,
    endsAt,
    knownAt: now,
  } as const
  try {
    // The first statements are what makes it once: a second one fails, and its plan with it.
    await runBatch(ctx.db, [
      ctx.db.insert(trials).values({ userId, tier, startedAt: now }),
      ...hashes.map((addressHash) => ctx.db.insert(trialAddresses).values({ addressHash, startedAt: now })),
      ...planStatements(ctx, userId, [plan]),
    ])
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('trial_used')
    throw error
  }
  return ok({ endsAt })
}

async function addressHashes(ctx: AppContext, userId: string): Promise<string[]> {
  const account = await readAccount(ctx, userId)
  const email = account?.email ?? null
  const addresses = [email === null ? null : plainAddress(email), account?.phone ?? null]
  return Promise.all(
    addresses
      .filter((address) => address !== null)
      .map((address) => keyedHash(ctx.config, 'trial address', address)),
  )
}
