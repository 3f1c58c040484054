// Requests to the data service that no client writes, what is not there, and ranges.
import { beforeAll, describe, expect, it } from 'vitest'
import { ana, rest, signUpBoth } from './rest.workerd.fixture.ts'

beforeAll(signUpBoth)

describe('what is not there', () => {
  it('an unknown table: 404 PGRST205', async () => {
    for (const table of ['secrets', 'users', 'sessions', 'sqlite_master', 'constructor', '__proto__'])
      expect(await ana.client.from(table).select()).toMatchObject({
        status: 404,
        error: { code: 'PGRST205' },
      })
  })

  it('an unknown function: 404 PGRST202', async () => {
    const { error, status } = await ana.client.rpc('get_everything', { user_id: ana.id })
    expect(status).toBe(404)
    expect(error).toMatchObject({
      code: 'PGRST202',
      message: expect.stringContaining('get_everything(user_id)'),
    })
    expect(await ana.client.rpc('hasOwnProperty')).toMatchObject({ status: 404, error: { code: 'PGRST202' } })
  })

  it('an unknown path: 404 with a body', async () => {
    for (const path of ['', 'profiles/1', 'rpc/a/b']) {
      const response = await rest(path)
      expect([path, response.status, (await response.json<{ code: string }>()).code]).toEqual([
        path,
        404,
        'PGRST125',
      ])
    }
  })

  it.each([
    ['an unknown column', () => ana.client.from('profiles').select('password_hash'), '42703'],
    ['a filter on one', () => ana.client.from('profiles').select().eq('email', 'x'), '42703'],
    ['an order by one', () => ana.client.from('profiles').select().order('email'), '42703'],
    ['an operator', () => ana.client.from('profiles').select().like('role', 's%'), 'PGRST100'],
    [
      'a filter of ours on a write',
      () => ana.client.from('profiles').delete().ilike('role', '%'),
      'PGRST100',
    ],
    ['a logic tree', () => ana.client.from('profiles').select().or('role.eq.a,role.eq.b'), 'PGRST100'],
    ['an embedded table', () => ana.client.from('profiles').select('*, users(*)'), 'PGRST200'],
    ['a value of another type', () => ana.client.from('profiles').select().eq('id', 'ana'), '22P02'],
  ])('%s: 400 (%#)', async (_, call, code) => {
    expect(await call()).toMatchObject({ status: 400, error: { code } })
  })

  it('another schema is none: the header is taken and means nothing', async () => {
    const { data } = await ana.client.schema('public').from('profiles').select('id')
    expect(data).toEqual([{ id: ana.id }])
  })
})

describe('requests that no client writes', () => {
  it.each([
    ['PUT', 405, 'PGRST117'],
    ['QUERY', 405, 'PGRST117'],
  ])('%s: %i', async (method, status, code) => {
    const response = await rest('profiles', { method, body: '{}' })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code, details: null, hint: null })
  })

  it.each([
    ['not JSON', '{"user_id":', 'PGRST102'],
    ['nothing', '', 'PGRST102'],
    ['a number', '5', 'PGRST102'],
    ['a list of lists', '[[]]', 'PGRST102'],
    ['rows that differ', '[{"dark_mode":true},{"theme_level":"high"}]', 'PGRST102'],
  ])('a body that is %s: 400', async (_, body, code) => {
    const response = await rest('user_preferences', { method: 'POST', body })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code })
  })

  it('a body of another type: 400', async () => {
    const headers = { 'Content-Type': 'text/csv' }
    const response = await rest('user_preferences', { method: 'POST', headers, body: 'dark_mode\ntrue' })
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'PGRST102' }),
    ])
  })

  it('a body without end: 413', async () => {
    const body = JSON.stringify({ theme_level: 'x'.repeat(300_000) })
    const response = await rest('user_preferences', { method: 'POST', body })
    expect(response.status).toBe(413)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await response.json()).toMatchObject({ code: '54000' })
  })

  it('a form there is not: 406', async () => {
    const { error, status } = await ana.client.from('profiles').select().csv()
    expect({ status, code: error?.code }).toEqual({ status: 406, code: 'PGRST107' })
  })

  it('a wish that must not be passed over and is unknown: 400', async () => {
    const headers = { Prefer: 'handling=strict, max-affected=1' }
    const response = await rest(`profiles?id=eq.${ana.id}`, { method: 'DELETE', headers })
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'PGRST122' }),
    ])
  })

  it('SQL in every place a client can write', async () => {
    const hostile = `x'"); drop table profiles; --`
    for (const path of [
      `profiles?select=${encodeURIComponent(hostile)}`,
      `profiles?order=${encodeURIComponent(hostile)}`,
      `profiles?${encodeURIComponent(hostile)}=eq.1`,
      `profiles?display_name=eq.${encodeURIComponent(hostile)}`,
      `profiles?display_name=in.(${encodeURIComponent(hostile)})`,
      `profiles?limit=${encodeURIComponent(hostile)}`,
      encodeURIComponent(hostile),
    ])
      expect((await rest(path)).status).toBeLessThan(500)
    const keys = await rest('user_preferences', { method: 'POST', body: JSON.stringify({ [hostile]: 1 }) })
    expect(keys.status).toBe(400)
    expect((await ana.client.from('profiles').select('id')).data).toEqual([{ id: ana.id }])
  })
})

describe('ranges', () => {
  it.each([
    ['profiles', '0-0/*'],
    ['profiles?role=is.null', '*/*'],
    ['profiles?limit=0', '*/*'],
  ])('%s: %s', async (path, range) => {
    const response = await rest(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Range')).toBe(range)
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
  })

  it('with a count, and without a body on HEAD', async () => {
    const headers = { Prefer: 'count=exact' }
    const response = await rest('profiles', { method: 'HEAD', headers })
    expect(response.headers.get('Content-Range')).toBe('0-0/1')
    expect(await response.text()).toBe('')
    const beyond = await rest('profiles?offset=5', { headers })
    expect([beyond.status, await beyond.json()]).toEqual([416, expect.objectContaining({ code: 'PGRST103' })])
  })
})
