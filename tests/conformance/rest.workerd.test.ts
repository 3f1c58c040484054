// The data service through the real client: what postgrest-js sends, what it makes of the answers, and whose rows they are.
import { importJWK, SignJWT } from 'jose'
import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { TEST_CONFIG } from '#tests/factories/config.ts'
import {
  newClient,
  ORIGIN,
  PASSWORD,
  type SignedUp,
  send,
  signedUpClient,
  type TestClient,
} from './client.ts'

const DATA = { display_name: 'Ana', grade_level: 'middle', language: 'es', country: 'mx', role: 'student' }
const KEY = TEST_CONFIG.publicClientKey

let ana: SignedUp
let ben: SignedUp
let visitor: TestClient

beforeAll(async () => {
  ana = await signedUpClient(DATA)
  ben = await signedUpClient({ display_name: 'Ben' })
  visitor = newClient()
})

async function tokenOf({ client }: SignedUp): Promise<string> {
  const { data } = await client.auth.getSession()
  return data.session?.access_token ?? ''
}

/** One request as it is, with a bearer. */
async function rest(path: string, init: RequestInit & { as?: SignedUp | string } = {}): Promise<Response> {
  const { as = ana, ...rest } = init
  const headers = new Headers(rest.headers)
  headers.set('apikey', KEY)
  if (rest.body && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  headers.set('Authorization', `Bearer ${typeof as === 'string' ? as : await tokenOf(as)}`)
  return send(`/rest/v1/${path}`, { ...rest, headers })
}

describe('profiles: reading', () => {
  it('reads a single row by id, as sign-up filled it', async () => {
    const { data, error, status } = await ana.client.from('profiles').select('*').eq('id', ana.id).single()
    expect(error).toBeNull()
    expect(status).toBe(200)
    expect(data).toEqual({
      id: ana.id,
      ...DATA,
      created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      updated_at: expect.stringMatching(/Z$/),
    })
  })

  it('has null for what was never said', async () => {
    const { data } = await ben.client.from('profiles').select('grade_level,language,country,role').single()
    expect(data).toEqual({ grade_level: null, language: null, country: null, role: null })
  })

  it('shows the columns asked for, spaces or not, under the names asked for', async () => {
    const { data } = await ana.client.from('profiles').select('role, name:display_name').eq('id', ana.id)
    expect(data).toEqual([{ role: 'student', name: 'Ana' }])
  })

  it('maybeSingle gives the row, or null where there is none', async () => {
    const mine = await ana.client.from('profiles').select('role').eq('id', ana.id).maybeSingle()
    expect(mine).toMatchObject({ data: { role: 'student' }, error: null })
    const none = await ana.client.from('profiles').select('role').eq('id', crypto.randomUUID()).maybeSingle()
    expect(none).toMatchObject({ data: null, error: null, status: 200 })
  })

  it('counts, with rows and without', async () => {
    const rows = await ana.client.from('profiles').select('id', { count: 'exact' })
    expect(rows).toMatchObject({ data: [{ id: ana.id }], count: 1, status: 200 })
    const head = await ana.client.from('profiles').select('*', { count: 'exact', head: true })
    expect(head).toMatchObject({ data: null, error: null, count: 1 })
  })

  it('filters, orders and limits as the client writes it', async () => {
    const found = (query: PromiseLike<{ data: unknown[] | null }>) => query.then(({ data }) => data?.length)
    const all = () => ana.client.from('profiles').select('id')
    expect(await found(all().is('role', null))).toBe(0)
    expect(await found(all().not('role', 'is', null))).toBe(1)
    expect(await found(all().in('grade_level', ['middle', 'a,b (c)']))).toBe(1)
    expect(await found(all().neq('role', 'teacher').eq('role', 'student'))).toBe(1)
    expect(await found(all().lte('created_at', new Date().toISOString()))).toBe(1)
    expect(await found(all().order('created_at', { ascending: false, nullsFirst: false }).limit(1))).toBe(1)
    expect(await found(all().range(1, 5))).toBe(0)
    expect(await found(all().match({ language: 'es', country: 'mx' }))).toBe(1)
  })

  it('leaves out nulls on request', async () => {
    const { data } = await ben.client
      .from('profiles')
      .select('display_name,role')
      .eq('id', ben.id)
      .stripNulls()
    expect(data).toEqual([{ display_name: 'Ben' }])
  })
})

describe('profiles: changing', () => {
  it('changes the fields sent and leaves the others; answers nothing', async () => {
    const person = await signedUpClient(DATA)
    const changed = await person.client.from('profiles').update({ grade_level: '7' }).eq('id', person.id)
    expect(changed).toMatchObject({ data: null, error: null, status: 204 })
    const { data } = await person.client.from('profiles').select('*').single()
    expect(data).toMatchObject({ ...DATA, grade_level: '7' })
  })

  it('takes all five fields at once and shows the row when asked', async () => {
    const person = await signedUpClient()
    const fields = {
      display_name: ' Eve ',
      grade_level: null,
      language: 'fr',
      country: 'ca',
      role: 'teacher',
    }
    const { data, status } = await person.client
      .from('profiles')
      .update(fields)
      .eq('id', person.id)
      .select()
      .single()
    expect(status).toBe(200)
    expect(data).toMatchObject({ ...fields, display_name: 'Eve', id: person.id })
    expect(+new Date(data.updated_at)).toBeGreaterThan(+new Date(data.created_at))
  })

  it('takes back a row as it was read, its times kept by us', async () => {
    const { data: row } = await ana.client.from('profiles').select('*').single()
    const again = { ...row, created_at: '1999-01-01T00:00:00Z' }
    const { data, error } = await ana.client.from('profiles').update(again).eq('id', ana.id).select().single()
    expect(error).toBeNull()
    expect(data.created_at).toBe(row.created_at)
  })

  it('makes no parent or teacher of a student: only our screens do, of an adult', async () => {
    for (const role of ['parent', 'teacher']) {
      const refused = await ana.client.from('profiles').update({ role }).eq('id', ana.id)
      expect(refused).toMatchObject({ status: 403, error: { code: '42501' } })
    }
    const { error } = await ana.client.auth.updateUser({ data: { role: 'teacher' } })
    expect(error).toMatchObject({ status: 403, code: 'adult_required' })
  })

  it('counts the rows it changed', async () => {
    const { count } = await ana.client
      .from('profiles')
      .update({ country: 'mx' }, { count: 'exact' })
      .eq('id', ana.id)
    expect(count).toBe(1)
  })

  it('changes nothing where no row matches: an empty list, no error', async () => {
    const { data, error, status } = await ana.client
      .from('profiles')
      .update({ role: 'parent' })
      .eq('id', crypto.randomUUID())
      .select()
    expect({ data, error, status }).toEqual({ data: [], error: null, status: 200 })
  })

  it.each([
    ['23514', 400, { role: 'admin' }],
    ['23514', 400, { display_name: 'A' }],
    ['23514', 400, { display_name: 'x'.repeat(61) }],
    ['23514', 400, { grade_level: '13' }],
    ['23514', 400, { language: 'de' }],
    ['23514', 400, { country: 'US' }],
    ['22P02', 400, { display_name: { first: 'Ana' } }],
    ['22P05', 400, { display_name: 'An\0a' }],
    ['22P02', 400, { id: 'ana' }],
    ['PGRST204', 400, { is_admin: true }],
    ['42501', 403, { id: crypto.randomUUID() }],
  ])('refuses with %s %i: %j', async (code, status, changes) => {
    const before = await ana.client.from('profiles').select('*').single()
    const refused = await ana.client.from('profiles').update(changes).eq('id', ana.id).select()
    expect(refused).toMatchObject({ data: null, status, error: { code, message: expect.any(String) } })
    expect((await ana.client.from('profiles').select('*').single()).data).toEqual(before.data)
  })

  it('refuses an update or delete that names no rows', async () => {
    expect(await ana.client.from('profiles').update({ role: 'parent' })).toMatchObject({
      status: 400,
      error: { code: '21000' },
    })
    expect(await ana.client.from('profiles').delete()).toMatchObject({
      status: 400,
      error: { code: '21000' },
    })
  })

  it('has rows made with the account and gone with it: no insert, no delete', async () => {
    const made = await ana.client.from('profiles').insert({ id: crypto.randomUUID(), role: 'student' })
    expect(made).toMatchObject({ status: 403, error: { code: '42501' } })
    expect(made.error?.message).toBe('new row violates row-level security policy for table "profiles"')
    const upserted = await ana.client.from('profiles').upsert({ id: ana.id, role: 'parent' })
    expect(upserted).toMatchObject({ status: 403, error: { code: '42501' } })
    const gone = await ana.client.from('profiles').delete().eq('id', ana.id).select()
    expect(gone).toMatchObject({ data: [], status: 200 })
    expect((await ana.client.from('profiles').select('role').single()).data).toEqual({ role: 'student' })
  })
})

describe('user_preferences', () => {
  const now = () => new Date().toISOString()

  it('upserts by user_id, each column by itself, as the product does', async () => {
    const { client, id: user_id } = await signedUpClient()
    const table = () => client.from('user_preferences')
    const read = () => table().select('theme_level, dark_mode').eq('user_id', user_id).maybeSingle()
    expect(await read()).toMatchObject({ data: null, error: null })
    const theme = { user_id, theme_level: 'high', updated_at: now() }
    const first = await table().upsert(theme, { onConflict: 'user_id' })
    expect(first).toMatchObject({ data: null, error: null, status: 201 })
    expect((await read()).data).toEqual({ theme_level: 'high', dark_mode: null })
    await table().upsert({ user_id, dark_mode: true, updated_at: now() }, { onConflict: 'user_id' })
    expect((await read()).data).toEqual({ theme_level: 'high', dark_mode: true })
    await table().upsert({ user_id, dark_mode: false, updated_at: now() })
    expect((await read()).data).toEqual({ theme_level: 'high', dark_mode: false })
  })

  it('keeps the time of the change itself, whatever is sent', async () => {
    const { client, id: user_id } = await signedUpClient()
    const { data } = await client
      .from('user_preferences')
      .upsert({ user_id, theme_level: 'default', updated_at: '1999-01-01T00:00:00Z' })
      .select()
      .single()
    expect(Math.abs(Date.parse(data.updated_at) - Date.now())).toBeLessThan(60_000)
  })

  it('inserts once; a second insert is a conflict', async () => {
    const { client, id: user_id } = await signedUpClient()
    const row = { user_id, dark_mode: true }
    const made = await client.from('user_preferences').insert(row).select('dark_mode')
    expect(made).toMatchObject({ data: [{ dark_mode: true }], status: 201 })
    expect(await client.from('user_preferences').insert(row)).toMatchObject({
      status: 409,
      error: { code: '23505' },
    })
  })

  it('passes over a row that is there when asked to', async () => {
    const { client, id: user_id } = await signedUpClient()
    await client.from('user_preferences').insert({ user_id, dark_mode: true })
    const skipped = await client
      .from('user_preferences')
      .upsert([{ user_id, dark_mode: false }], { onConflict: 'user_id', ignoreDuplicates: true })
      .select()
    expect(skipped).toMatchObject({ data: [], error: null })
    const { data } = await client.from('user_preferences').select('dark_mode').single()
    expect(data).toEqual({ dark_mode: true })
  })

  it('filters booleans as booleans', async () => {
    const { client, id: user_id } = await signedUpClient()
    await client.from('user_preferences').insert({ user_id, dark_mode: true })
    const rows = () => client.from('user_preferences').select('dark_mode')
    expect((await rows().eq('dark_mode', true)).data).toHaveLength(1)
    expect((await rows().is('dark_mode', true)).data).toHaveLength(1)
    expect((await rows().eq('dark_mode', false)).data).toHaveLength(0)
    expect((await rows().is('dark_mode', null)).data).toHaveLength(0)
  })

  it.each([
    ['23514', { theme_level: 'college' }],
    ['22P02', { dark_mode: 'maybe' }],
    ['22P02', { dark_mode: 7 }],
    ['22007', { updated_at: 'yesterday' }],
    ['PGRST204', { font: 'large' }],
  ])('refuses with %s: %j', async (code, fields) => {
    const refused = await ana.client.from('user_preferences').upsert({ user_id: ana.id, ...fields })
    expect(refused).toMatchObject({ status: 400, error: { code } })
  })

  it('goes with no key but its own', async () => {
    const upserted = await ana.client
      .from('user_preferences')
      .upsert({ user_id: ana.id, dark_mode: true }, { onConflict: 'theme_level' })
    expect(upserted).toMatchObject({ status: 400, error: { code: '42P10' } })
  })
})

describe('rows of two users', () => {
  it('are apart when read: an empty list, never a refusal', async () => {
    expect(await ben.client.from('profiles').select().eq('id', ana.id)).toMatchObject({
      data: [],
      status: 200,
    })
    expect((await ben.client.from('profiles').select('id')).data).toEqual([{ id: ben.id }])
    expect(await visitor.from('profiles').select()).toMatchObject({ data: [], status: 200 })
    expect(await visitor.from('user_preferences').select()).toMatchObject({ data: [], status: 200 })
  })

  it('are apart when one row is asked for: 406 PGRST116', async () => {
    const { data, error, status } = await ben.client.from('profiles').select().eq('id', ana.id).single()
    expect({ data, status }).toEqual({ data: null, status: 406 })
    expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 0 rows' })
  })

  it('are apart when changed or deleted: nothing happens', async () => {
    const before = (await ana.client.from('profiles').select().single()).data
    expect(await ben.client.from('profiles').update({ role: 'teacher' }).eq('id', ana.id)).toMatchObject({
      error: null,
      status: 204,
    })
    const all = await ben.client.from('profiles').update({ country: 'br' }).neq('id', ben.id).select()
    expect(all).toMatchObject({ data: [], status: 200 })
    expect(await visitor.from('profiles').update({ country: 'br' }).eq('id', ana.id)).toMatchObject({
      status: 204,
    })
    expect(await ben.client.from('user_preferences').delete().eq('user_id', ana.id)).toMatchObject({
      status: 204,
    })
    expect((await ana.client.from('profiles').select().single()).data).toEqual(before)
  })

  it('cannot be written for the other: 403; by a visitor: 401', async () => {
    const row = { user_id: ana.id, theme_level: 'high' }
    for (const write of [
      () => ben.client.from('user_preferences').insert(row),
      () => ben.client.from('user_preferences').upsert(row),
      () => ben.client.from('user_preferences').insert({ theme_level: 'high' }),
    ])
      expect(await write()).toMatchObject({ status: 403, error: { code: '42501' } })
    expect(await visitor.from('user_preferences').insert(row)).toMatchObject({
      status: 401,
      error: { code: '42501' },
    })
  })

  it('cannot be handed over', async () => {
    await ben.client.from('user_preferences').upsert({ user_id: ben.id, dark_mode: true })
    const moved = await ben.client.from('user_preferences').update({ user_id: ana.id }).eq('user_id', ben.id)
    expect(moved).toMatchObject({ status: 403, error: { code: '42501' } })
  })
})

describe('single()', () => {
  it('rolls a write back that does not concern exactly one row', async () => {
    const person = await signedUpClient()
    const missed = await person.client
      .from('profiles')
      .update({ role: 'parent' })
      .eq('id', ana.id)
      .select()
      .single()
    expect(missed).toMatchObject({ status: 406, error: { code: 'PGRST116' } })
    const two = await person.client
      .from('user_preferences')
      .upsert([
        { user_id: person.id, dark_mode: true },
        { user_id: person.id, dark_mode: false },
      ])
      .select()
      .single()
    expect(two).toMatchObject({ status: 406, error: { details: 'The result contains 2 rows' } })
    expect((await person.client.from('user_preferences').select()).data).toEqual([])
  })
})

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

describe('bearers', () => {
  const [key] = TEST_CONFIG.signingKeys
  const claims = { sub: crypto.randomUUID(), session_id: crypto.randomUUID(), role: 'authenticated' }
  async function forge(expiresAt: number, jwk = key, kid = key?.kid ?? ''): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setIssuer(`${ORIGIN}/auth/v1`)
      .setAudience('authenticated')
      .setIssuedAt(expiresAt - 3600)
      .setExpirationTime(expiresAt)
      .sign(await importJWK(jwk ?? {}, 'ES256'))
  }
  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

  it.each([
    ['no token at all', async () => 'nonsense', 'PGRST301'],
    [
      'one without a signature',
      async () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`,
      'PGRST301',
    ],
    ['one of a session that never was', () => forge(inAnHour()), 'PGRST301'],
    ['one under a key id that is not ours', () => forge(inAnHour(), key, 'other'), 'PGRST301'],
    ['one that is over', () => forge(Math.floor(Date.now() / 1000) - 60), 'PGRST303'],
  ])('%s is refused, never taken for a visitor', async (_, make, code) => {
    const response = await rest('profiles', { as: await make() })
    expect(response.status).toBe(401)
    expect(response.headers.get('WWW-Authenticate')).toContain('invalid_token')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await response.json()).toMatchObject({ code, hint: null })
  })

  it('says that an expired one is expired', async () => {
    const response = await rest('profiles', { as: await forge(Math.floor(Date.now() / 1000) - 60) })
    expect(await response.json()).toMatchObject({ code: 'PGRST303', message: 'JWT expired' })
  })

  it('the token of a session that was ended is refused at once', async () => {
    const person = await signedUpClient()
    const token = await tokenOf(person)
    await person.client.auth.signOut()
    expect((await rest('profiles', { as: token })).status).toBe(401)
  })

  it('none at all, and the public key, are a visitor', async () => {
    const bare = await send('/rest/v1/profiles')
    expect([bare.status, await bare.json()]).toEqual([200, []])
    const keyed = await rest('profiles', { as: KEY })
    expect([keyed.status, await keyed.json()]).toEqual([200, []])
  })

  it('before the second factor a session is refused', async () => {
    const person = await signedUpClient()
    const { data: factor } = await person.client.auth.mfa.enroll({ factorType: 'totp' })
    if (factor?.type !== 'totp') throw new Error('no factor')
    const code = new TOTP({ secret: factor.totp.secret }).generate()
    const verified = await person.client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
    expect(verified.error).toBeNull()
    expect((await person.client.from('profiles').select('id')).data).toEqual([{ id: person.id }])

    const half = newClient()
    await half.auth.signInWithPassword({ email: person.email, password: PASSWORD })
    const refused = { status: 401, error: { code: 'insufficient_aal' } }
    expect(await half.from('profiles').select('id')).toMatchObject(refused)
    const row = { user_id: person.id, dark_mode: true }
    expect(await half.from('user_preferences').insert(row)).toMatchObject(refused)
  })
})

describe('browsers of other origins', () => {
  const preflight = (method: string, headers: string) =>
    send('/rest/v1/user_preferences?on_conflict=user_id', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://app.example',
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers,
      },
    })

  it.each([
    ['GET', 'authorization,apikey,x-client-info,accept-profile,x-retry-count'],
    ['POST', 'authorization,apikey,x-client-info,content-profile,content-type,prefer'],
    ['PATCH', 'content-type,prefer'],
    ['DELETE', 'prefer'],
    ['HEAD', 'prefer,range'],
  ])('may %s with the headers the client sends, no bearer needed', async (method, headers) => {
    const response = await preflight(method, headers)
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(response.headers.get('Access-Control-Allow-Methods')?.split(',')).toContain(method)
    const allowed = response.headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(',')
    for (const header of headers.split(',')) expect(allowed).toContain(header)
  })

  it.each(['profiles', 'nope', 'profiles?nope=eq.1', 'rpc/nope'])(
    'read answers and refusals: %s',
    async (path) => {
      const response = await rest(path, { headers: { Origin: 'https://app.example' } })
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(response.headers.get('Access-Control-Expose-Headers')).toContain('content-range')
      expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    },
  )

  it('gain nothing from a cookie', async () => {
    const headers = { Cookie: '__Host-session=anything; language=fr', Origin: 'https://app.example' }
    const response = await send('/rest/v1/profiles', { headers })
    expect([response.status, await response.json(), response.headers.get('Set-Cookie')]).toEqual([
      200,
      [],
      null,
    ])
  })
})
