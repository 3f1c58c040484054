import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderSql, wantedRows } from './conditions.ts'
import { declareTable } from './declare-table.ts'
import { notes, notesTable } from './notes.fixture.ts'
import { parseQuery } from './parse-query.ts'

const ANA = '00000000-0000-4000-8000-00000000000a'
const READER = { userId: ANA, signedIn: true }
const dialect = new SQLiteSyncDialect()

function parse(query: string | [string, string][]) {
  return parseQuery(notesTable, new URLSearchParams(query))
}

function accepted(query: string | [string, string][]) {
  const parsed = parse(query)
  if (!parsed.ok) throw new Error(`${parsed.code} ${parsed.message}`)
  return parsed.value
}

function shown(query: string) {
  return accepted(query).shown.map(({ column, as }) => `${as}=${column.name}`)
}

function whereSql(query: string | [string, string][]) {
  const condition = wantedRows(notesTable, accepted(query), READER, [notesTable.rules.select])
  return condition ? dialect.sqlToQuery(condition) : { sql: '', params: [] }
}

describe('select', () => {
  const all = 'id user_id title body stars pinned created_at updated_at'
    .split(' ')
    .map((name) => `${name}=${name}`)
  it.each([
    ['', all],
    ['select=', all],
    ['select=*', all],
    ['select=title,stars', ['title=title', 'stars=stars']],
    ['select= title , stars ', ['title=title', 'stars=stars']],
    ['select="title"', ['title=title']],
    ['select=name:title,title', ['name=title', 'title=title']],
    ['select=*,again:stars', [...all, 'again=stars']],
  ])('%s', (query, expected) => {
    expect(shown(query)).toEqual(expected)
  })

  it.each([
    ['select=nope', '42703'],
    ['select=secret', '42703'],
    ['select=title,', 'PGRST100'],
    ['select=title::text', 'PGRST100'],
    ['select=body->x', 'PGRST100'],
    ['select=profiles(*)', 'PGRST200'],
    ['select=*,author:profiles(id, name)', 'PGRST200'],
    ['select=count()', 'PGRST200'],
    ['select=1', 'PGRST100'],
    ['select=title;drop table notes', 'PGRST100'],
  ])('%s is refused with %s', (query, code) => {
    expect(parse(query)).toMatchObject({ ok: false, code })
  })
})

describe('filters', () => {
  it.each([
    ['title=eq.a', '"notes"."title" = ?', ['a']],
    ['title=eq.a.b,c', '"notes"."title" = ?', ['a.b,c']],
    ['title=eq.', '"notes"."title" = ?', ['']],
    ['stars=neq.5', '"notes"."stars" <> ?', [5]],
    ['stars=gt.5&stars=lte.7', '"notes"."stars" > ? and "notes"."stars" <= ?', [5, 7]],
    ['pinned=eq.true', '"notes"."pinned" = ?', [1]],
    ['pinned=is.false', '"notes"."pinned" is false', []],
    ['pinned=is.TRUE', '"notes"."pinned" is true', []],
    ['body=is.null', '"notes"."body" is null', []],
    ['body=is.not_null', 'not "notes"."body" is null', []],
    ['body=not.is.null', 'not "notes"."body" is null', []],
    ['title=not.eq.a', 'not "notes"."title" = ?', ['a']],
    ['stars=in.(1,2)', '"notes"."stars" in (select value from json_each(?))', ['[1,2]']],
    [
      'title=in.(a,"b,c","d\\"e")',
      '"notes"."title" in (select value from json_each(?))',
      ['["a","b,c","d\\"e"]'],
    ],
    ['title=in.()', '"notes"."title" in (select value from json_each(?))', ['[]']],
    [
      'created_at=lt.2026-01-01T00:00:00.5%2B01:00',
      '"notes"."created_at" < ?',
      [Date.UTC(2025, 11, 31, 23, 0, 0, 500)],
    ],
    ['created_at=eq.2026-01-01', '"notes"."created_at" = ?', [Date.UTC(2026, 0, 1)]],
  ])('%s', (query, sql, params) => {
    const where = whereSql(query)
    expect(where.sql).toBe(`("notes"."user_id" = ? and ${sql})`)
    expect(where.params).toEqual([ANA, ...params])
  })

  it.each([
    ['nope=eq.1', '42703'],
    ['secret=is.null', '42703'],
    ['__proto__=eq.1', '42703'],
    ['title=a', 'PGRST100'],
    ['title=', 'PGRST100'],
    ['title=like.a*', 'PGRST100'],
    ['title=ilike.a', 'PGRST100'],
    ['title=fts.a', 'PGRST100'],
    ['title=eq(any).{a}', 'PGRST100'],
    ['title=in.a', 'PGRST100'],
    ['title=in.(a,"b)', 'PGRST100'],
    ['title=in.(a"b)', 'PGRST100'],
    ['body=is.maybe', 'PGRST100'],
    ['body=is.constructor', 'PGRST100'],
    ['body=is.true', '42804'],
    ['or=(title.eq.a,stars.eq.1)', 'PGRST100'],
    ['and=(title.eq.a)', 'PGRST100'],
    ['not.or=(title.eq.a)', 'PGRST100'],
    ['id=eq.5', '22P02'],
    ['pinned=eq.maybe', '22P02'],
    ['stars=eq.1.5', '22P02'],
    ['stars=eq.null', '22P02'],
    ['stars=in.(1,x)', '22P02'],
    ['stars=eq.99999999999999999999', '22003'],
    ['created_at=eq.yesterday', '22007'],
    ['created_at=eq.2026-02-31', '22007'],
    ['created_at=eq.5', '22007'],
    ['title=eq.%00', '22P05'],
  ])('%s is refused with %s', (query, code) => {
    expect(parse(query)).toMatchObject({ ok: false, code })
  })

  it('are at most 40, the most that any statement could bind', () => {
    expect(parse(Array.from({ length: 40 }, () => ['stars', 'gt.1'])).ok).toBe(true)
    expect(parse(Array.from({ length: 41 }, () => ['stars', 'gt.1']))).toMatchObject({ code: 'PGRST100' })
  })
})

describe('order and range', () => {
  it.each([
    ['order=title', '"notes"."title" asc nulls last'],
    ['order=title.desc', '"notes"."title" desc nulls first'],
    ['order=title.desc.nullslast', '"notes"."title" desc nulls last'],
    ['order=title.nullsfirst,stars.asc', '"notes"."title" asc nulls first, "notes"."stars" asc nulls last'],
  ])('%s', (query, sql) => {
    const terms = orderSql(notesTable, accepted(query).order).map((term) => dialect.sqlToQuery(term).sql)
    expect(terms.join(', ')).toBe(`${sql}, "notes"."id" asc`)
  })

  it('limit and offset', () => {
    expect(accepted('limit=5&offset=10')).toMatchObject({ limit: 5, offset: 10 })
    expect(accepted('')).toMatchObject({ limit: null, offset: 0 })
  })

  it.each([
    ['order=nope', '42703'],
    ['order=title.down', 'PGRST100'],
    ['order=title;drop table notes', 'PGRST100'],
    ['order=title desc', 'PGRST100'],
    ['limit=-1', 'PGRST100'],
    ['limit=ten', 'PGRST100'],
    ['limit=1e3', 'PGRST100'],
    ['offset=0.5', 'PGRST100'],
    ['limit=99999999999999999999', 'PGRST100'],
    ['on_conflict=nope', '42703'],
  ])('%s is refused with %s', (query, code) => {
    expect(parse(query)).toMatchObject({ ok: false, code })
  })
})

describe('whatever a client sends', () => {
  const names = fc.oneof(
    fc.constantFrom(
      'select',
      'order',
      'limit',
      'offset',
      'on_conflict',
      'columns',
      'title',
      'stars',
      'id',
      'or',
    ),
    fc.string(),
  )
  const values = fc.oneof(
    fc.string(),
    fc.string().map((text) => `eq.${text}`),
    fc.string().map((text) => `in.(${text})`),
    fc.string().map((text) => `title.${text}`),
    fc.constantFrom("eq.' or 1=1 --", 'title"; drop table notes; --', 'eq.?', 'in.("\')', '*', 'is.null'),
  )

  it('is refused with a code or becomes a plan of declared columns', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { maxLength: 6 }), (pairs) => {
        const parsed = parse(pairs)
        if (!parsed.ok) {
          expect(parsed.code).toMatch(/^(PGRST\d{3}|[0-9A-Z]{5})$/)
          return
        }
        const { shown, filters, order, onConflict } = parsed.value
        const used = [...shown, ...filters, ...order].map(({ column }) => column).concat(onConflict ?? [])
        for (const column of used) expect(notesTable.columns.get(column.name)).toBe(column)
      }),
      { numRuns: 2000 },
    )
  })

  it('never becomes part of a statement: another value gives the same SQL', () => {
    const operators = fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'not.eq')
    const text = fc.string({ unit: 'binary', maxLength: 40 }).filter((value) => !/[\0\p{Cs}]/u.test(value))
    fc.assert(
      fc.property(operators, text, (operator, value) => {
        const hostile = whereSql([['title', `${operator}.${value}`]])
        expect(hostile.sql).toBe(whereSql([['title', `${operator}.x`]]).sql)
        expect(hostile.params).toEqual([ANA, value])
      }),
    )
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (list) => {
        const quoted = list.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`)
        const hostile = whereSql([['title', `in.(${quoted})`]])
        expect(hostile.sql).toBe(whereSql('title=in.(x)').sql)
        expect(JSON.parse(String(hostile.params[1]))).toEqual(list)
      }),
    )
  })
})

describe('a declaration', () => {
  const rules = { select: 'everyone', insert: 'nobody', update: 'nobody', delete: 'nobody' } as const
  it.each([
    ['a column the table has not', { columns: { nope: { type: 'text' as const } }, primaryKey: [], rules }],
    ['a key that is not declared', { columns: {}, primaryKey: ['id'], rules }],
    [
      'an owner that is not declared',
      { columns: {}, primaryKey: [], rules: { ...rules, select: { ownedBy: 'user_id' } } },
    ],
  ])('fails at once with %s', (_, declaration) => {
    expect(() => declareTable({ source: notes, ...declaration })).toThrow(/notes/)
  })
})
