// Questions whose time has come: the nightly jobs act on them.
import { and, asc, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { consents } from './consent.schema.ts'
import { ASK_LIFETIME_MS, REMIND_BEFORE_MS } from './consent-state.ts'
import type { ConsentRow } from './find-consents.server.ts'

/** Questions nobody answered, a week before their end and not reminded of; longest asked first. */
export function findToRemind(ctx: AppContext, limit: number): Promise<ConsentRow[]> {
  const now = ctx.now()
  return ctx.db
    .select()
    .from(consents)
    .where(
      and(
        isNotNull(consents.pending),
        isNull(consents.confirmedAt),
        isNull(consents.remindedAt),
        gt(consents.askedAt, now - ASK_LIFETIME_MS),
        lte(consents.askedAt, now - ASK_LIFETIME_MS + REMIND_BEFORE_MS),
        // Who is old enough by then stays without a yes.
        gt(consents.ofAgeOn, now + REMIND_BEFORE_MS),
      ),
    )
    .orderBy(asc(consents.askedAt))
    .limit(limit)
}

/** Children for whom nobody said yes in time, oldest account first; erasedOn says of each row whether that still holds. */
export async function findUnconfirmed(ctx: AppContext, limit: number): Promise<string[]> {
  const now = ctx.now()
  const tooLate = now - ASK_LIFETIME_MS
  const rows = await ctx.db
    .select({ childId: consents.childId })
    .from(consents)
    .where(
      and(
        isNull(consents.confirmedAt),
        gt(consents.ofAgeOn, now),
        lte(consents.createdAt, tooLate),
        or(isNull(consents.askedAt), lte(consents.askedAt, tooLate)),
        or(isNull(consents.revokedAt), isNotNull(consents.askedAt)),
      ),
    )
    .orderBy(asc(consents.createdAt))
    .limit(limit)
  return rows.map(({ childId }) => childId)
}
