import { and, gt, inArray, isNull, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { consents } from './consent.schema.ts'
import type { ConsentMethod } from './consent.types.ts'
import { LEVEL_OF } from './consent-levels.ts'

const ADULT_METHODS = (Object.keys(LEVEL_OF) as ConsentMethod[]).filter(
  (method) => LEVEL_OF[method] === 'adult',
)

/**
 * Whether a column holds the id of a child below the age for whom no proved adult's yes stands now; for statements in a batch. Who
 * may reach others otherwise is the standing's to say.
 */
export function awaitsProvedAdultSql(ctx: AppContext, column: SQLWrapper): SQL {
  const hasNone = or(
    isNull(consents.confirmedAt),
    isNull(consents.method),
    not(inArray(consents.method, ADULT_METHODS)),
  )
  const child = and(sql`${consents.childId} = ${column}`, gt(consents.ofAgeOn, ctx.now()), hasNone)
  return sql`exists (select 1 from ${consents} where ${child})`
}
