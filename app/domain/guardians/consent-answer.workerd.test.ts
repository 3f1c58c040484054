// The grown-up behind the mailed link: yes, no, and a yes taken back.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { consents } from '#app/domain/consent/consent.schema.ts'
import { ASK_LIFETIME_MS } from '#app/domain/consent/consent-state.ts'
import { readConsent } from '#app/domain/consent/read-consent.server.ts'
import { withdrawConsent } from '#app/domain/consent/withdraw-consent.server.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { refuseConsent } from '#app/domain/privacy/refuse-consent.server.ts'
import { isLimited } from '#app/domain/profiles/is-limited.server.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import {
  asked,
  child,
  confirmed,
  DAY_MS,
  emptyFamilies,
  lastToken,
  MUM,
  person,
  stateAge,
} from '#tests/factories/families.ts'
import { askConsent } from './ask-consent.server.ts'
import { checkCardConsent } from './card-consent.server.ts'
import { confirmConsent, SECOND_MAIL_AFTER_MS } from './confirm-consent.server.ts'
import { ASK_EVERY_MS } from './internal/ask-guardian.ts'
import { readConsentRequest } from './read-consent-request.server.ts'
import { readGuardianAddresses } from './read-guardian-addresses.server.ts'

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await emptyFamilies(ctx)
})

describe('the answer of a grown-up', () => {
  it('shows who asks, and opening changes nothing', async () => {
    const { childId, token } = await asked(ctx)
    expect(await readConsentRequest(ctx, token)).toMatchObject({
      ok: true,
      value: { state: 'waiting', childName: 'Maya', isProved: false },
    })
    expect(await isLimited(ctx, childId)).toBe(true)
  })

  it('frees the account by a yes and forgets the address', async () => {
    const { childId, token } = await confirmed(ctx)
    expect(await isLimited(ctx, childId)).toBe(false)
    expect(await refuseWhileLimited(ctx, childId)).toBeNull()
    expect(await readConsent(ctx, childId)).toMatchObject({ state: 'confirmed', askedOf: null })
    const [row] = await ctx.db.select().from(consents)
    expect(row).toMatchObject({ pending: null })
    expect(await readConsentRequest(ctx, token)).toMatchObject({ value: { state: 'confirmed' } })
  })

  it('is told of in a second mail, with the way to take it back', async () => {
    const { token } = await confirmed(ctx)
    await ctx.settled()
    expect(ctx.delivered.map(({ recipient, kind }) => [recipient, kind])).toEqual([
      [MUM, 'parental_consent'],
      [MUM, 'parental_consent_given'],
    ])
    ctx.clock.now += SECOND_MAIL_AFTER_MS - 1
    await deliverMessages(ctx)
    expect(ctx.delivered).toHaveLength(2)
    ctx.clock.now += 1
    await deliverMessages(ctx)
    expect(ctx.delivered[2]).toMatchObject({ recipient: MUM, kind: 'parental_consent_second' })
    expect(ctx.delivered[1]?.params).toEqual({
      childName: 'Maya',
      link: `http://sparkbook.test/family/consent?token=${token}`,
    })
    await confirmConsent(ctx, token)
    await ctx.settled()
    expect(ctx.delivered).toHaveLength(3)
  })

  it('taken back at once is told of no second time', async () => {
    const { token } = await confirmed(ctx)
    await withdrawConsent(ctx, token)
    ctx.clock.now += SECOND_MAIL_AFTER_MS
    await deliverMessages(ctx)
    expect(ctx.delivered.filter(({ kind }) => kind === 'parental_consent_second')).toEqual([])
  })

  it('is no answer from the mailbox of another child', async () => {
    const friend = await child(ctx, 'Otto', null)
    const { childId } = await asked(ctx, 'otto@example.com')
    const token = await lastToken(ctx, 'otto@example.com')
    expect(await confirmConsent(ctx, token)).toEqual({ ok: false, code: 'childs_address' })
    expect(await isLimited(ctx, childId)).toBe(true)
    expect(await readStanding(ctx, friend)).toBe('limited')
  })

  it('is no answer from the mailbox of somebody below 18, by link or by card', async () => {
    const teenager = await person(ctx, 'Tina')
    await stateAge(ctx, { userId: teenager, country: 'us', age: 15, guardianEmail: null })
    const { childId, token } = await asked(ctx, 'tina@example.com')
    expect(await confirmConsent(ctx, token)).toEqual({ ok: false, code: 'childs_address' })
    expect(await checkCardConsent(ctx, await secretHash(token))).toEqual({
      ok: false,
      code: 'childs_address',
    })
    expect(await isLimited(ctx, childId)).toBe(true)
  })

  it('is no answer from the mailbox of another child, however either address is written', async () => {
    const friend = await child(ctx, 'Otto', null)
    await ctx.db.update(users).set({ email: 'o.tto@gmail.com' }).where(eq(users.id, friend))
    const { childId, token } = await asked(ctx, 'otto@gmail.com')
    expect(await confirmConsent(ctx, token)).toEqual({ ok: false, code: 'childs_address' })
    expect(await isLimited(ctx, childId)).toBe(true)
  })

  it('keeps the address sealed while it stands, to tell of purchases, and forgets it when it is taken back', async () => {
    const { childId, token } = await confirmed(ctx)
    expect(await readGuardianAddresses(ctx, childId)).toEqual([MUM])
    expect(JSON.stringify(await ctx.db.select().from(consents))).not.toContain(MUM)
    await withdrawConsent(ctx, token)
    expect(await readGuardianAddresses(ctx, childId)).toEqual([])
  })

  it('counts once, however often the link is used', async () => {
    const { childId, token } = await confirmed(ctx)
    const [before] = await ctx.db.select().from(consents)
    ctx.clock.now += DAY_MS
    expect(await confirmConsent(ctx, token)).toEqual({ ok: true, value: { address: null } })
    expect(await ctx.db.select().from(consents)).toEqual([before])
    expect(await askConsent(ctx, { childId, guardianEmail: MUM })).toEqual({ ok: false, code: 'not_needed' })
  })

  it('of two at once leaves one', async () => {
    const { childId, token } = await asked(ctx)
    await Promise.all([confirmConsent(ctx, token), confirmConsent(ctx, token), withdrawConsent(ctx, token)])
    expect(await readConsent(ctx, childId)).toMatchObject({
      state: expect.stringMatching(/confirmed|withdrawn/),
    })
  })

  it.each(['', 'x', 'secret-000000000000000000000000000000000099'])(
    'needs a link of ours: %j',
    async (token) => {
      const { childId } = await asked(ctx)
      const refusal = { ok: false, code: 'unknown_link' }
      expect(await readConsentRequest(ctx, token)).toEqual(refusal)
      expect(await confirmConsent(ctx, token)).toEqual(refusal)
      expect(await withdrawConsent(ctx, token)).toEqual(refusal)
      expect(await refuseConsent(ctx, token)).toEqual(refusal)
      expect(await isLimited(ctx, childId)).toBe(true)
    },
  )

  it('comes too late after 30 days, and nobody but the child can start anew', async () => {
    const { childId, token } = await asked(ctx)
    ctx.clock.now += ASK_LIFETIME_MS
    expect(await confirmConsent(ctx, token)).toEqual({ ok: false, code: 'unknown_link' })
    expect(await readConsent(ctx, childId)).toMatchObject({ state: 'not_asked' })
    expect(await askConsent(ctx, { childId, guardianEmail: null })).toMatchObject({ ok: true })
  })

  it('can be taken back with the same link, for years', async () => {
    const { childId, token } = await confirmed(ctx)
    ctx.clock.now += 365 * DAY_MS
    expect(await withdrawConsent(ctx, token)).toEqual({ ok: true, value: null })
    expect(await withdrawConsent(ctx, token)).toEqual({ ok: true, value: null })
    expect(await isLimited(ctx, childId)).toBe(true)
    expect(await readConsent(ctx, childId)).toMatchObject({ state: 'withdrawn' })
    expect(await confirmConsent(ctx, token)).toEqual({ ok: false, code: 'withdrawn' })
  })

  it('cannot be taken back before it was given', async () => {
    const { token } = await asked(ctx)
    expect(await withdrawConsent(ctx, token)).toEqual({ ok: false, code: 'not_confirmed' })
  })

  it('once taken back is given again only by who took it back', async () => {
    const { childId, token } = await confirmed(ctx)
    await withdrawConsent(ctx, token)
    ctx.clock.now += ASK_EVERY_MS
    expect(await askConsent(ctx, { childId, guardianEmail: 'friend@example.com' })).toEqual({
      ok: false,
      code: 'other_address',
    })
    expect(await askConsent(ctx, { childId, guardianEmail: MUM })).toMatchObject({ ok: true })
    expect(await confirmConsent(ctx, await lastToken(ctx))).toMatchObject({ ok: true })
    expect(await isLimited(ctx, childId)).toBe(false)
  })

  it.each(['waiting', 'confirmed'])('erases the account by a no while it is %s', async (state) => {
    const { childId, token } = state === 'waiting' ? await asked(ctx) : await confirmed(ctx)
    expect(await refuseConsent(ctx, token)).toEqual({ ok: true, value: null })
    const left = await ctx.db.batch([
      ctx.db.select().from(users).where(eq(users.id, childId)),
      ctx.db.select().from(profiles).where(eq(profiles.id, childId)),
      ctx.db.select().from(consents),
    ])
    expect(left).toEqual([[], [], []])
    expect(await refuseConsent(ctx, token)).toEqual({ ok: false, code: 'unknown_link' })
  })
})
