// Plans and timed access through the real client: the row of `subscribers`, and the four functions, whose word alone counts.
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { grantStatement, revokeStatement } from '#app/domain/access/grant-statements.server.ts'
import { planStatements } from '#app/domain/access/plan-statements.server.ts'
import { PASS_MS, type PassLevel } from '#app/domain/catalogue/one-time-items.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { newClient, type SignedUp, signedInClient } from './client.ts'

const DAY = 86_400_000
const MINUTE = 60_000

let ctx: TestContext
let ana: SignedUp

beforeEach(async () => {
  ctx = testContext(env.DB)
  ctx.clock.now = Date.now()
  ana = await signedInClient()
})

/** A plan of Ana's that began and ends so many milliseconds from now, as it was told when it began. */
function plan(tier: 'basic' | 'premium', from: number, to: number): Promise<unknown> {
  const startsAt = Date.now() + from
  ctx.clock.now = startsAt
  const told = { source: 'subscription', interval: 'month', status: 'active', cancelsAtEnd: false } as const
  return runBatch(
    ctx.db,
    planStatements(ctx, ana.id, [
      {
        ...told,
        id: `sub_${crypto.randomUUID()}`,
        userId: ana.id,
        tier,
        startsAt,
        endsAt: Date.now() + to,
        knownAt: startsAt,
      },
    ]),
  )
}

/** A pass of Ana's that was bought so many milliseconds ago. */
async function pass(item: PassLevel, ago = 0): Promise<string> {
  const id = `test:${crypto.randomUUID()}`
  const at = Date.now() - ago
  await runBatch(ctx.db, [grantStatement(ctx, { id, holder: { userId: ana.id }, item, at })])
  return id
}

describe('subscribers', () => {
  const own = (who = ana) =>
    who.client
      .from('subscribers')
      .select('subscribed, subscription_tier, subscription_end, billing_interval')
      .eq('user_id', who.id)

  it('shows each person their own plan in the types of the spec', async () => {
    await plan('premium', -DAY, 29 * DAY)
    const { data, error } = await own().single()
    expect(error).toBeNull()
    expect(data).toEqual({
      subscribed: true,
      subscription_tier: 'premium',
      subscription_end: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      billing_interval: 'month',
    })
    const filtered = ana.client.from('subscribers').select('subscribed').eq('subscribed', true)
    expect((await filtered).data).toEqual([{ subscribed: true }])
  })

  it('may be absent', async () => {
    expect(await own().maybeSingle()).toMatchObject({ data: null, error: null })
  })

  it('never shows a plan as running that is over, noted or not', async () => {
    await plan('basic', -2 * DAY, 10 * DAY)
    await plan('premium', -2 * DAY, -1)
    expect((await own().single()).data).toMatchObject({ subscribed: true, subscription_tier: 'basic' })
    await env.DB.prepare('update plans set ends_at = 1 where user_id = ?').bind(ana.id).run()
    await env.DB.prepare('update subscribers set subscription_end = 1 where user_id = ?').bind(ana.id).run()
    expect((await ana.client.from('subscribers').select('user_id').eq('subscribed', true)).data).toEqual([])
    expect((await own().single()).data).toEqual({
      subscribed: false,
      subscription_tier: 'free',
      subscription_end: null,
      billing_interval: null,
    })
  })

  it('is nobody else’s to read, and nobody’s to write', async () => {
    await plan('premium', -DAY, DAY)
    const eve = await signedInClient()
    const table = () => eve.client.from('subscribers')
    expect((await table().select().eq('user_id', ana.id)).data).toEqual([])
    expect((await newClient().from('subscribers').select()).data).toEqual([])
    const row = { user_id: eve.id, subscribed: true, subscription_tier: 'premium' }
    expect(await table().insert(row)).toMatchObject({ status: 403, error: { code: '42501' } })
    expect(await table().upsert(row)).toMatchObject({ status: 403, error: { code: '42501' } })
    for (const { client, id } of [eve, ana]) {
      const mine = () => client.from('subscribers')
      const raised = await mine().update({ subscription_tier: 'enterprise' }).eq('user_id', id).select()
      expect(raised.data).toEqual([])
      expect((await mine().delete().eq('user_id', id).select()).data).toEqual([])
    }
    expect((await own(eve).maybeSingle()).data).toBeNull()
    expect((await own().single()).data).toMatchObject({ subscription_tier: 'premium' })
  })
})

describe('timed access', () => {
  const invoke = (name: string, body: Record<string, unknown>, client = ana.client) =>
    client.functions.invoke(name, { body })
  const start = (feature: string, more: object = {}) =>
    invoke('start-timed-access', { userId: ana.id, feature, durationMinutes: 30, ...more })
  const check = (feature: string) => invoke('check-timed-access', { userId: ana.id, feature })

  it('starts, is there, and ends', async () => {
    await pass('pro')
    const { data } = await start('ChemistryLabAR', { cost: 0 })
    expect(data).toMatchObject({
      success: true,
      message: 'Access started',
      cost: 25,
      remainingSeconds: 1_800,
    })
    const running = (await check('ChemistryLabAR')).data
    expect(running).toMatchObject({ active: true, accessId: data.accessId })
    expect(running.remainingSeconds).toBeGreaterThan(1_700)
    const ended = await invoke('end-timed-access', { feature: 'ChemistryLabAR', accessId: data.accessId })
    expect(ended.error).toBeNull()
    expect((await check('ChemistryLabAR')).data).toEqual({
      active: false,
      remainingSeconds: 0,
      accessId: null,
    })
  })

  it.each([
    ['without a right', 'AITutor', {}, 'not_entitled', 'Your plan or pass doesn’t include this feature'],
    ['with a price of the client’s own', 'AITutor', { cost: 999_999 }, 'not_entitled', /include/],
    [
      'for no time at all',
      'ChemistryLabAR',
      { durationMinutes: 0 },
      'bad_duration',
      'Failed to start timed access',
    ],
    ['of nothing we know', 'FreeMoney', {}, 'unknown_feature', /find that feature/],
  ])('%s it does not start', async (_, feature, more, code, message) => {
    await pass('pro')
    const { data, error } = await start(feature, more)
    expect(error).toBeNull()
    expect(data).toMatchObject({ success: false, code, message: expect.stringMatching(message) })
  })

  it('of what a pass sells runs while the pass does, and so does what it includes', async () => {
    const id = await pass('pro', 10 * MINUTE)
    for (const feature of ['PremiumContent', 'PremiumARGames']) {
      const { data } = await check(feature)
      expect(data).toMatchObject({ active: true, accessId: 'pass:pro' })
      expect(data.remainingSeconds).toBeGreaterThan(85_700)
      expect(data.remainingSeconds).toBeLessThanOrEqual(85_800)
    }
    const none = { active: false, remainingSeconds: 0, accessId: null }
    expect((await check('AllPremiumContent')).data).toEqual(none)
    await pass('ultimate')
    expect((await check('AllPremiumContent')).data).toMatchObject({ active: true, accessId: 'pass:ultimate' })
    await runBatch(ctx.db, [revokeStatement(ctx, id, Date.now())])
    expect((await check('PremiumARGames')).data).toMatchObject({ active: true, accessId: 'pass:ultimate' })
  })

  it('of a pass ends with the pass, and goes when the pass is paid back', async () => {
    const id = await pass('ultimate', PASS_MS - 10 * MINUTE)
    const { data } = await start('AITutor', { durationMinutes: 1_440 })
    expect(data.remainingSeconds).toBeLessThanOrEqual(600)
    expect((await check('AITutor')).data.active).toBe(true)
    await runBatch(ctx.db, [revokeStatement(ctx, id, Date.now())])
    expect((await check('AITutor')).data).toEqual({ active: false, remainingSeconds: 0, accessId: null })
  })

  it('is only for people who are signed in, and only for themselves', async () => {
    const eve = await signedInClient()
    const calls: [string, object][] = [
      ['start-timed-access', { feature: 'AITutor', durationMinutes: 1 }],
      ['check-timed-access', { feature: 'AITutor' }],
      ['end-timed-access', { feature: 'AITutor', accessId: 'x' }],
      ['purchase-timed-access', { gameId: 'scienceQuest', durationMinutes: 1 }],
    ]
    for (const [name, body] of calls) {
      const visitor = await invoke(name, { ...body }, newClient())
      expect(visitor.error.context.status, name).toBe(401)
      const other = await invoke(name, { ...body, userId: ana.id }, eve.client)
      expect(other.error.context.status, name).toBe(403)
    }
  })

  describe('of a game', () => {
    const buy = (gameId: string, durationMinutes = 30) =>
      invoke('purchase-timed-access', { userId: ana.id, gameId, durationMinutes })

    it.each([
      ['scienceQuest', 'ChemistryLabAR', 'pro'],
      ['wordWizard', 'MathMazeAR', 'pro'],
      ['historyHunt', 'HistoryQuestAR', 'ultimate'],
    ] as const)('%s opens %s with a %s pass', async (gameId, feature, level) => {
      await pass(level)
      expect((await buy(gameId)).data).toMatchObject({ success: true, message: 'Access started' })
      expect((await check(feature)).data.active).toBe(true)
    })

    it.each([
      ['historyHunt', 30, 'not_entitled'],
      ['scienceQuest', -30, 'bad_duration'],
      ['mathMaster', 30, 'unknown_game'],
      ['chess', 30, 'unknown_game'],
      ['toString', 30, 'unknown_game'],
    ])('%s for %d minutes is refused: %s', async (gameId, minutes, code) => {
      await pass('pro')
      expect((await buy(gameId, minutes)).data).toMatchObject({ success: false, code })
    })

    it('says so in the caller’s language', async () => {
      const body = { gameId: 'chess', durationMinutes: 30 }
      const headers = { 'Accept-Language': 'fr' }
      const { data } = await ana.client.functions.invoke('purchase-timed-access', { body, headers })
      expect(data.message).toBe('Jeu introuvable')
    })
  })
})
