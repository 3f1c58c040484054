// `select=a,b`, `select=*`, `select=alias:a`: which columns an answer shows, and under which names.
import { type DataResult, dataRefusal } from './data-refusals.ts'
import type { Column, Table } from './declare-table.ts'
import { findColumn } from './find-column.ts'

export interface Shown {
  readonly column: Column
  readonly as: string
}

const ITEM = /^(?:([A-Za-z_]\w*):(?!:))?("?)([A-Za-z_]\w*)\2$/

/** Absent, empty and `*` all stand for every column. */
export function parseSelect(table: Table, text: string | null): DataResult<Shown[]> {
  const shown: Shown[] = []
  for (const item of (text?.trim() || '*').split(',')) {
    const name = item.trim()
    if (name === '*') {
      for (const column of table.columns.values()) shown.push({ column, as: column.name })
      continue
    }
    if (name.includes('('))
      return dataRefusal(
        'PGRST200',
        `Could not find a relationship between '${table.name}' and '${name.split('(')[0]}' in the schema cache`,
      )
    const parts = ITEM.exec(name)
    if (!parts) return dataRefusal('PGRST100', `"failed to parse select parameter (${text})"`)
    const column = findColumn(table, parts[3] ?? '')
    if (!column.ok) return column
    shown.push({ column: column.value, as: parts[1] ?? column.value.name })
  }
  return { ok: true, value: shown }
}
