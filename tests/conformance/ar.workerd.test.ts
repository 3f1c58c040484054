// AR games and their sessions through the real client: the rows of ar_games and game_sessions, and purchase-timed-access.
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { grantStatement } from '#app/domain/access/grant-statements.server.ts'
import { AR_SESSION_MS } from '#app/domain/ar/ar.types.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { newClient, type SignedUp, signedInClient } from './client.ts'

let ana: SignedUp

beforeEach(async () => {
  vi.useRealTimers()
  ana = await signedInClient()
})

async function givePass(item: 'pro' | 'ultimate', { id: userId } = ana): Promise<void> {
  const ctx = testContext(env.DB)
  await runBatch(ctx.db, [
    grantStatement(ctx, { id: `test:${crypto.randomUUID()}`, holder: { userId }, item, at: Date.now() }),
  ])
}

describe('ar_games', () => {
  it('is read by everybody, in the types of the spec', async () => {
    for (const { client } of [ana, { client: newClient() }]) {
      const { data, error } = await client.from('ar_games').select('*').order('id')
      expect(error).toBeNull()
      expect(data?.map(({ id }) => id)).toEqual(['biologyBlast', 'historyHunt', 'scienceQuest', 'wordWizard'])
      expect(data?.[2]).toEqual({
        id: 'scienceQuest',
        name: 'Science Quest',
        type: 'ChemistryLabAR',
        description: expect.any(String),
        min_grade: 0,
        max_grade: 12,
        is_premium_only: true,
        has_timed_access: true,
        timed_access_cost: 25,
        timed_access_duration: 30,
      })
      expect(data?.[0]).toMatchObject({
        is_premium_only: false,
        has_timed_access: false,
        timed_access_cost: null,
      })
    }
  })

  it('is filtered by grade as a client asks', async () => {
    const { data } = await ana.client
      .from('ar_games')
      .select('id')
      .lte('min_grade', 2)
      .gte('max_grade', 2)
      .order('id')
    expect(data).toEqual([{ id: 'scienceQuest' }, { id: 'wordWizard' }])
  })

  it('is nobody’s to write', async () => {
    const table = () => ana.client.from('ar_games')
    const row = { id: 'free', name: 'Free', type: 'ChemistryLabAR', description: '', is_premium_only: false }
    const grades = { min_grade: 0, max_grade: 12, has_timed_access: false }
    expect(await table().insert({ ...row, ...grades })).toMatchObject({
      status: 403,
      error: { code: '42501' },
    })
    expect(await table().upsert({ ...row, ...grades })).toMatchObject({
      status: 403,
      error: { code: '42501' },
    })
    expect((await table().update({ is_premium_only: false }).eq('id', 'scienceQuest').select()).data).toEqual(
      [],
    )
    expect((await table().delete().eq('id', 'scienceQuest').select()).data).toEqual([])
    const visitor = newClient().from('ar_games')
    expect(await visitor.insert({ ...row, ...grades })).toMatchObject({
      status: 401,
      error: { code: '42501' },
    })
    expect((await table().select('id')).data).toHaveLength(4)
  })
})

describe('game_sessions', () => {
  const sessions = ({ client } = ana) => client.from('game_sessions')
  const log = (gameId = 'scienceQuest', more: object = {}, who = ana) =>
    sessions(who)
      .insert({
        user_id: who.id,
        game_id: gameId,
        start_time: new Date().toISOString(),
        game_type: 'ar',
        ...more,
      })
      .select()
      .single()
  const end = (gameId = 'scienceQuest', more: object = {}) =>
    sessions()
      .update({ end_time: new Date().toISOString(), duration_seconds: 1, ...more })
      .eq('user_id', ana.id)
      .eq('game_id', gameId)
      .is('end_time', null)
      .select()

  it('are started and ended by clients, in times of ours', async () => {
    await givePass('pro')
    const before = Date.now()
    const lies = { start_time: '2001-01-01T00:00:00Z', ends_at: '2099-01-01T00:00:00Z', duration_seconds: 9 }
    const { data, error } = await log('scienceQuest', lies)
    expect(error).toBeNull()
    expect(data).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      user_id: ana.id,
      game_id: 'scienceQuest',
      game_type: 'ar',
      end_time: null,
      duration_seconds: null,
    })
    const startedAt = Date.parse(data.start_time)
    expect(startedAt).toBeGreaterThanOrEqual(before)
    expect(Date.parse(data.ends_at) - startedAt).toBe(AR_SESSION_MS)
    vi.useFakeTimers({ toFake: ['Date'], now: startedAt + 61_500 })
    const ended = await end('scienceQuest', { end_time: '2099-01-01T00:00:00Z', duration_seconds: 999_999 })
    expect(ended.error).toBeNull()
    expect(ended.data).toMatchObject([{ id: data.id, duration_seconds: 61 }])
    expect(Date.parse(ended.data?.[0].end_time) - startedAt).toBe(61_500)
    const row = (await sessions().select().single()).data
    expect((await end()).data).toEqual([])
    const again = sessions().update({ end_time: '2001-01-01T00:00:00Z' }).eq('id', data.id).select()
    expect((await again).data).toEqual([row])
  })

  it('started again, the open one is answered', async () => {
    await givePass('pro')
    const first = await log()
    expect((await log()).data).toEqual(first.data)
    const both = await Promise.all([log(), log()])
    expect(both.map(({ data }) => data)).toEqual([first.data, first.data])
    expect((await sessions().select()).data).toHaveLength(1)
  })

  it('whose time is up are shown as ended, though nobody noted it', async () => {
    await givePass('ultimate')
    const { data } = await log()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(data.ends_at) + 60_000 })
    await ana.client.auth.refreshSession()
    const row = (await sessions().select().single()).data
    expect(row).toMatchObject({ end_time: data.ends_at, duration_seconds: 5_400 })
  })

  it.each([
    ['without a right to the game', 'historyHunt', {}, 403, '42501'],
    ['of a game that is still being made', 'biologyBlast', {}, 403, '42501'],
    ['of a game nobody knows', 'chess', {}, 409, '23503'],
    ['of another type', 'scienceQuest', { game_type: 'vr' }, 400, '23514'],
    ['of no type', 'scienceQuest', { game_type: null }, 400, '23502'],
    ['of no game', 'scienceQuest', { game_id: null }, 400, '23502'],
    ['that ended already', 'scienceQuest', { end_time: '2001-01-01T00:00:00Z' }, 400, '23514'],
    ['at no time', 'scienceQuest', { start_time: 'noon' }, 400, '22007'],
    ['of somebody else', 'scienceQuest', { user_id: crypto.randomUUID() }, 403, '42501'],
  ])('are not logged %s', async (_, gameId, more, status, code) => {
    await givePass('pro')
    expect(await log(gameId, more)).toMatchObject({ status, error: { code }, data: null })
    expect((await sessions().select()).data).toEqual([])
  })

  it('are not logged by visitors, two in one call, or over one another', async () => {
    await givePass('pro')
    const row = { user_id: ana.id, game_id: 'scienceQuest', game_type: 'ar' }
    const visitor = await newClient().from('game_sessions').insert(row)
    expect(visitor).toMatchObject({ status: 401, error: { code: '42501' } })
    expect(await sessions().insert([row, row])).toMatchObject({ status: 413, error: { code: '54000' } })
    expect(await sessions().upsert(row)).toMatchObject({ status: 403, error: { code: '42501' } })
    expect((await sessions().select()).data).toEqual([])
  })

  it('are nobody else’s to read, end or delete, and change in nothing but their end', async () => {
    await givePass('pro')
    const eve = await signedInClient()
    const { data } = await log()
    const seen = () => sessions(eve).select().eq('id', data.id)
    expect((await seen()).data).toEqual([])
    const changed = sessions(eve).update({ end_time: new Date().toISOString() }).eq('id', data.id).select()
    expect((await changed).data).toEqual([])
    expect((await sessions().delete().eq('id', data.id).select()).data).toEqual([])
    for (const change of [{ game_id: 'wordWizard' }, { game_type: 'ar' }, { end_time: null }])
      expect(await sessions().update(change).eq('id', data.id)).toMatchObject({
        status: 403,
        error: { code: '42501' },
      })
    const moved = sessions().update({ user_id: eve.id }).eq('id', data.id)
    expect(await moved).toMatchObject({ status: 403, error: { code: '42501' } })
    for (const kept of [{ start_time: '2001-01-01T00:00:00Z' }, { duration_seconds: 9 }])
      expect((await sessions().update(kept).eq('id', data.id).select()).data).toEqual([data])
  })
})

describe('purchase-timed-access', () => {
  const buy = (gameId: string, durationMinutes: number) =>
    ana.client.functions.invoke('purchase-timed-access', {
      body: { userId: ana.id, gameId, durationMinutes },
    })

  it('starts a session for the game’s minutes', async () => {
    await givePass('pro')
    const { data } = await buy('wordWizard', 30)
    expect(data).toMatchObject({
      success: true,
      cost: 15,
      session: { game: 'wordWizard', timeRemaining: 1_800 },
    })
    const rows = await ana.client.from('game_sessions').select('id, game_id, end_time')
    expect(rows.data).toEqual([{ id: data.session.id, game_id: 'wordWizard', end_time: null }])
  })

  it.each([
    ['biologyBlast', 30, 'no_timed_access', 'This game does not support timed access'],
    ['scienceQuest', 90, 'bad_duration', 'Failed to purchase timed access'],
    ['historyHunt', 30, 'not_entitled', 'This game requires a premium subscription'],
    ['chess', 30, 'unknown_game', 'Game not found'],
  ])('says why %s for %d minutes is refused', async (gameId, minutes, code, message) => {
    await givePass('pro')
    expect((await buy(gameId, minutes)).data).toEqual({ success: false, code, message })
  })
})
