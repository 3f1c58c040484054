// Inserts and upserts. All rows of a request go in together or not at all.

import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { allColumns, ruleSql } from './conditions.ts'
import { constraintRefusal } from './constraint-refusal.ts'
import { type DataResult, dataGateRefusal, dataRefusal } from './data-refusals.ts'
import type { Column, Table } from './declare-table.ts'
import { acceptRow, parseNewRows, type Row } from './parse-body.ts'
import type { Query } from './parse-query.ts'
import type { Principal } from './principal.ts'
import { insertByVerb } from './row-verbs.server.ts'
import {
  notOneRow,
  type ResultOptions,
  type Rows,
  type StoredRow,
  showRow,
  violatesRowSecurity,
} from './rows.ts'

/** What happens to a row whose key is taken: a refusal, the old row changed, or the new one passed over. */
export type Resolution = 'none' | 'merge' | 'ignore'

/** Stores the rows of `body`; an upsert changes only the columns the body names. */
export const insertRows = verb(
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
  body: unknown,
  resolution: Resolution,
  { single, count }: ResultOptions,
): Promise<DataResult<Rows>> {
  if (query.filters.length > 0 || query.limit !== null || query.offset > 0 || query.order.length > 0)
    return dataRefusal('PGRST100', 'filters, limit, offset and order have no meaning on an insert')
  const target = conflictTarget(table, query)
  if (!target.ok) return target
  const parsed = parseNewRows(ctx, table, body, query.columns)
  if (!parsed.ok) return parsed
  if (!parsed.value.rows.every((row) => mayInsert(table, row, principal)))
    return violatesRowSecurity(table.name)
  const rows: Row[] = []
  for (const row of parsed.value.rows) {
    const accepted = acceptRow(table, row)
    if (!accepted.ok) return accepted
    rows.push(accepted.value)
  }
  if (single && rows.length !== 1) return notOneRow(rows.length)
  if (table.verbs && principal.userId !== null) {
    if (resolution !== 'none') return dataRefusal('42501', `rows of ${table.name} are not merged`)
    const call = { verbs: table.verbs, userId: principal.userId, options: { single, count } }
    return insertByVerb(ctx, table, query, rows, call)
  }
  if (resolution === 'merge' && (await meetsOthers(ctx, table, rows, principal, target.value)))
    return violatesRowSecurity(table.name)
  const upsert = { resolution, target: target.value, named: parsed.value.named, principal }
  const [first, ...others] = rows.map((row) => statement(ctx, table, row, upsert))
  let stored: StoredRow[]
  try {
    stored = first ? (await ctx.db.batch([first, ...others])).flat() : []
  } catch (error) {
    return constraintRefusal(table, error)
  }
  if (single && stored.length !== 1) return notOneRow(stored.length)
  const shown = stored.map((row) => showRow(query, row))
  return { ok: true, value: { rows: shown, total: count ? shown.length : null } }
}

function conflictTarget({ uniqueKeys }: Table, { onConflict }: Query): DataResult<readonly Column[]> {
  if (onConflict === null) return { ok: true, value: uniqueKeys[0] }
  const key = uniqueKeys.find(
    (columns) =>
      columns.length === onConflict.length && columns.every((column) => onConflict.includes(column)),
  )
  return key
    ? { ok: true, value: key }
    : dataRefusal(
        '42P10',
        'there is no unique or exclusion constraint matching the ON CONFLICT specification',
      )
}

function mayInsert({ columns, rules: { insert } }: Table, row: Row, { userId }: Principal): boolean {
  if (typeof insert === 'string') return insert === 'everyone'
  const owner = columns.get(insert.ownedBy)
  return owner !== undefined && userId !== null && row.get(owner) === userId
}

interface Upsert {
  resolution: Resolution
  /** The key whose being taken is settled by `resolution`. */
  target: readonly Column[]
  named: readonly Column[]
  principal: Principal
}

/** One statement a row, in one batch: a statement may bind only 100 values. */
function statement(
  ctx: AppContext,
  table: Table,
  row: Row,
  { resolution, target, named, principal }: Upsert,
) {
  const on = target.map(({ column }) => column)
  const insert = ctx.db
    .insert(table.source)
    .values(Object.fromEntries([...row].map(([{ key }, value]) => [key, value])))
  if (resolution === 'merge')
    insert.onConflictDoUpdate({
      target: on,
      set: mergedValues(row, named, target),
      setWhere: ruleSql(table, table.rules.update, principal),
    })
  if (resolution === 'ignore') insert.onConflictDoNothing({ target: on })
  return insert.returning(allColumns(table))
}

/** What an upsert changes in a row that is there: what the body names, and the time of the change. */
function mergedValues(row: Row, named: readonly Column[], target: readonly Column[]): Record<string, SQL> {
  const changing = [...row.keys()].filter(
    (column) =>
      !target.includes(column) && (column.kept ? column.kept === 'when-changed' : named.includes(column)),
  )
  const set = changing.length > 0 ? changing : target
  return Object.fromEntries(set.map(({ key, name }) => [key, sql`excluded.${sql.identifier(name)}`]))
}

/** Values a statement may bind in D1, less some for the rule. */
const BOUND_VALUES = 90

/** Whether an upsert would change a row that is not the principal's to change. */
async function meetsOthers(
  ctx: AppContext,
  table: Table,
  rows: readonly Row[],
  principal: Principal,
  target: readonly Column[],
): Promise<boolean> {
  const { update } = table.rules
  // Each new row is the principal's own by its owner column; where that is part of the key, so is the row it meets.
  if (typeof update === 'object' && target.some(({ name }) => name === update.ownedBy)) return false
  const step = Math.floor(BOUND_VALUES / target.length)
  for (let from = 0; from < rows.length; from += step) {
    const same = rows
      .slice(from, from + step)
      .map((row) => and(...target.map((column) => eq(column.column, row.get(column) ?? null))))
    const found = await ctx.db
      .select({ one: sql`1` })
      .from(table.source)
      .where(and(or(...same), sql`(${ruleSql(table, update, principal)}) is not true`))
      .get()
    if (found) return true
  }
  return false
}
