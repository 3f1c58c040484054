import { type SQL, sql } from 'drizzle-orm'
import { checkouts, customers } from '#app/domain/billing/billing.schema.ts'

/** Whether one payment for a user (theirs, or a guardian's for them), of at least so many US cents, has come and was not given back or disputed. */
export function hasPaidSql(userId: string, atLeast: number): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${checkouts}
    join ${customers} on ${customers.id} = ${checkouts.customerId}
    where (${customers.childId} = ${userId}
        or (${customers.childId} is null and (${customers.userId} = ${userId} or ${customers.claimedBy} = ${userId})))
      and ${checkouts.status} = 'paid' and ${checkouts.amount} >= ${atLeast})`
}
