import { and, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { ages } from './consent.schema.ts'

/** Whether a column holds the id of somebody who is an adult by now, as they said. */
export function isAdultSql(ctx: AppContext, column: SQLWrapper): SQL {
  const adult = and(sql`${ages.userId} = ${column}`, lte(ages.adultOn, ctx.now()))
  return sql`exists (select 1 from ${ages} where ${adult})`
}
