import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from '#app/domain/accounts/accounts.schema.ts'

/** Whether a column holds the id of somebody with an account, for jobs of subjects that keep guests and users alike. */
export function isUserSql(column: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${users} where ${users.id} = ${column})`
}
