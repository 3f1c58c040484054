// Writes of tables whose rows are made and changed by verbs of their subject: what a client sends has been checked, and has to
// be its own, as everywhere.
import { eq, type SQL, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import type { Value } from './column-types.ts'
import { allColumns } from './conditions.ts'
import { type DataResult, dataRefusal } from './data-refusals.ts'
import type { Column, RowVerbs, Table, Values } from './declare-table.ts'
import type { Row } from './parse-body.ts'
import type { Query } from './parse-query.ts'
import { notOneRow, type ResultOptions, type Rows, type StoredRow, showRow } from './rows.ts'

export interface VerbCall {
  verbs: RowVerbs
  userId: string
  options: ResultOptions
}

/** One row a request, since verbs do not go in together or not at all. */
export async function insertByVerb(
  ctx: AppContext,
  table: Table,
  query: Query,
  rows: readonly Row[],
  { verbs, userId, options }: VerbCall,
): Promise<DataResult<Rows>> {
  const [row] = rows
  if (!row || rows.length > 1) return dataRefusal('54000', `one row of ${table.name} in one request`)
  const made = await verbs.insert(ctx, userId, valuesOf(row))
  if (!made.ok) return made
  const stored = await ctx.db
    .select(allColumns(table))
    .from(table.source)
    .where(eq(keyOf(table).column, made.value))
  return shownRows(query, stored, options)
}

/** @param where the rows the principal may change and asked for */
export async function updateByVerb(
  ctx: AppContext,
  table: Table,
  query: Query,
  { where, changes }: { where: SQL | undefined; changes: Row },
  { verbs, userId, options }: VerbCall,
): Promise<DataResult<Rows>> {
  const { column, name } = keyOf(table)
  const matching = await ctx.db.select(allColumns(table)).from(table.source).where(where)
  if (options.single && matching.length !== 1) return notOneRow(matching.length)
  const keys = matching.map((row) => row[name] as Value)
  const changed = await verbs.update(ctx, userId, keys, valuesOf(changes))
  if (!changed.ok) return changed
  const isOne = sql`${column} in (select value from json_each(${JSON.stringify(keys)}))`
  return shownRows(query, await ctx.db.select(allColumns(table)).from(table.source).where(isOne), options)
}

function keyOf({ name, uniqueKeys: [[key, ...more]] }: Table): Column {
  if (!key || more.length > 0) throw new Error(`${name} has no primary key of one column`)
  return key
}

function valuesOf(row: Row): Values {
  return Object.fromEntries([...row].map(([{ key }, value]) => [key, value]))
}

function shownRows(query: Query, stored: readonly StoredRow[], { count }: ResultOptions): DataResult<Rows> {
  const rows = stored.map((row) => showRow(query, row))
  return { ok: true, value: { rows, total: count ? rows.length : null } }
}
