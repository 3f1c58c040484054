import { beforeEach, describe, expect, it } from 'vitest'
import {
  again,
  answer,
  codeOf,
  ctx,
  enrollTotp,
  good,
  secured,
  setUpFactors,
  signIn,
  signUp,
} from './factors.workerd.fixture.ts'
import { removeFactor } from './remove-factor.server.ts'

beforeEach(setUpFactors)

describe('removing', () => {
  it('takes aal2 for a verified factor and drops its sessions to aal1', async () => {
    const { who, factorId } = await secured()
    const aal1 = await signIn(who.account.id)
    const refused = await removeFactor(ctx, aal1, factorId)
    expect(refused).toMatchObject({ code: 'insufficient_aal', status: 422 })
    expect(await removeFactor(ctx, who, factorId)).toEqual({ ok: true, value: { id: factorId } })
    const { session, account } = await again(who)
    expect(session.aal).toBe('aal1')
    expect(session.amr.map(({ method }) => method)).toEqual(['password'])
    expect(account.factors).toEqual([])
    expect(await removeFactor(ctx, who, factorId)).toMatchObject({ code: 'mfa_factor_not_found' })
  })

  it('leaves sessions that rose by another factor where they are', async () => {
    const { who, factorId, secret } = await secured()
    const { id: second, totp } = await enrollTotp(who, 'second')
    good(await answer(who, second, codeOf(totp.secret)))
    const other = await signIn(who.account.id)
    good(await answer(other, factorId, codeOf(secret)))
    good(await removeFactor(ctx, await again(who), second))
    expect((await again(who)).session.aal).toBe('aal1')
    expect((await again(other)).session.aal).toBe('aal2')
  })

  it('is free for what was never confirmed', async () => {
    const who = await signUp()
    const { id } = await enrollTotp(who)
    expect(await removeFactor(ctx, who, id)).toEqual({ ok: true, value: { id } })
  })
})
