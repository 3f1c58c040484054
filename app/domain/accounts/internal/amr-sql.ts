// How a session's list of proofs changes inside an UPDATE, so that two at the same moment lose nothing.
import { type SQL, sql } from 'drizzle-orm'
import { sessions } from '../accounts.schema.ts'
import type { AmrMethod } from '../accounts.types.ts'

/** The list with `method` as its newest entry; an older entry of the same method goes. `at` in milliseconds. */
export function amrWith(method: AmrMethod, at: number): SQL<string> {
  return sql`(
    select json_group_array(json(entry)) from (
      select json_object('method', ${method}, 'timestamp', ${Math.floor(at / 1000)}) as entry
      union all
      select value from json_each(${sessions.amr}) where json_extract(value, '$.method') <> ${method}
    ))`
}

/** The list without `method`. */
export function amrWithout(method: AmrMethod): SQL<string> {
  return sql`(
    select json_group_array(json(value)) from json_each(${sessions.amr})
    where json_extract(value, '$.method') <> ${method})`
}
