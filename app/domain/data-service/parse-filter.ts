// `column=operator.value`: one condition of a request. An operator that is not known here is refused, never skipped.
import { type Value, valueFromText } from './column-types.ts'
import { type DataResult, dataRefusal } from './data-refusals.ts'
import type { Column, Table } from './declare-table.ts'
import { findColumn } from './find-column.ts'

const COMPARISONS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'] as const
export type Comparison = (typeof COMPARISONS)[number]

export type Filter = { readonly column: Column; readonly negated: boolean } & (
  | { readonly operator: Comparison; readonly value: Value }
  | { readonly operator: 'in'; readonly values: readonly Value[] }
  | { readonly operator: 'is'; readonly value: boolean | null }
)

const IS_VALUES: Readonly<Record<string, boolean | null>> = {
  null: null,
  unknown: null,
  true: true,
  false: false,
}

/** @param text such as `eq.5`, `not.is.null`, `in.(a,"b,c")` */
export function parseFilter(table: Table, name: string, text: string): DataResult<Filter> {
  const found = findColumn(table, name)
  if (!found.ok) return found
  const column = found.value
  const [, not, operator = '', operand = ''] = /^(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? []
  const filter = { column, negated: not !== undefined }
  const unreadable = () =>
    dataRefusal(
      'PGRST100',
      `"failed to parse filter (${text})" (line 1, column 1)`,
      `operators of this service: ${[...COMPARISONS, 'in', 'is'].join(', ')}, each with or without "not."`,
    )

  const comparison = COMPARISONS.find((known) => known === operator)
  if (comparison) {
    const value = valueFromText(column.type, operand)
    return value.ok ? { ok: true, value: { ...filter, operator: comparison, value: value.value } } : value
  }
  if (operator === 'in') {
    const items = parseList(operand)
    if (!items) return unreadable()
    const values: Value[] = []
    for (const item of items) {
      const value = valueFromText(column.type, item)
      if (!value.ok) return value
      values.push(value.value)
    }
    return { ok: true, value: { ...filter, operator: 'in', values } }
  }
  if (operator === 'is') {
    const word = operand.toLowerCase()
    const value = Object.hasOwn(IS_VALUES, word) ? IS_VALUES[word] : undefined
    if (word === 'not_null')
      return { ok: true, value: { column, negated: !filter.negated, operator: 'is', value: null } }
    if (value === undefined) return unreadable()
    if (word !== 'null' && column.type !== 'boolean')
      return dataRefusal(
        '42804',
        `argument of IS ${operand.toUpperCase()} must be type boolean, not type ${column.type}`,
      )
    return { ok: true, value: { ...filter, operator: 'is', value } }
  }
  return unreadable()
}

/** `(a,"b,c","say \"x\"")` -> its items; null when it is not such a list. */
function parseList(text: string): string[] | null {
  if (!/^\(.*\)$/s.test(text)) return null
  const inner = text.slice(1, -1)
  if (inner === '') return []
  const items: string[] = []
  const item = /(?:"((?:[^"\\]|\\.)*)"|([^",()]*))(,|$)/sy
  for (;;) {
    const match = item.exec(inner)
    if (!match) return null
    items.push(match[1] === undefined ? (match[2] ?? '') : match[1].replace(/\\(.)/gs, '$1'))
    if (match[3] === '') return items
  }
}
