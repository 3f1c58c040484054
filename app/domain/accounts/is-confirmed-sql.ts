import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { users } from './accounts.schema.ts'

/** Whether a column holds the id of an account that has proved an address. */
export function isConfirmedSql(column: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${users} where ${users.id} = ${column}
    and coalesce(${users.emailConfirmedAt}, ${users.phoneConfirmedAt}) is not null)`
}
