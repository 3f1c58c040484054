// Inserting and upserting by the data service against a real D1: whose rows, all or none.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ANA,
  BEN,
  COUNTED,
  createNotes,
  ctx,
  emptyNotes,
  insert,
  ONE,
  seed,
  stored,
} from './data-service.workerd.fixture.ts'

beforeAll(createNotes)
beforeEach(emptyNotes)

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
