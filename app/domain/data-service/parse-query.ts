// The query of an address -> a plan that names declared columns only. Whatever is not understood is refused: a filter
// passed over would let a PATCH or DELETE reach rows it was not meant for.
import { type DataResult, dataRefusal } from './data-refusals.ts'
import type { Column, Table } from './declare-table.ts'
import { findColumn } from './find-column.ts'
import { type Filter, parseFilter } from './parse-filter.ts'
import { parseSelect, type Shown } from './parse-select.ts'

export interface Order {
  readonly column: Column
  readonly descending: boolean
  readonly nulls: 'first' | 'last'
}

export interface Query {
  readonly shown: readonly Shown[]
  readonly filters: readonly Filter[]
  readonly order: readonly Order[]
  readonly limit: number | null
  readonly offset: number
  /** Names as sent; null when not sent. */
  readonly columns: readonly string[] | null
  readonly onConflict: readonly Column[] | null
}

/** More conditions than any screen has; each takes one of the 100 parameters a statement may bind in D1. */
const MAX_FILTERS = 40

const KNOWN = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']
const LOGIC = ['and', 'or', 'not.and', 'not.or']

export function parseQuery(table: Table, parameters: URLSearchParams): DataResult<Query> {
  const shown = parseSelect(table, parameters.get('select'))
  if (!shown.ok) return shown
  const order = parseOrder(table, parameters.get('order'))
  if (!order.ok) return order
  const limit = parseCount(parameters, 'limit')
  if (!limit.ok) return limit
  const offset = parseCount(parameters, 'offset')
  if (!offset.ok) return offset
  const onConflict = parseColumns(table, parameters.get('on_conflict'))
  if (!onConflict.ok) return onConflict
  const filters: Filter[] = []
  for (const [name, text] of parameters) {
    if (KNOWN.includes(name)) continue
    if (LOGIC.includes(name))
      return dataRefusal('PGRST100', `"failed to parse logic tree (${text})" (line 1, column 1)`)
    const filter = parseFilter(table, name, text)
    if (!filter.ok) return filter
    filters.push(filter.value)
  }
  if (filters.length > MAX_FILTERS) return dataRefusal('PGRST100', `more than ${MAX_FILTERS} filters`)
  return {
    ok: true,
    value: {
      shown: shown.value,
      filters,
      order: order.value,
      limit: limit.value,
      offset: offset.value ?? 0,
      columns: splitNames(parameters.get('columns')),
      onConflict: onConflict.value,
    },
  }
}

function parseOrder(table: Table, text: string | null): DataResult<Order[]> {
  const order: Order[] = []
  for (const term of splitNames(text) ?? []) {
    const parts = /^("?\w+"?)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(term)
    if (!parts) return dataRefusal('PGRST100', `"failed to parse order (${text})" (line 1, column 1)`)
    const column = findColumn(table, parts[1] ?? '')
    if (!column.ok) return column
    const descending = parts[2] === 'desc'
    const nulls = parts[3] === 'first' || parts[3] === 'last' ? parts[3] : descending ? 'first' : 'last'
    order.push({ column: column.value, descending, nulls })
  }
  return { ok: true, value: order }
}

function parseCount(parameters: URLSearchParams, name: 'limit' | 'offset'): DataResult<number | null> {
  const text = parameters.get(name)
  if (text === null) return { ok: true, value: null }
  const count = Number(text)
  return /^\d+$/.test(text) && Number.isSafeInteger(count)
    ? { ok: true, value: count }
    : dataRefusal('PGRST100', `"failed to parse ${name} parameter (${text})" (line 1, column 1)`)
}

function parseColumns(table: Table, text: string | null): DataResult<Column[] | null> {
  const columns: Column[] = []
  for (const name of splitNames(text) ?? []) {
    const column = findColumn(table, name)
    if (!column.ok) return column
    columns.push(column.value)
  }
  return { ok: true, value: columns.length > 0 ? columns : null }
}

function splitNames(text: string | null): string[] | null {
  const names = (text ?? '').split(',').map((name) => name.trim())
  return text === null || text.trim() === '' ? null : names
}
