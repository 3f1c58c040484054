// A table of the tests' own for the data service, and its verbs as its people call them.
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { updateRows } from './change-rows.server.ts'
import type { Table } from './declare-table.ts'
import { insertRows, type Resolution } from './insert-rows.server.ts'
import { CREATE_NOTES, notes, notesTable } from './notes.fixture.ts'
import { parseQuery } from './parse-query.ts'
import { readRows } from './read-rows.server.ts'

export const ANA = '00000000-0000-4000-8000-00000000000a'
export const BEN = '00000000-0000-4000-8000-00000000000b'
export const as = (userId: string | null) => ({ userId, signedIn: userId !== null })
export const ONE = { single: true, count: false }
export const MANY = { single: false, count: false }
export const COUNTED = { single: false, count: true }

export let ctx: TestContext

export const createNotes = () => env.DB.exec(CREATE_NOTES.replaceAll('\n', ' '))

export async function emptyNotes() {
  ctx = testContext(env.DB)
  await ctx.db.delete(notes)
}

export function query(text: string, table = notesTable) {
  const parsed = parseQuery(table, new URLSearchParams(text))
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.value
}

export function read(text = '', userId: string | null = ANA, options = MANY, table: Table = notesTable) {
  return readRows(ctx, table, query(text, table), as(userId), options)
}

export function insert(
  body: unknown,
  {
    by = ANA,
    text = 'select=title,stars',
    on = 'none',
    options = MANY,
  }: { by?: string | null; text?: string; on?: Resolution; options?: typeof ONE } = {},
) {
  return insertRows(ctx, notesTable, query(text), as(by), body, on, options)
}

export function update(text: string, body: unknown, userId: string | null = ANA, options = MANY) {
  return updateRows(ctx, notesTable, query(text), as(userId), body, options)
}

export const stored = () => ctx.db.select().from(notes).orderBy(notes.title)

/** Three notes of Ana's and one of Ben's. */
export async function seed() {
  const rows = [
    { user_id: ANA, title: 'a', stars: 1, pinned: true, body: null },
    { user_id: ANA, title: 'b', stars: 2, pinned: false, body: 'x' },
    { user_id: ANA, title: 'c', stars: 3, pinned: null, body: 'y' },
  ]
  expect(await insert(rows)).toMatchObject({ ok: true })
  expect(await insert({ user_id: BEN, title: 'b', stars: 2 }, { by: BEN })).toMatchObject({ ok: true })
  return stored()
}
