// Updating and deleting by the data service against a real D1: whose rows, which rows, all or none.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteRows } from './change-rows.server.ts'
import {
  ANA,
  as,
  BEN,
  COUNTED,
  createNotes,
  ctx,
  emptyNotes,
  MANY,
  ONE,
  query,
  seed,
  stored,
  update,
} from './data-service.workerd.fixture.ts'
import { notesTable } from './notes.fixture.ts'

beforeAll(createNotes)
beforeEach(emptyNotes)

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
