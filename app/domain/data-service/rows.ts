// What every call of the data service answers with: rows as the client asked to see them, and how many there are.
import { valueToJson } from './column-types.ts'
import { type DataRefusal, dataRefusal } from './data-refusals.ts'
import type { Query } from './parse-query.ts'

export type StoredRow = Readonly<Record<string, unknown>>
export type ShownRow = Readonly<Record<string, unknown>>

export interface Rows {
  readonly rows: readonly ShownRow[]
  /** Of all rows that match, however many are shown; null when nobody asked. */
  readonly total: number | null
}

/** What a caller wants beside its query. */
export interface ResultOptions {
  /** Exactly one row, or a refusal and no change. */
  readonly single: boolean
  readonly count: boolean
}

/** A stored row with the columns, names and JSON values the client asked for. */
export function showRow({ shown }: Query, row: StoredRow): ShownRow {
  return Object.fromEntries(shown.map(({ column, as }) => [as, valueToJson(column.type, row[column.name])]))
}

export function notOneRow(count: number): DataRefusal {
  return dataRefusal(
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    `The result contains ${count} rows`,
  )
}

export function violatesRowSecurity(table: string): DataRefusal {
  return dataRefusal('42501', `new row violates row-level security policy for table "${table}"`)
}
