import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { consents } from '#app/domain/consent/consent.schema.ts'
import { readConsent } from '#app/domain/consent/read-consent.server.ts'
import { BUDGETS } from '#app/platform/budgets.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import {
  asked,
  child,
  countingLimiter,
  emptyFamilies,
  family,
  lastToken,
  MUM,
  person,
} from '#tests/factories/families.ts'
import { askConsent } from './ask-consent.server.ts'
import { askConsentAgain } from './ask-consent-again.server.ts'
import { askPendingConsent } from './ask-pending-consent.server.ts'
import { confirmConsent } from './confirm-consent.server.ts'
import { ASK_EVERY_MS, ASKS_A_DAY } from './internal/ask-guardian.ts'
import { readConsentRequest } from './read-consent-request.server.ts'

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await emptyFamilies(ctx)
})

describe('asking a grown-up', () => {
  it('mails the address of sign-up once, when the account turns out to be real', async () => {
    const { childId, token } = await asked(ctx)
    await askPendingConsent(ctx, childId)
    await ctx.settled()
    expect(ctx.delivered).toEqual([
      {
        channel: 'email',
        recipient: MUM,
        kind: 'parental_consent',
        locale: 'en',
        params: { link: `http://sparkbook.test/family/consent?token=${token}`, childName: 'Maya' },
      },
    ])
    expect(await readConsent(ctx, childId)).toMatchObject({ state: 'waiting', askedOf: 'm…@example.com' })
    expect(JSON.stringify(await ctx.db.select().from(consents))).not.toContain(token)
  })

  it('has nothing to ask for anybody else', async () => {
    const userId = await person(ctx, 'Otto')
    await askPendingConsent(ctx, userId)
    expect(await askConsent(ctx, { childId: userId, guardianEmail: MUM })).toEqual({
      ok: false,
      code: 'not_needed',
    })
  })

  it.each([
    ['malformed_address', 'mum at home'],
    ['malformed_address', ''],
    ['own_address', ' MAYA@example.com '],
    ['own_address', 'maya+mum@example.com'],
    ['own_address', 'maya-mum@example.com'],
  ])('refuses with %s: %j', async (refusal, guardianEmail) => {
    const childId = await child(ctx, 'Maya', null)
    expect(await askConsent(ctx, { childId, guardianEmail })).toEqual({ ok: false, code: refusal })
    await ctx.settled()
    expect(ctx.delivered).toEqual([])
  })

  it('needs an address when none is known', async () => {
    const childId = await child(ctx, 'Maya', null)
    expect(await askConsent(ctx, { childId, guardianEmail: null })).toEqual({
      ok: false,
      code: 'malformed_address',
    })
  })

  it('asks again after a minute, not before; the older link is void', async () => {
    const { childId, token } = await asked(ctx)
    ctx.clock.now += ASK_EVERY_MS - 1
    expect(await askConsent(ctx, { childId, guardianEmail: null })).toEqual({ ok: false, code: 'too_soon' })
    ctx.clock.now += 1
    expect(await askConsent(ctx, { childId, guardianEmail: null })).toEqual({ ok: true, value: null })
    expect(await confirmConsent(ctx, token)).toEqual({ ok: false, code: 'unknown_link' })
    expect(await confirmConsent(ctx, await lastToken(ctx))).toMatchObject({ ok: true })
  })

  it('asks somebody else', async () => {
    const { childId, token } = await asked(ctx)
    ctx.clock.now += ASK_EVERY_MS
    await askConsent(ctx, { childId, guardianEmail: 'Dad@Example.com' })
    expect(await readConsentRequest(ctx, token)).toEqual({ ok: false, code: 'unknown_link' })
    expect(await readConsentRequest(ctx, await lastToken(ctx, 'dad@example.com'))).toMatchObject({ ok: true })
  })

  it('fills no mailbox: so many a day from a child, whomever it asks', async () => {
    ctx = testContext(env.DB, countingLimiter())
    const childId = await child(ctx, 'Maya', null)
    const ask = (guardianEmail: string) => askConsent(signedInAs(ctx, childId), { childId, guardianEmail })
    for (let times = 0; times < BUDGETS.ask_consent.limit; times++) {
      expect(await ask(`aunt-${times}@example.com`)).toMatchObject({ ok: true })
      ctx.clock.now += ASK_EVERY_MS
    }
    expect(await ask('dad@example.com')).toEqual({ ok: false, code: 'too_soon' })
    await ctx.settled()
    expect(ctx.delivered).toHaveLength(BUDGETS.ask_consent.limit)
  })

  it('fills no mailbox: so many a day to an address, whoever asks', async () => {
    ctx = testContext(env.DB, countingLimiter())
    for (let times = 0; times < ASKS_A_DAY; times++) {
      const childId = await child(ctx, `Maya${times}`, null)
      const asker = signedInAs(ctx, childId)
      expect(await askConsent(asker, { childId, guardianEmail: MUM })).toMatchObject({ ok: true })
    }
    const childId = await child(ctx, 'Noah', null)
    expect(await askConsent(signedInAs(ctx, childId), { childId, guardianEmail: MUM })).toEqual({
      ok: false,
      code: 'too_soon',
    })
  })

  it('asks whoever looks after the child at their own address, and nobody else', async () => {
    const { childId, guardianId } = await family(ctx)
    expect(await askConsentAgain(signedInAs(ctx, guardianId), { guardianId, childId })).toMatchObject({
      ok: true,
    })
    await ctx.settled()
    expect(ctx.delivered.findLast(({ kind }) => kind === 'parental_consent')).toMatchObject({
      recipient: 'ruth@example.com',
    })
    const stranger = await person(ctx, 'Otto', 'parent')
    expect(await askConsentAgain(signedInAs(ctx, stranger), { guardianId: stranger, childId })).toEqual({
      ok: false,
      code: 'not_linked',
    })
  })
})
