// Rows of the data service through the real client: what postgrest-js sends and what it makes of the answers.
import { beforeAll, describe, expect, it } from 'vitest'
import { signedUpClient } from './client.ts'
import { ana, ben, DATA, signUpBoth } from './rest.workerd.fixture.ts'

beforeAll(signUpBoth)

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
