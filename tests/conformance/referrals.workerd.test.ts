// Invitations through the real client: functions, tables and the rpc, as the product's screens call them.
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { newClient, type SignedUp, signedUpClient } from './client.ts'

let ana: SignedUp
let ben: SignedUp
let code: string

const invoke = async ({ client }: Pick<SignedUp, 'client'>, name: string, body: Record<string, unknown>) => {
  const { data, error } = await client.functions.invoke(name, { body })
  if (error) return { status: (error.context as Response).status }
  return data as Record<string, unknown>
}

async function giveReward(userId: string, createdAt: number): Promise<string> {
  const id = crypto.randomUUID()
  await env.DB.prepare(
    `insert into rewards (id, user_id, type, value, description, claimed, created_at, source)
     values (?, ?, 'learning_boost', 7, 'why', 0, ?, 'played:' || ?)`,
  )
    .bind(id, userId, createdAt, id)
    .run()
  return id
}

beforeAll(async () => {
  ana = await signedUpClient()
  ben = await signedUpClient()
  code = String((await invoke(ana, 'generate-referral-code', { userId: ana.id }))['code'])
})

describe('functions', () => {
  it('generate one code a person', async () => {
    expect(code).toMatch(/^[2-9B-Z]{8}$/)
    expect(await invoke(ana, 'generate-referral-code', { userId: ana.id })).toEqual({ success: true, code })
    expect(await invoke(ana, 'generate-referral-code', { userId: ben.id })).toEqual({ status: 403 })
    expect(await invoke({ client: newClient() }, 'generate-referral-code', {})).toEqual({ status: 401 })
  })

  it('validate and apply, once', async () => {
    const asked = { code, currentUserId: ben.id }
    expect(await invoke(ben, 'validate-referral-code', asked)).toMatchObject({ valid: true })
    expect(await invoke({ client: newClient() }, 'validate-referral-code', { code })).toMatchObject({
      valid: true,
    })
    expect(await invoke(ana, 'validate-referral-code', { code, currentUserId: ana.id })).toMatchObject({
      valid: false,
      reason: 'own_code',
      message: 'That’s your own code. Give it to a friend!',
    })
    const given = { code, userId: ben.id, action: 'signup' }
    expect(await invoke({ client: newClient() }, 'apply-referral-code', { code, action: 'signup' })).toEqual({
      status: 401,
    })
    expect(await invoke(ben, 'apply-referral-code', { ...given, action: 'first_game' })).toEqual({
      status: 400,
    })
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => invoke(ben, 'apply-referral-code', given)),
    )
    expect(answers.filter(({ success }) => success === true)).toEqual([
      { success: true, message: 'Referral code applied successfully!' },
    ])
    expect(answers.filter(({ reason }) => reason === 'code_used')).toHaveLength(3)
    expect(await invoke(ben, 'validate-referral-code', asked)).toMatchObject({
      valid: false,
      reason: 'code_used',
    })
  })

  it('claim one’s own reward, once', async () => {
    const rewardId = await giveReward(ana.id, 1)
    const claim = (who: Pick<SignedUp, 'client'>) => invoke(who, 'claim-reward', { rewardId })
    expect(await claim({ client: newClient() })).toEqual({ status: 401 })
    expect(await claim(ben)).toMatchObject({ success: false, reason: 'unknown_reward' })
    expect(await claim(ana)).toEqual({ success: true, message: 'Reward claimed successfully!' })
    expect(await claim(ana)).toMatchObject({ success: false, reason: 'already_claimed' })
  })
})

describe('tables', () => {
  it('show a person their own code and rewards, newest first, and never why in full', async () => {
    await giveReward(ana.id, 2)
    expect((await ana.client.from('referral_codes').select().eq('user_id', ana.id).single()).data).toEqual({
      user_id: ana.id,
      code,
    })
    const { data } = await ana.client
      .from('rewards')
      .select()
      .eq('user_id', ana.id)
      .order('created_at', { ascending: false })
    expect(data).toMatchObject([
      { created_at: expect.stringContaining('.002'), claimed: false, claimed_at: null },
      { type: 'learning_boost', value: 7, description: 'why', claimed: true },
    ])
    expect(Object.keys(data?.[0])).not.toContain('source')
    expect((await ana.client.from('rewards').select('source')).error?.code).toBe('42703')
  })

  it.each(['referral_codes', 'rewards'])('%s: nobody else’s, and not to be written', async (table) => {
    expect((await ben.client.from(table).select()).data).toEqual([])
    expect((await newClient().from(table).select()).data).toEqual([])
    expect(await ana.client.from(table).insert({ user_id: ana.id })).toMatchObject({ status: 403 })
    const changed = await ana.client.from(table).update({ user_id: ana.id }).eq('user_id', ana.id).select()
    expect(changed.data ?? []).toEqual([])
    await ana.client.from(table).delete().eq('user_id', ana.id)
    expect((await ana.client.from(table).select()).data).not.toEqual([])
  })
})

describe('get_referral_stats', () => {
  it('is numbers, and one’s own', async () => {
    const args = { user_id: ana.id }
    expect((await ana.client.rpc('get_referral_stats', args)).data).toEqual({
      totalReferrals: 1,
      pendingReferrals: 1,
      completedReferrals: 0,
      rewardsEarned: 2,
    })
    expect(await ben.client.rpc('get_referral_stats', args)).toMatchObject({
      status: 403,
      error: { code: '42501' },
    })
    expect(await newClient().rpc('get_referral_stats', args)).toMatchObject({ status: 401 })
    expect((await ben.client.rpc('get_referral_stats', { user_id: ben.id })).data).toEqual({
      totalReferrals: 0,
      pendingReferrals: 0,
      completedReferrals: 0,
      rewardsEarned: 0,
    })
  })
})
