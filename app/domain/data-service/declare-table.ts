// How a subject lets clients at one of its tables: which columns, of which type, and whose rows. A table joins the data
// service by declaring this and nothing else; what is not declared cannot be named by a client.
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { AppContext } from '#app/platform/context.ts'
import type { ColumnType, Value } from './column-types.ts'
import type { DataRefusal, DataResult } from './data-refusals.ts'

/** Whose rows a call may touch: nobody's, everyone's, or those whose `column` holds the caller's user id. */
export type RowRule = 'nobody' | 'everyone' | { readonly ownedBy: string }

export interface RowRules {
  readonly select: RowRule
  readonly insert: RowRule
  readonly update: RowRule
  readonly delete: RowRule
}

/** Values by drizzle's names. */
export type Values = Readonly<Record<string, Value | null>>

export interface RowVerbs {
  /** Answers the primary key of the row that now stands for `values`. */
  insert(ctx: AppContext, userId: string, values: Values): Promise<DataResult<Value>>
  /** Changes rows of the user's, named by primary key, as `values` ask. */
  update(ctx: AppContext, userId: string, keys: readonly Value[], values: Values): Promise<DataResult<null>>
}

/** Why the principal may not set these values, by drizzle's names; null: they may. Asked before every update of their rows. */
export type RefuseChange = (ctx: AppContext, userId: string, values: Values) => Promise<DataRefusal | null>

export type BeforeRead = (ctx: AppContext, userId: string) => Promise<void>

export interface ColumnOptions {
  /** The value to store for a value of the right type; null when it is not acceptable. Without it, all are. */
  readonly accept?: (value: Value) => Value | null
  /** What an insert stores when the client says nothing. */
  readonly fallback?: (ctx: AppContext) => Value
  /** Stored by us at that moment; a value that a client sends along is taken without complaint and not used. */
  readonly kept?: 'when-made' | 'when-changed'
}

export interface ColumnDeclaration extends ColumnOptions {
  readonly type: ColumnType
}

export interface Column extends ColumnDeclaration {
  /** In the database and on the wire. */
  readonly name: string
  /** In drizzle's table. */
  readonly key: string
  readonly column: SQLiteColumn
}

export interface Table {
  readonly name: string
  readonly source: SQLiteTable
  /** By name. */
  readonly columns: ReadonlyMap<string, Column>
  /** Column names; the first list is the primary key. */
  readonly uniqueKeys: readonly [readonly Column[], ...(readonly Column[])[]]
  readonly rules: RowRules
  readonly refuseChange?: RefuseChange | undefined
  /** Makes the principal's own rows true before they are read, where time alone can make them false. */
  readonly beforeRead?: BeforeRead | undefined
  /** Make and change the rows, where a row is more than its values. */
  readonly verbs?: RowVerbs | undefined
}

export interface TableDeclaration {
  source: SQLiteTable
  columns: Readonly<Record<string, ColumnDeclaration>>
  primaryKey: readonly string[]
  /** Further sets of columns that `on_conflict` may name. */
  uniqueKeys?: readonly (readonly string[])[]
  rules: RowRules
  refuseChange?: RefuseChange
  beforeRead?: BeforeRead
  verbs?: RowVerbs
}

/** @throws Error when the declaration names a column that the table does not have */
export function declareTable({
  source,
  columns,
  primaryKey,
  uniqueKeys = [],
  rules,
  refuseChange,
  beforeRead,
  verbs,
}: TableDeclaration): Table {
  const name = getTableName(source)
  const known = Object.entries(getTableColumns(source))
  const declared = new Map(
    Object.entries(columns).map(([columnName, declaration]) => {
      const found = known.find(([, { name }]) => name === columnName)
      if (!found) throw new Error(`${name} has no column ${columnName}`)
      return [columnName, { ...declaration, name: columnName, key: found[0], column: found[1] }] as const
    }),
  )
  const columnOf = (columnName: string): Column => {
    const column = declared.get(columnName)
    if (!column) throw new Error(`${name}.${columnName} is not declared`)
    return column
  }
  for (const rule of Object.values(rules)) if (typeof rule === 'object') columnOf(rule.ownedBy)
  return {
    name,
    source,
    columns: declared,
    uniqueKeys: [primaryKey.map(columnOf), ...uniqueKeys.map((key) => key.map(columnOf))],
    rules,
    refuseChange,
    beforeRead,
    verbs,
  }
}

/** A column of `type`. */
export function column(type: ColumnType, options: ColumnOptions = {}): ColumnDeclaration {
  return { type, ...options }
}
