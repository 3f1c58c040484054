// A child's account that waits for a grown-up's yes: it may read and choose its look, and change nothing personal.
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { ageStatements } from '#app/domain/consent/age-statements.server.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { newEmail, type SignedUp, signedUpClient } from './client.ts'

let child: SignedUp

beforeAll(async () => {
  child = await signedUpClient({ display_name: 'Ana', role: 'student', country: 'us' })
  const ctx = testContext(env.DB)
  const stated = { userId: child.id, country: 'us', age: 9, guardianEmail: null }
  await runBatch(ctx.db, await ageStatements({ ...ctx, now: () => Date.now() }, stated))
})

describe('a limited account', () => {
  it('reads its profile', async () => {
    const { data } = await child.client.from('profiles').select('display_name').eq('id', child.id).single()
    expect(data).toEqual({ display_name: 'Ana' })
  })

  it('may not change its profile', async () => {
    const { error, status } = await child.client
      .from('profiles')
      .update({ display_name: 'Ana Maria' })
      .eq('id', child.id)
    expect({ status, code: error?.code }).toEqual({ status: 403, code: '42501' })
    const { data } = await child.client.from('profiles').select('display_name').eq('id', child.id).single()
    expect(data).toEqual({ display_name: 'Ana' })
  })

  it('may choose its language', async () => {
    const { error } = await child.client.from('profiles').update({ language: 'es' }).eq('id', child.id)
    expect(error).toBeNull()
  })

  it('may choose its look', async () => {
    const { error } = await child.client
      .from('user_preferences')
      .upsert({ user_id: child.id, theme_level: 'elementary' }, { onConflict: 'user_id' })
    expect(error).toBeNull()
  })

  it.each([
    ['an email address', () => ({ email: newEmail() })],
    ['a phone number', () => ({ phone: '15551230000' })],
    ['metadata', () => ({ data: { hobby: 'chess' } })],
  ])('may not change %s', async (_, change) => {
    const { error } = await child.client.auth.updateUser(change())
    expect(error?.code).toBe('consent_required')
  })

  it('may change its password', async () => {
    const { error } = await child.client.auth.updateUser({ password: 'a-better-otter-43' })
    expect(error).toBeNull()
  })
})

describe('an account made over the API, of which no age is known', () => {
  it('of grades K-5 is limited as well, until a screen has asked', async () => {
    const pupil = await signedUpClient({ role: 'student', grade_level: '4' })
    expect((await pupil.client.auth.updateUser({ phone: '15551230001' })).error?.code).toBe(
      'consent_required',
    )
    const { status } = await pupil.client.from('profiles').update({ grade_level: '9' }).eq('id', pupil.id)
    expect(status).toBe(403)
    expect(
      (await pupil.client.from('profiles').update({ language: 'fr' }).eq('id', pupil.id)).error,
    ).toBeNull()
  })

  it('of no grade goes on', async () => {
    const person = await signedUpClient()
    const fields = { display_name: 'Kai', country: 'us' }
    expect((await person.client.from('profiles').update(fields).eq('id', person.id)).error).toBeNull()
    expect((await person.client.auth.updateUser({ data: { hobby: 'chess' } })).error).toBeNull()
  })
})
