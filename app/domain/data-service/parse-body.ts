// A JSON body -> rows of accepted values, by column. What is refused here never reaches the database.
import type { AppContext } from '#app/platform/context.ts'
import { type Value, valueFromJson } from './column-types.ts'
import { type DataResult, dataRefusal } from './data-refusals.ts'
import type { Column, Table } from './declare-table.ts'
import { findColumn } from './find-column.ts'

export type Row = ReadonlyMap<Column, Value | null>

type JsonObject = Readonly<Record<string, unknown>>

/** One write at a time stays within what a batch may hold. */
const MAX_ROWS = 500

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function notJson() {
  return dataRefusal('PGRST102', 'Empty or invalid json')
}

export interface NewRows {
  readonly rows: readonly Row[]
  /** The columns the body speaks of. */
  readonly named: readonly Column[]
}

/** The rows of an insert, by type only, each with every column that has a value: sent, by default, or kept by us. */
export function parseNewRows(
  ctx: AppContext,
  table: Table,
  body: unknown,
  columns: readonly string[] | null,
): DataResult<NewRows> {
  const objects = Array.isArray(body) ? body : [body]
  if (!objects.every(isObject)) return notJson()
  if (objects.length > MAX_ROWS) return dataRefusal('54000', `more than ${MAX_ROWS} rows in one request`)
  const names = columns ?? Object.keys(objects[0] ?? {})
  if (columns === null && !objects.every((object) => sameKeys(object, names)))
    return dataRefusal('PGRST102', 'All object keys must match')
  const named = findSent(table, names)
  if (!named.ok) return named
  const rows: Row[] = []
  for (const object of objects) {
    const row = parseRow(object, named.value)
    if (!row.ok) return row
    const filled = new Map(row.value)
    for (const column of table.columns.values()) {
      if (column.kept) filled.set(column, ctx.now())
      else if (column.fallback && !filled.has(column)) filled.set(column, column.fallback(ctx))
      else if (!column.column.hasDefault && !filled.has(column)) filled.set(column, null)
    }
    rows.push(filled)
  }
  return { ok: true, value: { rows, named: named.value } }
}

/** The columns an update sets, by type only; those we keep ourselves are not among them. */
export function parseChanges(table: Table, body: unknown): DataResult<Row> {
  const object = Array.isArray(body) && body.length === 1 ? body[0] : body
  if (!isObject(object)) return notJson()
  const named = findSent(table, Object.keys(object))
  return named.ok ? parseRow(object, named.value) : named
}

/** A row as it may be stored: no null where there must be a value, each value one its column accepts. */
export function acceptRow({ name }: Table, row: Row): DataResult<Row> {
  const accepted = new Map<Column, Value | null>()
  for (const [column, value] of row) {
    if (value === null && column.column.notNull)
      return dataRefusal(
        '23502',
        `null value in column "${column.name}" of relation "${name}" violates not-null constraint`,
      )
    const kept = value === null || !column.accept ? value : column.accept(value)
    if (kept === null && value !== null)
      return dataRefusal(
        '23514',
        `new row for relation "${name}" violates check constraint "${name}_${column.name}_check"`,
      )
    accepted.set(column, kept)
  }
  return { ok: true, value: accepted }
}

function sameKeys(object: JsonObject, names: readonly string[]): boolean {
  return Object.keys(object).length === names.length && names.every((name) => Object.hasOwn(object, name))
}

function findSent(table: Table, names: readonly string[]): DataResult<Column[]> {
  const columns: Column[] = []
  for (const name of names) {
    const column = findColumn(table, name)
    if (!column.ok)
      return dataRefusal(
        'PGRST204',
        `Could not find the '${name.replaceAll('"', '')}' column of '${table.name}' in the schema cache`,
      )
    columns.push(column.value)
  }
  return { ok: true, value: columns }
}

function parseRow(object: JsonObject, columns: readonly Column[]): DataResult<Row> {
  const row = new Map<Column, Value | null>()
  for (const column of columns) {
    const sent = Object.hasOwn(object, column.name) ? object[column.name] : undefined
    const value = sent === null || sent === undefined ? null : valueFromJson(column.type, sent)
    if (value !== null && !value.ok) return value
    const hasDefault = column.fallback !== undefined || column.column.hasDefault
    if (!column.kept && !(sent === undefined && hasDefault))
      row.set(column, value === null ? null : value.value)
  }
  return { ok: true, value: row }
}
