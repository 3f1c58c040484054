import { type DataResult, dataRefusal } from './data-refusals.ts'
import type { Column, Table } from './declare-table.ts'

/** The declared column of that name, quotes around it or not. */
export function findColumn(table: Table, text: string): DataResult<Column> {
  const name = text.replace(/^"(.*)"$/, '$1')
  const column = table.columns.get(name)
  return column
    ? { ok: true, value: column }
    : dataRefusal('42703', `column ${table.name}.${name} does not exist`)
}
