// Updates and deletes: only of rows the principal may see and change, only where a filter says which.

import { and, count as countOf, type SQL, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Value } from './column-types.ts'
import { allColumns, wantedRows } from './conditions.ts'
import { constraintRefusal } from './constraint-refusal.ts'
import { type DataResult, dataGateRefusal, dataRefusal } from './data-refusals.ts'
import type { Table } from './declare-table.ts'
import { acceptRow, parseChanges, type Row } from './parse-body.ts'
import type { Query } from './parse-query.ts'
import type { Principal } from './principal.ts'
import { updateByVerb } from './row-verbs.server.ts'
import {
  notOneRow,
  type ResultOptions,
  type Rows,
  type StoredRow,
  showRow,
  violatesRowSecurity,
} from './rows.ts'

/** Sets what `body` holds in the rows that match; none matching is no refusal. */
export const updateRows = verb(
  {
    actor: 'anyone_or_owner',
    owner: (_table, _query, { userId }) => userId,
    budgets: ['data_service'],
    notice: null,
  },
  update,
  dataGateRefusal,
)

async function update(
  ctx: AppContext,
  table: Table,
  query: Query,
  principal: Principal,
  body: unknown,
  options: ResultOptions,
): Promise<DataResult<Rows>> {
  const unclear = refuseUnclear(query, 'UPDATE')
  if (unclear) return unclear
  const changes = parseChanges(table, body)
  if (!changes.ok) return changes
  const { rules } = table
  if (movesAway(table, changes.value, principal)) return violatesRowSecurity(table.name)
  const where = wantedRows(table, query, principal, [rules.select, rules.update])
  const accepted = acceptRow(table, changes.value)
  if (!accepted.ok) return accepted
  if (table.verbs && principal.userId !== null)
    return updateByVerb(
      ctx,
      table,
      query,
      { where, changes: accepted.value },
      { verbs: table.verbs, userId: principal.userId, options },
    )
  const refusal =
    principal.userId === null
      ? null
      : await table.refuseChange?.(ctx, principal.userId, byKey(accepted.value))
  // As a policy of the database would: only where there is a row to be changed.
  if (refusal && (await countOfRows(ctx, table, where)) > 0) return refusal
  const set = changedValues(ctx, table, accepted.value)
  return changeRows(ctx, table, query, where, options, (condition) =>
    ctx.db.update(table.source).set(set).where(condition).returning(allColumns(table)),
  )
}

/** Deletes the rows that match; none matching is no refusal. */
export const deleteRows = verb(
  {
    actor: 'anyone_or_owner',
    owner: (_table, _query, { userId }) => userId,
    budgets: ['data_service'],
    notice: null,
  },
  remove,
  dataGateRefusal,
)

async function remove(
  ctx: AppContext,
  table: Table,
  query: Query,
  principal: Principal,
  options: ResultOptions,
): Promise<DataResult<Rows>> {
  const unclear = refuseUnclear(query, 'DELETE')
  if (unclear) return unclear
  const where = wantedRows(table, query, principal, [table.rules.select, table.rules.delete])
  return changeRows(ctx, table, query, where, options, (condition) =>
    ctx.db.delete(table.source).where(condition).returning(allColumns(table)),
  )
}

async function changeRows(
  ctx: AppContext,
  table: Table,
  query: Query,
  where: SQL | undefined,
  { single, count }: ResultOptions,
  change: (condition: SQL | undefined) => PromiseLike<StoredRow[]>,
): Promise<DataResult<Rows>> {
  const counting = ctx.db.select({ total: countOf() }).from(table.source).where(where)
  // Asked for one row, the statement itself looks that there is one, so that nobody gets in between.
  const condition = single ? and(where, sql`(${counting}) = 1`) : where
  let changed: StoredRow[]
  try {
    changed = await change(condition)
  } catch (error) {
    return constraintRefusal(table, error)
  }
  if (single && changed.length !== 1) return notOneRow((await counting)[0]?.total ?? 0)
  const rows = changed.map((row) => showRow(query, row))
  return { ok: true, value: { rows, total: count ? rows.length : null } }
}

/** A write says which rows by filters; a limit or an order would only seem to. */
function refuseUnclear(query: Query, verb: 'UPDATE' | 'DELETE') {
  if (query.limit !== null || query.offset > 0 || query.order.length > 0)
    return dataRefusal('PGRST100', 'limit, offset and order have no meaning on a write')
  return query.filters.length === 0 ? dataRefusal('21000', `${verb} requires a WHERE clause`) : null
}

/** Whether an update would hand a row to someone else. */
function movesAway({ columns, rules: { update } }: Table, changes: Row, { userId }: Principal): boolean {
  const owner = typeof update === 'object' ? columns.get(update.ownedBy) : undefined
  return owner !== undefined && changes.has(owner) && changes.get(owner) !== userId
}

async function countOfRows(ctx: AppContext, table: Table, where: SQL | undefined): Promise<number> {
  const [counted] = await ctx.db.select({ total: countOf() }).from(table.source).where(where)
  return counted?.total ?? 0
}

function byKey(row: Row): Record<string, Value | null> {
  return Object.fromEntries([...row].map(([{ key }, value]) => [key, value]))
}

function changedValues(ctx: AppContext, table: Table, changes: Row): Record<string, unknown> {
  const kept = [...table.columns.values()].filter((column) => column.kept === 'when-changed')
  const set = [...changes, ...kept.map((column) => [column, ctx.now()] as const)]
  // Nothing to set at all: the rows are named, and stay as they are.
  const still = table.uniqueKeys[0].map(({ key, column }) => [key, sql`${column}`] as const)
  return Object.fromEntries(set.length > 0 ? set.map(([{ key }, value]) => [key, value]) : still)
}
