// A table and functions that a test declares, through the real client: what later subjects get by declaring theirs.
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dataRefusal } from '#app/domain/data-service/data-refusals.ts'
import { declareFunction } from '#app/domain/data-service/declare-function.ts'
import { CREATE_NOTES, notesTable } from '#app/domain/data-service/notes.fixture.ts'
import { createRest } from '#workers/api/rest/create-rest.ts'
import { type SignedUp, signedUpClient } from './client.ts'
import { type RoutedClient, routedClient } from './routed-client.ts'

const userArgs = z.strictObject({ user_id: z.uuid() })

const api = createRest([notesTable], {
  get_stats: declareFunction({
    args: userArgs,
    changes: false,
    run: async (_ctx, { userId }, args) =>
      args.user_id === userId
        ? { ok: true, value: { totalNotes: 3 } }
        : dataRefusal('42501', 'permission denied for function get_stats'),
  }),
  list_numbers: declareFunction({
    args: z.strictObject({ upTo: z.coerce.number().int() }),
    changes: false,
    run: async (_ctx, _reader, { upTo }) => ({
      ok: true,
      value: Array.from({ length: upTo }, (_, at) => at + 1),
    }),
  }),
  double: declareFunction({
    args: z.strictObject({ value: z.number() }),
    changes: true,
    run: async (_ctx, _reader, { value }) => ({ ok: true, value: value * 2 }),
  }),
  touch: declareFunction({
    args: z.strictObject({}),
    changes: true,
    run: async () => ({ ok: true, value: null }),
  }),
  explode: declareFunction({
    args: z.strictObject({}),
    changes: true,
    run: async () => {
      throw new Error('the secret of the house')
    },
  }),
})
const route = { path: '/rest/v1', api } as const

let ana: SignedUp
let asAna: RoutedClient
let asBen: RoutedClient
let asVisitor: RoutedClient

beforeAll(async () => {
  await env.DB.exec(CREATE_NOTES.replaceAll('\n', ' '))
  ana = await signedUpClient()
  asAna = await routedClient(route, ana)
  asBen = await routedClient(route, await signedUpClient())
  asVisitor = await routedClient(route, null)
})

describe('a declared table', () => {
  const notes = ({ client }: RoutedClient) => client.from('notes')

  it('is inserted into by the list, read in order and by pages, changed and emptied', async () => {
    const rows = ['a', 'b', 'c'].map((title, stars) => ({ user_id: ana.id, title, stars }))
    const made = await notes(asAna).insert(rows).select('title,stars')
    expect(made).toMatchObject({
      status: 201,
      data: [{ title: 'a', stars: 0 }, { title: 'b' }, { title: 'c' }],
    })

    const page = await notes(asAna)
      .select('title', { count: 'exact' })
      .order('stars', { ascending: false })
      .range(0, 1)
    expect(page).toMatchObject({ status: 206, count: 3, data: [{ title: 'c' }, { title: 'b' }] })
    expect((await notes(asBen).select()).data).toEqual([])

    const changed = await notes(asAna)
      .update({ pinned: true })
      .gte('stars', 1)
      .select('title,pinned')
      .order('title')
    expect(changed).toMatchObject({ status: 400, error: { code: 'PGRST100' } })
    expect((await notes(asAna).update({ pinned: true }).gte('stars', 1).select('title,pinned')).data).toEqual(
      [
        { title: 'b', pinned: true },
        { title: 'c', pinned: true },
      ],
    )
    expect(await notes(asBen).delete().gte('stars', 0)).toMatchObject({ status: 204 })
    const gone = await notes(asAna).delete({ count: 'exact' }).gte('stars', 0)
    expect(gone).toMatchObject({ status: 204, count: 3 })
  })

  it('settles conflicts by any declared key', async () => {
    const row = { user_id: ana.id, title: 'x' }
    await notes(asAna).insert({ ...row, stars: 5 })
    const on = { onConflict: 'user_id,title' }
    const merged = await notes(asAna)
      .upsert([{ ...row, body: 'new' }], on)
      .select('body,stars')
      .single()
    expect(merged).toMatchObject({ data: { body: 'new', stars: 5 }, error: null })
    const kept = await notes(asAna)
      .upsert([{ ...row, body: 'newer' }], { ...on, ignoreDuplicates: true })
      .select()
    expect(kept.data).toEqual([])
    expect((await notes(asAna).insert(row)).error?.code).toBe('23505')
  })

  it('fills columns by default', async () => {
    const { data } = await notes(asAna).insert({ user_id: ana.id, title: 'd' }, {}).select().single()
    expect(data).toMatchObject({ stars: 0, pinned: null, id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  })
})

describe('a declared function', () => {
  it('answers an object, a list, a number or nothing', async () => {
    expect(await asAna.client.rpc('get_stats', { user_id: ana.id })).toMatchObject({
      data: { totalNotes: 3 },
      status: 200,
    })
    expect((await asVisitor.client.rpc('list_numbers', { upTo: 3 })).data).toEqual([1, 2, 3])
    expect((await asVisitor.client.rpc('double', { value: 21 })).data).toBe(42)
    expect(await asVisitor.client.rpc('touch')).toMatchObject({ data: null, error: null, status: 204 })
  })

  it('gives exactly one where one is wanted', async () => {
    expect((await asVisitor.client.rpc('list_numbers', { upTo: 1 }).single()).data).toBe(1)
    expect(await asVisitor.client.rpc('list_numbers', { upTo: 2 }).single()).toMatchObject({
      status: 406,
      error: { code: 'PGRST116' },
    })
  })

  it('is called by GET where it changes nothing', async () => {
    expect((await asVisitor.client.rpc('list_numbers', { upTo: 2 }, { get: true })).data).toEqual([1, 2])
    expect(await asVisitor.client.rpc('touch', {}, { get: true })).toMatchObject({
      status: 405,
      error: { code: '25006' },
    })
  })

  it('knows its caller: 403 for another, 401 for a visitor', async () => {
    expect(await asBen.client.rpc('get_stats', { user_id: ana.id })).toMatchObject({
      status: 403,
      error: { code: '42501' },
    })
    expect(await asVisitor.client.rpc('get_stats', { user_id: ana.id })).toMatchObject({ status: 401 })
  })

  it.each([
    ['PGRST202', 404, {}],
    ['PGRST202', 404, { user_id: crypto.randomUUID(), more: 1 }],
    ['PGRST202', 404, { User_Id: crypto.randomUUID() }],
    ['22P02', 400, { user_id: 'ana' }],
    ['22P02', 400, { user_id: null }],
  ])('refuses with %s %i the arguments %j', async (code, status, args) => {
    expect(await asAna.client.rpc('get_stats', args)).toMatchObject({ status, error: { code } })
  })

  it('does not pass over a filter on its result', async () => {
    const filtered = await asVisitor.client.rpc('list_numbers', { upTo: 3 }).limit(1)
    expect(filtered).toMatchObject({ status: 400, error: { code: 'PGRST100' } })
  })

  it('that fails answers 500 as JSON, with CORS, and tells nothing', async () => {
    const response = await asVisitor.send('/rest/v1/rpc/explode', { method: 'POST' })
    expect(response.status).toBe(500)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ code: 'XX000', hint: null })
    expect(text).not.toContain('secret')
  })

  it('takes no other method', async () => {
    const response = await asVisitor.send('/rest/v1/rpc/touch', { method: 'PUT', body: '{}' })
    expect([response.status, await response.json()]).toEqual([
      405,
      expect.objectContaining({ code: 'PGRST117' }),
    ])
  })
})

it('an opaque public key is a visitor, also as a bearer', async () => {
  const settings = { PUBLIC_CLIENT_KEY: 'sb_publishable_abcdefgh' }
  const { client } = await routedClient({ ...route, settings }, null)
  expect(await client.from('notes').select()).toMatchObject({ data: [], error: null, status: 200 })
})
