import { count as countOf } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { allColumns, orderSql, wantedRows } from './conditions.ts'
import { type DataResult, dataGateRefusal, dataRefusal } from './data-refusals.ts'
import type { Table } from './declare-table.ts'
import type { Query } from './parse-query.ts'
import type { Principal } from './principal.ts'
import { notOneRow, type ResultOptions, type Rows, showRow } from './rows.ts'

/** An answer holds this many rows at most, whatever limit was asked for. */
export const MAX_ROWS_SHOWN = 1000

/** The rows a query asks for, as far as the principal may see them; rows of others are not there. */
export const readRows = verb(
  {
    actor: 'anyone_or_owner',
    owner: (_table, _query, { userId }) => userId,
    budgets: ['data_service'],
    notice: null,
  },
  run,
  dataGateRefusal,
)

async function run(
  ctx: AppContext,
  table: Table,
  query: Query,
  principal: Principal,
  { single, count }: ResultOptions,
): Promise<DataResult<Rows>> {
  if (principal.userId !== null) await table.beforeRead?.(ctx, principal.userId)
  const where = wantedRows(table, query, principal, [table.rules.select])
  const reading = ctx.db
    .select(allColumns(table))
    .from(table.source)
    .where(where)
    .orderBy(...orderSql(table, query.order))
    .limit(Math.min(query.limit ?? MAX_ROWS_SHOWN, MAX_ROWS_SHOWN))
    .offset(query.offset)
  const counting = ctx.db.select({ total: countOf() }).from(table.source).where(where)
  const [found, counted] = count ? await ctx.db.batch([reading, counting]) : [await reading, []]
  const total = counted[0]?.total ?? null
  if (single && found.length !== 1) return notOneRow(found.length)
  if (total !== null && query.offset > total)
    return dataRefusal(
      'PGRST103',
      'Requested range not satisfiable',
      `An offset of ${query.offset} was requested, but there are only ${total} rows.`,
    )
  return { ok: true, value: { rows: found.map((row) => showRow(query, row)), total } }
}
