// Plans -> SQL. Identifiers come from declarations, values are bound; nothing a client wrote becomes part of a statement.
import { and, eq, gt, gte, isNull, lt, lte, ne, not, type SQL, sql } from 'drizzle-orm'
import type { Column, RowRule, Table } from './declare-table.ts'
import type { Comparison, Filter } from './parse-filter.ts'
import type { Order, Query } from './parse-query.ts'
import type { Principal } from './principal.ts'

const COMPARE = { eq, neq: ne, gt, gte, lt, lte } as const satisfies Record<Comparison, unknown>

function filterSql(filter: Filter): SQL {
  const { column } = filter.column
  switch (filter.operator) {
    case 'in': {
      // One parameter however long the list: a statement may bind only 100.
      const list = JSON.stringify(filter.values.map((value) => column.mapToDriverValue(value)))
      return sql`${column} in (select value from json_each(${list}))`
    }
    case 'is':
      return filter.value === null
        ? isNull(column)
        : sql`${column} is ${filter.value ? sql`true` : sql`false`}`
    default:
      return COMPARE[filter.operator](column, filter.value)
  }
}

/** Whether the rows of `rule` are the principal's to touch, as a condition on a row. */
export function ruleSql(table: Table, rule: RowRule, principal: Principal): SQL {
  if (rule === 'everyone') return sql`true`
  const owner = rule === 'nobody' ? undefined : table.columns.get(rule.ownedBy)
  return owner && principal.userId !== null ? eq(owner.column, principal.userId) : sql`false`
}

/** Rows the principal may see, may touch in the way of `rules`, and asked for. */
export function wantedRows(
  table: Table,
  { filters }: Query,
  principal: Principal,
  rules: readonly RowRule[],
): SQL | undefined {
  return and(
    ...rules.map((rule) => ruleSql(table, rule, principal)),
    ...filters.map((filter) => (filter.negated ? not(filterSql(filter)) : filterSql(filter))),
  )
}

/** As asked, then by primary key, so that pages do not overlap. */
export function orderSql(table: Table, order: readonly Order[]): SQL[] {
  const asked = order.map(({ column: { column }, descending, nulls }) => {
    const direction = descending ? sql`desc` : sql`asc`
    return sql`${column} ${direction} ${nulls === 'first' ? sql`nulls first` : sql`nulls last`}`
  })
  return [...asked, ...table.uniqueKeys[0].map(({ column }) => sql`${column} asc`)]
}

/** Every declared column, under its wire name. */
export function allColumns(table: Table): Record<string, Column['column']> {
  return Object.fromEntries([...table.columns].map(([name, { column }]) => [name, column]))
}
