import { sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import { TIERS } from '#app/domain/catalogue/plans.ts'
import type { AppContext } from '#app/platform/context.ts'
import { plans, subscribers } from './access.schema.ts'

export type Plan = typeof plans.$inferInsert

/**
 * The statements that note a user's plans as known at `knownAt`, for the batch of whoever knows. A plan is one row however
 * often it is told; older knowledge changes nothing. The last statement keeps the user's row of `subscribers` true.
 */
export function planStatements(ctx: AppContext, userId: string, known: readonly Plan[]): Statement[] {
  const noted = known.map((plan) =>
    ctx.db
      .insert(plans)
      .values(plan)
      .onConflictDoUpdate({
        target: plans.id,
        set: {
          tier: sql`excluded.tier`,
          interval: sql`excluded.billing_interval`,
          endsAt: sql`excluded.ends_at`,
          status: sql`excluded.status`,
          cancelsAtEnd: sql`excluded.cancels_at_end`,
          knownAt: sql`excluded.known_at`,
        },
        setWhere: sql`${plans.userId} = excluded.user_id and ${plans.knownAt} <= excluded.known_at`,
      }),
  )
  return [...noted, subscriberKept(ctx, userId)]
}

/** Writes the plan in force, as of now, into `subscribers`: the highest tier, of equal ones the one that lasts longest. */
export function subscriberKept(ctx: AppContext, userId: string): Statement {
  const now = ctx.now()
  const rank = sql`case ${plans.tier} ${sql.join(
    TIERS.map((tier, place) => sql`when ${tier} then ${place}`),
    sql` `,
  )} end`
  const inForce = sql`select ${plans.tier}, ${plans.endsAt}, ${plans.interval} from ${plans}
    where ${plans.userId} = ${userId} and ${plans.startsAt} <= ${now}
      and (${plans.endsAt} is null or ${plans.endsAt} > ${now})
    order by ${rank} desc, ${plans.endsAt} is null desc, ${plans.endsAt} desc limit 1`
  return ctx.db
    .insert(subscribers)
    .select(
      sql`select ${userId}, coalesce(tier, 'free') <> 'free', coalesce(tier, 'free'), ends_at, billing_interval, ${now}
        from (select 1) left join (${inForce}) on true where true`,
    )
    .onConflictDoUpdate({
      target: subscribers.userId,
      set: {
        subscribed: sql`excluded.subscribed`,
        subscriptionTier: sql`excluded.subscription_tier`,
        subscriptionEnd: sql`excluded.subscription_end`,
        billingInterval: sql`excluded.billing_interval`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
}
