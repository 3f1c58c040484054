// The data service against a real D1, with a table of the tests' own: whose rows, which rows, all or none.
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { deleteRows, updateRows } from './change-rows.server.ts'
import type { Table } from './declare-table.ts'
import { insertRows, type Resolution } from './insert-rows.server.ts'
import { CREATE_NOTES, notes, notesTable, publicNotesTable } from './notes.fixture.ts'
import { parseQuery } from './parse-query.ts'
import { MAX_ROWS_SHOWN, readRows } from './read-rows.server.ts'

const ANA = '00000000-0000-4000-8000-00000000000a'
const BEN = '00000000-0000-4000-8000-00000000000b'
const as = (userId: string | null) => ({ userId, signedIn: userId !== null })
const ONE = { single: true, count: false }
const MANY = { single: false, count: false }
const COUNTED = { single: false, count: true }

let ctx: TestContext

beforeAll(() => env.DB.exec(CREATE_NOTES.replaceAll('\n', ' ')))

beforeEach(async () => {
  ctx = testContext(env.DB)
  await ctx.db.delete(notes)
})

function query(text: string, table = notesTable) {
  const parsed = parseQuery(table, new URLSearchParams(text))
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.value
}

function read(text = '', userId: string | null = ANA, options = MANY, table: Table = notesTable) {
  return readRows(ctx, table, query(text, table), as(userId), options)
}

function insert(
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

function update(text: string, body: unknown, userId: string | null = ANA, options = MANY) {
  return updateRows(ctx, notesTable, query(text), as(userId), body, options)
}

const stored = () => ctx.db.select().from(notes).orderBy(notes.title)

/** Three notes of Ana's and one of Ben's. */
async function seed() {
  const rows = [
    { user_id: ANA, title: 'a', stars: 1, pinned: true, body: null },
    { user_id: ANA, title: 'b', stars: 2, pinned: false, body: 'x' },
    { user_id: ANA, title: 'c', stars: 3, pinned: null, body: 'y' },
  ]
  expect(await insert(rows)).toMatchObject({ ok: true })
  expect(await insert({ user_id: BEN, title: 'b', stars: 2 }, { by: BEN })).toMatchObject({ ok: true })
  return stored()
}

describe('reading', () => {
  it('shows own rows only; nobody else sees any', async () => {
    await seed()
    expect(await read('select=title')).toMatchObject({
      value: { rows: [{ title: 'a' }, { title: 'b' }, { title: 'c' }], total: null },
    })
    expect(await read('select=title', BEN)).toMatchObject({ value: { rows: [{ title: 'b' }] } })
    expect(await read(`user_id=eq.${ANA}`, BEN)).toMatchObject({ value: { rows: [] } })
    expect(await read('', null)).toMatchObject({ value: { rows: [] } })
  })

  it('gives JSON of the type: booleans, numbers, moments with a zone, nulls', async () => {
    await seed()
    expect(await read('title=in.(a,c)&order=title')).toMatchObject({
      value: {
        rows: [
          { user_id: ANA, stars: 1, pinned: true, body: null, created_at: '2026-09-01T09:00:00.000Z' },
          { pinned: null, body: 'y' },
        ],
      },
    })
  })

  it('orders, limits and counts', async () => {
    await seed()
    expect(await read('select=title&order=stars.desc&limit=2', ANA, COUNTED)).toEqual({
      ok: true,
      value: { rows: [{ title: 'c' }, { title: 'b' }], total: 3 },
    })
    expect(await read('select=title&order=pinned.desc', ANA)).toMatchObject({
      value: { rows: [{ title: 'c' }, { title: 'a' }, { title: 'b' }] },
    })
    expect(await read('select=title&order=pinned', ANA)).toMatchObject({
      value: { rows: [{ title: 'b' }, { title: 'a' }, { title: 'c' }] },
    })
    expect(await read('offset=3&limit=1', ANA, COUNTED)).toMatchObject({ value: { rows: [], total: 3 } })
    expect(await read('offset=4', ANA, COUNTED)).toMatchObject({ ok: false, code: 'PGRST103' })
    expect(await read('limit=0')).toMatchObject({ value: { rows: [] } })
  })

  it('gives exactly one row where one is wanted', async () => {
    await seed()
    expect(await read('title=eq.a', ANA, ONE)).toMatchObject({ value: { rows: [{ title: 'a' }] } })
    expect(await read('title=eq.z', ANA, ONE)).toMatchObject({
      code: 'PGRST116',
      details: 'The result contains 0 rows',
    })
    expect(await read('', ANA, ONE)).toMatchObject({
      code: 'PGRST116',
      details: 'The result contains 3 rows',
    })
  })

  it('never gives more than a thousand rows', async () => {
    const rows = Array.from({ length: MAX_ROWS_SHOWN + 1 }, (_, index) => ({
      user_id: ANA,
      title: `t${index}`,
    }))
    for (let from = 0; from < rows.length; from += 500)
      expect(await insert(rows.slice(from, from + 500))).toMatchObject({ ok: true })
    const all = await read('select=title&limit=5000', ANA, COUNTED)
    expect(all.ok && [all.value.rows.length, all.value.total]).toEqual([MAX_ROWS_SHOWN, MAX_ROWS_SHOWN + 1])
  })

  it('agrees with a plain filter over plain rows, whatever is asked', async () => {
    const all = (await seed()).filter(({ userId }) => userId === ANA)
    const compare = {
      eq: (a: number, b: number) => a === b,
      neq: (a: number, b: number) => a !== b,
      gt: (a: number, b: number) => a > b,
      gte: (a: number, b: number) => a >= b,
      lt: (a: number, b: number) => a < b,
      lte: (a: number, b: number) => a <= b,
    }
    const condition = fc.tuple(
      fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte'),
      fc.integer({ min: 0, max: 4 }),
      fc.boolean(),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(condition, { maxLength: 3 }), async (conditions) => {
        const text = conditions.map(
          ([operator, value, not]) => `stars=${not ? 'not.' : ''}${operator}.${value}`,
        )
        const found = await read(`select=stars&${text.join('&')}`)
        const expected = all.filter(({ stars }) =>
          conditions.every(([operator, value, not]) => compare[operator](stars, value) !== not),
        )
        expect(found.ok && found.value.rows.map(({ stars }) => stars).sort()).toEqual(
          expected.map(({ stars }) => stars).sort(),
        )
      }),
      { numRuns: 60 },
    )
  })
})

describe('inserting', () => {
  it('stores own rows, with ids and times of ours', async () => {
    const sent = { user_id: ANA, title: ' a ', created_at: '1999-01-01', updated_at: '1999-01-01' }
    expect(await insert(sent)).toEqual({ ok: true, value: { rows: [{ title: 'a', stars: 0 }], total: null } })
    const now = ctx.clock.now
    expect(await stored()).toMatchObject([
      {
        id: expect.stringMatching(/^0{8}-/),
        userId: ANA,
        title: 'a',
        createdAt: now,
        updatedAt: now,
        secret: null,
      },
    ])
  })

  it.each([
    ['for someone else', ANA, { user_id: BEN, title: 'a' }],
    ['for nobody', ANA, { title: 'a' }],
    ['as nobody', null, { user_id: ANA, title: 'a' }],
    [
      'one of two for someone else',
      ANA,
      [
        { user_id: ANA, title: 'a' },
        { user_id: BEN, title: 'b' },
      ],
    ],
  ])('refuses a row %s, and stores none', async (_, by, body) => {
    expect(await insert(body, { by })).toMatchObject({ ok: false, code: '42501' })
    expect(await stored()).toEqual([])
  })

  it.each([
    ['PGRST204', { user_id: ANA, title: 'a', nope: 1 }],
    ['PGRST204', { user_id: ANA, title: 'a', secret: 'x' }],
    ['PGRST204', JSON.parse(`{"user_id":"${ANA}","title":"a","__proto__":1}`)],
    ['22P02', { user_id: 'ana', title: 'a' }],
    ['22P02', { user_id: ANA, title: 'a', stars: 'many' }],
    ['22P02', { user_id: ANA, title: { a: 1 } }],
    ['23502', { user_id: ANA }],
    ['23502', { user_id: ANA, title: null }],
    ['23502', { user_id: ANA, title: 'a', stars: null }],
    ['23514', { user_id: ANA, title: '   ' }],
    ['23514', { user_id: ANA, title: 'a', stars: 100 }],
    ['PGRST102', 'a'],
    ['PGRST102', null],
    ['PGRST102', [1]],
    [
      'PGRST102',
      [
        { user_id: ANA, title: 'a' },
        { user_id: ANA, title: 'b', stars: 1 },
      ],
    ],
    ['54000', Array.from({ length: 501 }, () => ({ user_id: ANA, title: 'a' }))],
  ])('refuses with %s (%#)', async (code, body) => {
    expect(await insert(body)).toMatchObject({ ok: false, code })
    expect(await stored()).toEqual([])
  })

  it('refuses a taken key with 23505, and the rows beside it', async () => {
    const before = await seed()
    const rows = [
      { user_id: ANA, title: 'new' },
      { user_id: ANA, title: 'a' },
    ]
    expect(await insert(rows)).toMatchObject({ ok: false, code: '23505' })
    expect(await stored()).toEqual(before)
  })

  it('takes the columns a client names for rows that differ', async () => {
    const text = 'columns="user_id","title","stars"&select=title,stars'
    const rows = [
      { user_id: ANA, title: 'a', stars: 5, body: 'not named' },
      { user_id: ANA, title: 'b' },
    ]
    expect(await insert(rows, { text })).toMatchObject({
      value: {
        rows: [
          { title: 'a', stars: 5 },
          { title: 'b', stars: 0 },
        ],
      },
    })
    expect((await stored()).map(({ body }) => body)).toEqual([null, null])
    expect(await insert(rows, { text: 'columns="nope"' })).toMatchObject({ code: 'PGRST204' })
  })

  it('wants one row where one is wanted, before it stores any', async () => {
    const rows = [
      { user_id: ANA, title: 'a' },
      { user_id: ANA, title: 'b' },
    ]
    expect(await insert(rows, { options: ONE })).toMatchObject({ code: 'PGRST116' })
    expect(await stored()).toEqual([])
    expect(await insert([], { options: ONE })).toMatchObject({ code: 'PGRST116' })
    expect(await insert([])).toMatchObject({ value: { rows: [] } })
  })

  it('does not pass over a filter', async () => {
    for (const text of ['title=eq.a', 'limit=1', 'offset=1', 'order=title'])
      expect(await insert({ user_id: ANA, title: 'a' }, { text })).toMatchObject({ code: 'PGRST100' })
  })
})

describe('upserting', () => {
  it('changes the columns it names and leaves the rest', async () => {
    await seed()
    ctx.clock.now += 1000
    const on = 'merge'
    const text = 'on_conflict=user_id,title'
    expect(await insert({ user_id: ANA, title: 'b', pinned: true }, { on, text })).toMatchObject({ ok: true })
    const [, mine, bens] = await stored()
    expect(mine).toMatchObject({ userId: ANA, body: 'x', stars: 2, pinned: true, updatedAt: ctx.clock.now })
    expect(mine?.createdAt).toBe(ctx.clock.now - 1000)
    expect(bens).toMatchObject({ userId: BEN, pinned: null })
    expect(await insert({ user_id: ANA, title: 'b', stars: 9 }, { on, text })).toMatchObject({ ok: true })
    expect((await stored())[1]).toMatchObject({ stars: 9, pinned: true })
  })

  it('does not touch a row that is someone else’s, by its id', async () => {
    const before = await seed()
    const bens = before.find(({ userId }) => userId === BEN)
    const taken = { id: bens?.id, user_id: ANA, title: 'mine now' }
    expect(await insert(taken, { on: 'merge' })).toMatchObject({ ok: false, code: '42501' })
    expect(await insert([{ ...taken, id: ctx.newId() }, taken], { on: 'merge' })).toMatchObject({
      code: '42501',
    })
    expect(await stored()).toEqual(before)
    expect(await insert(taken, { on: 'ignore' })).toMatchObject({ ok: true, value: { rows: [] } })
    expect(await stored()).toEqual(before)
  })

  it('passes over rows whose key is taken, and does not show them', async () => {
    const before = await seed()
    const text = 'on_conflict=user_id,title&select=title'
    const rows = ['a', 'd'].map((title) => ({ user_id: ANA, title, stars: 50 }))
    expect(await insert(rows, { on: 'ignore', text, options: COUNTED })).toEqual({
      ok: true,
      value: { rows: [{ title: 'd' }], total: 1 },
    })
    expect((await stored()).find(({ title }) => title === 'a')).toEqual(before[0])
    expect(await insert(rows[0], { on: 'ignore', text, options: ONE })).toMatchObject({ code: 'PGRST116' })
  })

  it('settles only keys that are declared', async () => {
    expect(
      await insert({ user_id: ANA, title: 'a' }, { on: 'merge', text: 'on_conflict=stars' }),
    ).toMatchObject({
      code: '42P10',
    })
  })
})

describe('updating', () => {
  it('changes the rows that match, and their time', async () => {
    await seed()
    ctx.clock.now += 1000
    expect(
      await update('stars=gte.2&select=title,stars,pinned', { stars: 9, pinned: true }, ANA, COUNTED),
    ).toEqual({
      ok: true,
      value: {
        rows: [
          { title: 'b', stars: 9, pinned: true },
          { title: 'c', stars: 9, pinned: true },
        ],
        total: 2,
      },
    })
    expect(await stored()).toMatchObject([
      { title: 'a', stars: 1, updatedAt: ctx.clock.now - 1000 },
      { title: 'b', userId: ANA, stars: 9, updatedAt: ctx.clock.now },
      { title: 'b', userId: BEN, stars: 2, updatedAt: ctx.clock.now - 1000 },
      { title: 'c', stars: 9 },
    ])
  })

  it.each([
    ['rows of others', `user_id=eq.${BEN}`, ANA],
    ['rows that are not there', 'title=eq.z', ANA],
    ['anything as nobody', 'stars=gte.0', null],
  ])('finds no %s, which is no refusal', async (_, text, by) => {
    const before = await seed()
    expect(await update(text, { stars: 9 }, by)).toEqual({ ok: true, value: { rows: [], total: null } })
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['a row given away', 'title=eq.a', { user_id: BEN }, '42501'],
    ['an owner taken away', 'title=eq.a', { user_id: null }, '42501'],
    ['no filter', '', { stars: 9 }, '21000'],
    ['no filter but a limit', 'limit=1', { stars: 9 }, 'PGRST100'],
    ['an order', 'title=eq.a&order=title', { stars: 9 }, 'PGRST100'],
    ['an unknown column', 'title=eq.a', { nope: 9 }, 'PGRST204'],
    ['a null', 'title=eq.a', { title: null }, '23502'],
    ['a value not acceptable', 'title=eq.a', { title: ' ' }, '23514'],
    ['a value the database refuses', 'title=eq.a', { stars: 100 }, '23514'],
    ['a value of another type', 'title=eq.a', { stars: [] }, '22P02'],
    ['a key taken', 'title=eq.a', { title: 'b' }, '23505'],
    ['no object', 'title=eq.a', [{ stars: 1 }, { stars: 2 }], 'PGRST102'],
  ])('refuses %s', async (_, text, body, code) => {
    const before = await seed()
    expect(await update(text, body)).toMatchObject({ ok: false, code })
    expect(await stored()).toEqual(before)
  })

  it('wants one row where one is wanted, or changes none', async () => {
    const before = await seed()
    expect(await update('stars=gte.2', { stars: 9 }, ANA, ONE)).toMatchObject({
      code: 'PGRST116',
      details: 'The result contains 2 rows',
    })
    expect(await update('title=eq.z', { stars: 9 }, ANA, ONE)).toMatchObject({ code: 'PGRST116' })
    expect(await stored()).toEqual(before)
    expect(await update('title=eq.a&select=stars', { stars: 9 }, ANA, ONE)).toMatchObject({
      value: { rows: [{ stars: 9 }] },
    })
  })

  it('takes our own times without complaint, and keeps them ours', async () => {
    await seed()
    const times = { created_at: '1999-01-01T00:00:00Z', updated_at: '1999-01-01T00:00:00Z' }
    expect(await update('title=eq.a', times)).toMatchObject({ ok: true })
    expect((await stored())[0]).toMatchObject({ createdAt: ctx.clock.now, updatedAt: ctx.clock.now })
  })
})

describe('deleting', () => {
  const remove = (text: string, by: string | null = ANA, options = MANY) =>
    deleteRows(ctx, notesTable, query(text), as(by), options)

  it('removes own rows that match and shows them', async () => {
    await seed()
    expect(await remove('select=title&stars=lte.2')).toMatchObject({
      value: { rows: [{ title: 'a' }, { title: 'b' }] },
    })
    expect((await stored()).map(({ title, userId }) => [title, userId])).toEqual([
      ['b', BEN],
      ['c', ANA],
    ])
  })

  it('leaves the rows of others, and wants a filter', async () => {
    const before = await seed()
    expect(await remove('title=eq.b', null)).toMatchObject({ value: { rows: [] } })
    expect(await remove(`user_id=eq.${BEN}`)).toMatchObject({ value: { rows: [] } })
    expect(await remove('')).toMatchObject({ code: '21000' })
    expect(await remove('stars=gt.0', ANA, ONE)).toMatchObject({ code: 'PGRST116' })
    expect(await stored()).toEqual(before)
  })
})

describe('a table open to readers only', () => {
  it('shows everyone everything and takes nothing', async () => {
    const before = await seed()
    expect(await read('select=title', null, COUNTED, publicNotesTable)).toMatchObject({ value: { total: 4 } })
    const id = before[0]?.id
    const changed = updateRows(
      ctx,
      publicNotesTable,
      query('title=eq.a', publicNotesTable),
      as(ANA),
      { stars: 9 },
      MANY,
    )
    expect(await changed).toMatchObject({ ok: true, value: { rows: [] } })
    for (const resolution of ['none', 'merge', 'ignore'] as const) {
      const body = { id, title: 'z', stars: 1 }
      const inserted = insertRows(
        ctx,
        publicNotesTable,
        query('', publicNotesTable),
        as(ANA),
        body,
        resolution,
        MANY,
      )
      expect(await inserted).toMatchObject({ ok: false, code: '42501' })
    }
    expect(await stored()).toEqual(before)
  })
})

it('lets a database that is down be an error, not a refusal', async () => {
  const broken = new Proxy({} as D1Database, {
    get: () => () => {
      throw new Error('D1_ERROR: storage is unreachable')
    },
  })
  const down = testContext(broken)
  const wanted = query('title=eq.a')
  await expect(readRows(down, notesTable, wanted, as(ANA), MANY)).rejects.toThrow()
  await expect(updateRows(down, notesTable, wanted, as(ANA), { stars: 1 }, MANY)).rejects.toThrow()
  await expect(
    insertRows(down, notesTable, query(''), as(ANA), { user_id: ANA, title: 'a' }, 'none', MANY),
  ).rejects.toThrow()
})
