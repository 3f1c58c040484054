// Reading by the data service against a real D1, with a table of the tests' own: whose rows, which rows.
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testContext } from '#tests/factories/app-context.ts'
import { updateRows } from './change-rows.server.ts'
import {
  ANA,
  as,
  BEN,
  COUNTED,
  createNotes,
  ctx,
  emptyNotes,
  insert,
  MANY,
  ONE,
  query,
  read,
  seed,
  stored,
} from './data-service.workerd.fixture.ts'
import { insertRows } from './insert-rows.server.ts'
import { notesTable, publicNotesTable } from './notes.fixture.ts'
import { MAX_ROWS_SHOWN, readRows } from './read-rows.server.ts'

beforeAll(createNotes)
beforeEach(emptyNotes)

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
