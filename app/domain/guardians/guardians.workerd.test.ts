import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Limiter } from '#app/context.ts'
import { runBatch } from '#app/db/run-batch.ts'
import { auditLog, users } from '#app/domain/accounts/accounts.schema.ts'
import type { SignedIn } from '#app/domain/accounts/accounts.types.ts'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import type { Role } from '#app/domain/profiles/profiles.types.ts'
import { BUDGETS } from '#app/platform/budgets.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { TEST_CONFIG } from '#tests/factories/config.ts'
import { ageStatements, type StatedAge } from './age-statements.server.ts'
import { askConsent } from './ask-consent.server.ts'
import { askConsentAgain } from './ask-consent-again.server.ts'
import { askPendingConsent } from './ask-pending-consent.server.ts'
import { confirmConsent, SECOND_MAIL_AFTER_MS } from './confirm-consent.server.ts'
import { ASK_LIFETIME_MS } from './consent-state.ts'
import { createLinkCode, LINK_CODE_LIFETIME_MS } from './create-link-code.server.ts'
import { eraseChild } from './erase-child.server.ts'
import { exportChild } from './export-child.server.ts'
import { exportFamilyTies } from './export-family-ties.server.ts'
import { forgetOldConsents } from './forget-old-consents.server.ts'
import { ages, consents, guardianLinks, linkCodes } from './guardians.schema.ts'
import { ASK_EVERY_MS, ASKS_A_DAY } from './internal/ask-guardian.ts'
import { isLimited } from './is-limited.server.ts'
import { linkChild, MOST_CHILDREN } from './link-child.server.ts'
import { linkConsentedChildren } from './link-consented-children.server.ts'
import { readChildren } from './read-children.server.ts'
import { readConsent } from './read-consent.server.ts'
import { readConsentRequest } from './read-consent-request.server.ts'
import { readGuardianAddresses } from './read-guardian-addresses.server.ts'
import { readGuardians } from './read-guardians.server.ts'
import { readStanding } from './read-standing.server.ts'
import { recordSignedConsent } from './record-signed-consent.server.ts'
import { refuseConsent } from './refuse-consent.server.ts'
import { refuseWhileLimited } from './refuse-while-limited.server.ts'
import { refuseWithoutProvedAdult } from './refuse-without-proved-adult.server.ts'
import { unlinkChild } from './unlink-child.server.ts'
import { unlinkGuardian } from './unlink-guardian.server.ts'
import { withdrawConsent } from './withdraw-consent.server.ts'

/** As sign-up does it, without the account. */
async function stateAge(input: StatedAge): Promise<void> {
  await runBatch(ctx.db, await ageStatements(ctx, input))
}

const KEY = TEST_CONFIG.operatorKey ?? ''
const MUM = 'mum@example.com'
const DAY_MS = 86_400_000

/** Counts for good: no window ends. */
function countingLimiter(): Limiter {
  const calls = new Map<string, number>()
  return {
    take: async (subject, limit) => {
      const count = (calls.get(subject) ?? 0) + 1
      calls.set(subject, count)
      return { allowed: count <= limit, retryAfterMs: count <= limit ? 0 : 1 }
    },
  }
}

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await ctx.db.batch([
    ctx.db.delete(users),
    ctx.db.delete(profiles),
    ctx.db.delete(ages),
    ctx.db.delete(consents),
    ctx.db.delete(guardianLinks),
    ctx.db.delete(linkCodes),
    ctx.db.delete(outgoingMessages),
    ctx.db.delete(auditLog),
  ])
})

async function person(displayName: string, role: Role = 'student'): Promise<string> {
  const id = ctx.newId()
  const now = ctx.now()
  const email = `${displayName.toLowerCase()}@example.com`
  await ctx.db.batch([
    ctx.db.insert(users).values({ id, email, metadata: {}, createdAt: now, updatedAt: now }),
    ctx.db.insert(profiles).values({ id, displayName, role, createdAt: now, updatedAt: now }),
  ])
  if (role !== 'student') await stateAge({ userId: id, country: 'us', age: 40, guardianEmail: null })
  return id
}

/** A student of nine in the United States. */
async function child(displayName = 'Maya', guardianEmail: string | null = MUM): Promise<string> {
  const userId = await person(displayName)
  await stateAge({ userId, country: 'us', age: 9, guardianEmail })
  return userId
}

async function lastToken(recipient = MUM): Promise<string> {
  await ctx.settled()
  const message = ctx.delivered.findLast((candidate) => candidate.recipient === recipient)
  const token = new URL(message?.params.link ?? 'http://none.test').searchParams.get('token')
  if (token === null) throw new Error(`nothing was mailed to ${recipient}`)
  return token
}

async function asked(guardianEmail = MUM) {
  const childId = await child('Maya', guardianEmail)
  await askPendingConsent(ctx, childId)
  return { childId, token: await lastToken(guardianEmail) }
}

async function confirmed() {
  const found = await asked()
  expect(await confirmConsent(ctx, found.token)).toEqual({ ok: true, value: { address: MUM } })
  return found
}

async function code(childId: string): Promise<string> {
  const created = await createLinkCode(signedInAs(ctx, childId), childId)
  if (!created.ok) throw new Error(created.code)
  return created.value.code
}

/** Somebody who signed in so many minutes ago. */
async function signedIn(userId: string, minutes = 0): Promise<SignedIn> {
  const account = await readAccount(ctx, userId)
  if (!account) throw new Error('nobody')
  const createdAt = ctx.now() - minutes * 60_000
  const session: Partial<SignedIn['session']> = { id: 's', userId, aal: 'aal1', amr: [], createdAt }
  return { account, session: session as SignedIn['session'] }
}

async function family() {
  const childId = await child('Maya', null)
  const guardianId = await person('Ruth', 'parent')
  expect(await linkChild(signedInAs(ctx, guardianId), { guardianId, code: await code(childId) })).toEqual({
    ok: true,
    value: { childId },
  })
  return { childId, guardianId }
}

describe('saying how old one is', () => {
  it('limits an account below the age, and mails nobody yet', async () => {
    const childId = await child()
    expect(await isLimited(ctx, childId)).toBe(true)
    expect(await refuseWhileLimited(ctx, childId)).toEqual({ ok: false, code: 'consent_required' })
    await ctx.settled()
    expect(ctx.delivered).toEqual([])
    expect(await readConsent(ctx, childId)).toMatchObject({ state: 'not_asked', askedOf: 'm…@example.com' })
  })

  it('stores neither age nor birthday, and the address sealed', async () => {
    await child()
    const [row] = await ctx.db.select().from(consents)
    expect(Object.keys(row ?? {}).sort()).toEqual(
      [
        'askedAt',
        'childId',
        'confirmedAt',
        'createdAt',
        'guardianAddress',
        'guardianHash',
        'linkedAt',
        'method',
        'ofAgeOn',
        'pending',
        'remindedAt',
        'revokedAt',
        'tokenHash',
        'verifiedAt',
      ].sort(),
    )
    expect(JSON.stringify(row)).not.toContain('mum')
  })

  it('leaves an account at the age alone', async () => {
    const userId = await person('Maya')
    await stateAge({ userId, country: 'us', age: 13, guardianEmail: MUM })
    expect(await isLimited(ctx, userId)).toBe(false)
    expect(await refuseWhileLimited(ctx, userId)).toBeNull()
    expect(await readConsent(ctx, userId)).toBeNull()
  })

  it('keeps the first answer', async () => {
    const childId = await child()
    const before = await readConsent(ctx, childId)
    await stateAge({ userId: childId, country: 'us', age: 5, guardianEmail: 'other@example.com' })
    expect(await readConsent(ctx, childId)).toEqual(before)
  })

  it('takes an address that is none as not given', async () => {
    const childId = await child('Maya', 'not an address')
    expect(await readConsent(ctx, childId)).toMatchObject({ state: 'not_asked', askedOf: null })
  })

  it('can be part of the batch that makes the account', async () => {
    const input = { userId: ctx.newId(), country: 'de', age: 15, guardianEmail: null }
    const [first, ...rest] = await ageStatements(ctx, input)
    if (!first) throw new Error('no statement')
    await ctx.db.batch([first, ...rest])
    expect(await isLimited(ctx, input.userId)).toBe(true)
    expect(await ageStatements(ctx, { ...input, age: 16 })).toHaveLength(1)
  })

  it('stops to matter by itself on the day, confirmed or not', async () => {
    const childId = await child()
    const ofAge = (await readConsent(ctx, childId))?.ofAgeOn ?? 0
    expect(new Date(ofAge).toISOString()).toBe('2030-09-01T09:00:00.000Z')
    ctx.clock.now = ofAge - 1
    expect(await isLimited(ctx, childId)).toBe(true)
    ctx.clock.now = ofAge
    expect(await isLimited(ctx, childId)).toBe(false)
    expect(await askConsent(ctx, { childId, guardianEmail: MUM })).toEqual({ ok: false, code: 'not_needed' })
  })
})

describe('asking a grown-up', () => {
  it('mails the address of sign-up once, when the account turns out to be real', async () => {
    const { childId, token } = await asked()
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
    const userId = await person('Otto')
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
    const childId = await child('Maya', null)
    expect(await askConsent(ctx, { childId, guardianEmail })).toEqual({ ok: false, code: refusal })
    await ctx.settled()
    expect(ctx.delivered).toEqual([])
  })

  it('needs an address when none is known', async () => {
    const childId = await child('Maya', null)
    expect(await askConsent(ctx, { childId, guardianEmail: null })).toEqual({
      ok: false,
      code: 'malformed_address',
    })
  })

  it('asks again after a minute, not before; the older link is void', async () => {
    const { childId, token } = await asked()
    ctx.clock.now += ASK_EVERY_MS - 1
    expect(await askConsent(ctx, { childId, guardianEmail: null })).toEqual({ ok: false, code: 'too_soon' })
    ctx.clock.now += 1
    expect(await askConsent(ctx, { childId, guardianEmail: null })).toEqual({ ok: true, value: null })
    expect(await confirmConsent(ctx, token)).toEqual({ ok: false, code: 'unknown_link' })
    expect(await confirmConsent(ctx, await lastToken())).toMatchObject({ ok: true })
  })

  it('asks somebody else', async () => {
    const { childId, token } = await asked()
    ctx.clock.now += ASK_EVERY_MS
    await askConsent(ctx, { childId, guardianEmail: 'Dad@Example.com' })
    expect(await readConsentRequest(ctx, token)).toEqual({ ok: false, code: 'unknown_link' })
    expect(await readConsentRequest(ctx, await lastToken('dad@example.com'))).toMatchObject({ ok: true })
  })

  it('fills no mailbox: so many a day from a child, whomever it asks', async () => {
    ctx = testContext(env.DB, countingLimiter())
    const childId = await child('Maya', null)
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
      const childId = await child(`Maya${times}`, null)
      const asker = signedInAs(ctx, childId)
      expect(await askConsent(asker, { childId, guardianEmail: MUM })).toMatchObject({ ok: true })
    }
    const childId = await child('Noah', null)
    expect(await askConsent(signedInAs(ctx, childId), { childId, guardianEmail: MUM })).toEqual({
      ok: false,
      code: 'too_soon',
    })
  })

  it('asks whoever looks after the child at their own address, and nobody else', async () => {
    const { childId, guardianId } = await family()
    expect(await askConsentAgain(signedInAs(ctx, guardianId), { guardianId, childId })).toMatchObject({
      ok: true,
    })
    await ctx.settled()
    expect(ctx.delivered.findLast(({ kind }) => kind === 'parental_consent')).toMatchObject({
      recipient: 'ruth@example.com',
    })
    const stranger = await person('Otto', 'parent')
    expect(await askConsentAgain(signedInAs(ctx, stranger), { guardianId: stranger, childId })).toEqual({
      ok: false,
      code: 'not_linked',
    })
  })
})

describe('the answer of a grown-up', () => {
  it('shows who asks, and opening changes nothing', async () => {
    const { childId, token } = await asked()
    expect(await readConsentRequest(ctx, token)).toMatchObject({
      ok: true,
      value: { state: 'waiting', childName: 'Maya', isProved: false },
    })
    expect(await isLimited(ctx, childId)).toBe(true)
  })

  it('frees the account by a yes and forgets the address', async () => {
    const { childId, token } = await confirmed()
    expect(await isLimited(ctx, childId)).toBe(false)
    expect(await refuseWhileLimited(ctx, childId)).toBeNull()
    expect(await readConsent(ctx, childId)).toMatchObject({ state: 'confirmed', askedOf: null })
    const [row] = await ctx.db.select().from(consents)
    expect(row).toMatchObject({ pending: null })
    expect(await readConsentRequest(ctx, token)).toMatchObject({ value: { state: 'confirmed' } })
  })

  it('is told of in a second mail, with the way to take it back', async () => {
    const { token } = await confirmed()
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
    const { token } = await confirmed()
    await withdrawConsent(ctx, token)
    ctx.clock.now += SECOND_MAIL_AFTER_MS
    await deliverMessages(ctx)
    expect(ctx.delivered.filter(({ kind }) => kind === 'parental_consent_second')).toEqual([])
  })

  it('is no answer from the mailbox of another child', async () => {
    const friend = await child('Otto', null)
    const { childId } = await asked('otto@example.com')
    const token = await lastToken('otto@example.com')
    expect(await confirmConsent(ctx, token)).toEqual({ ok: false, code: 'childs_address' })
    expect(await isLimited(ctx, childId)).toBe(true)
    expect(await readStanding(ctx, friend)).toBe('limited')
  })

  it('is no answer from the mailbox of another child, however either address is written', async () => {
    const friend = await child('Otto', null)
    await ctx.db.update(users).set({ email: 'o.tto@gmail.com' }).where(eq(users.id, friend))
    const { childId, token } = await asked('otto@gmail.com')
    expect(await confirmConsent(ctx, token)).toEqual({ ok: false, code: 'childs_address' })
    expect(await isLimited(ctx, childId)).toBe(true)
  })

  it('keeps the address sealed while it stands, to tell of purchases, and forgets it when it is taken back', async () => {
    const { childId, token } = await confirmed()
    expect(await readGuardianAddresses(ctx, childId)).toEqual([MUM])
    expect(JSON.stringify(await ctx.db.select().from(consents))).not.toContain(MUM)
    await withdrawConsent(ctx, token)
    expect(await readGuardianAddresses(ctx, childId)).toEqual([])
  })

  it('counts once, however often the link is used', async () => {
    const { childId, token } = await confirmed()
    const [before] = await ctx.db.select().from(consents)
    ctx.clock.now += DAY_MS
    expect(await confirmConsent(ctx, token)).toEqual({ ok: true, value: { address: null } })
    expect(await ctx.db.select().from(consents)).toEqual([before])
    expect(await askConsent(ctx, { childId, guardianEmail: MUM })).toEqual({ ok: false, code: 'not_needed' })
  })

  it('of two at once leaves one', async () => {
    const { childId, token } = await asked()
    await Promise.all([confirmConsent(ctx, token), confirmConsent(ctx, token), withdrawConsent(ctx, token)])
    expect(await readConsent(ctx, childId)).toMatchObject({
      state: expect.stringMatching(/confirmed|withdrawn/),
    })
  })

  it.each(['', 'x', 'secret-000000000000000000000000000000000099'])(
    'needs a link of ours: %j',
    async (token) => {
      const { childId } = await asked()
      const refusal = { ok: false, code: 'unknown_link' }
      expect(await readConsentRequest(ctx, token)).toEqual(refusal)
      expect(await confirmConsent(ctx, token)).toEqual(refusal)
      expect(await withdrawConsent(ctx, token)).toEqual(refusal)
      expect(await refuseConsent(ctx, token)).toEqual(refusal)
      expect(await isLimited(ctx, childId)).toBe(true)
    },
  )

  it('comes too late after 30 days, and nobody but the child can start anew', async () => {
    const { childId, token } = await asked()
    ctx.clock.now += ASK_LIFETIME_MS
    expect(await confirmConsent(ctx, token)).toEqual({ ok: false, code: 'unknown_link' })
    expect(await readConsent(ctx, childId)).toMatchObject({ state: 'not_asked' })
    expect(await askConsent(ctx, { childId, guardianEmail: null })).toMatchObject({ ok: true })
  })

  it('can be taken back with the same link, for years', async () => {
    const { childId, token } = await confirmed()
    ctx.clock.now += 365 * DAY_MS
    expect(await withdrawConsent(ctx, token)).toEqual({ ok: true, value: null })
    expect(await withdrawConsent(ctx, token)).toEqual({ ok: true, value: null })
    expect(await isLimited(ctx, childId)).toBe(true)
    expect(await readConsent(ctx, childId)).toMatchObject({ state: 'withdrawn' })
    expect(await confirmConsent(ctx, token)).toEqual({ ok: false, code: 'withdrawn' })
  })

  it('cannot be taken back before it was given', async () => {
    const { token } = await asked()
    expect(await withdrawConsent(ctx, token)).toEqual({ ok: false, code: 'not_confirmed' })
  })

  it('once taken back is given again only by who took it back', async () => {
    const { childId, token } = await confirmed()
    await withdrawConsent(ctx, token)
    ctx.clock.now += ASK_EVERY_MS
    expect(await askConsent(ctx, { childId, guardianEmail: 'friend@example.com' })).toEqual({
      ok: false,
      code: 'other_address',
    })
    expect(await askConsent(ctx, { childId, guardianEmail: MUM })).toMatchObject({ ok: true })
    expect(await confirmConsent(ctx, await lastToken())).toMatchObject({ ok: true })
    expect(await isLimited(ctx, childId)).toBe(false)
  })

  it.each(['waiting', 'confirmed'])('erases the account by a no while it is %s', async (state) => {
    const { childId, token } = state === 'waiting' ? await asked() : await confirmed()
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

describe('a form that was signed', () => {
  async function reference(token: string): Promise<string> {
    const found = await readConsentRequest(ctx, token)
    if (!found.ok) throw new Error(found.code)
    return found.value.reference
  }

  it.each(['waiting', 'confirmed'])('makes the yes a proved adult’s: %s before', async (before) => {
    const { childId, token } = before === 'waiting' ? await asked() : await confirmed()
    if (before === 'confirmed')
      expect(await refuseWithoutProvedAdult(ctx, childId)).toBe('proved_consent_required')
    const printed = await reference(token)
    expect(await recordSignedConsent(ctx, { key: KEY, reference: ` ${printed.toLowerCase()} ` })).toEqual({
      ok: true,
      value: null,
    })
    expect(await readStanding(ctx, childId)).toBe('verified')
    expect(await refuseWithoutProvedAdult(ctx, childId)).toBeNull()
    // Told with a new link, which takes it back; the older one is void, and so is the form.
    const newest = await lastToken()
    expect(await readConsentRequest(ctx, token)).toEqual({ ok: false, code: 'unknown_link' })
    expect(await recordSignedConsent(ctx, { key: KEY, reference: printed })).toEqual({
      ok: false,
      code: 'unknown_reference',
    })
    await withdrawConsent(ctx, newest)
    expect(await readStanding(ctx, childId)).toBe('limited')
    expect(await refuseWithoutProvedAdult(ctx, childId)).toBe('consent_required')
  })

  it('is noted by nobody but the operator', async () => {
    const { childId, token } = await asked()
    const printed = await reference(token)
    const withoutKey = { ...ctx, config: { ...ctx.config, operatorKey: null } }
    for (const [asker, key] of [
      [ctx, ''],
      [ctx, `${KEY}x`],
      [withoutKey, KEY],
      [withoutKey, ''],
    ] as const)
      expect(await recordSignedConsent(asker, { key, reference: printed })).toEqual({
        ok: false,
        code: 'unknown_key',
      })
    expect(await readStanding(ctx, childId)).toBe('limited')
  })

  it.each(['', 'short', '%%%%%%%%%%%%', 'AAAAAAAAAAAA'])('needs a reference of ours: %j', async (typed) => {
    const { childId } = await asked()
    expect(await recordSignedConsent(ctx, { key: KEY, reference: typed })).toEqual({
      ok: false,
      code: 'unknown_reference',
    })
    expect(await isLimited(ctx, childId)).toBe(true)
  })
})

describe('linking a child', () => {
  it('by the code on its screen, once', async () => {
    const childId = await child()
    const guardianId = await person('Ruth', 'parent')
    const shown = await code(childId)
    expect(shown).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    const typed = ` ${shown.toLowerCase().replace('-', ' ')}`
    expect(await linkChild(signedInAs(ctx, guardianId), { guardianId, code: typed })).toEqual({
      ok: true,
      value: { childId },
    })
    expect(await readChildren(ctx, guardianId)).toEqual([
      {
        id: childId,
        displayName: 'Maya',
        gradeLevel: null,
        linkedAt: ctx.now(),
        consent: expect.objectContaining({ state: 'not_asked' }),
      },
    ])
    expect(await readGuardians(ctx, childId)).toEqual([
      { id: guardianId, displayName: 'Ruth', linkedAt: ctx.now() },
    ])
    const second = await person('Paul', 'parent')
    expect(await linkChild(ctx, { guardianId: second, code: shown })).toEqual({
      ok: false,
      code: 'unknown_code',
    })
  })

  it('of two who type the code at once links one', async () => {
    const childId = await child()
    const parents = [await person('Ruth', 'parent'), await person('Paul', 'parent')]
    const shown = await code(childId)
    const results = await Promise.all(
      parents.map((guardianId) => linkChild(signedInAs(ctx, guardianId), { guardianId, code: shown })),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await readGuardians(ctx, childId)).toHaveLength(1)
  })

  it('twice changes nothing', async () => {
    const { childId, guardianId } = await family()
    expect(
      await linkChild(signedInAs(ctx, guardianId), { guardianId, code: await code(childId) }),
    ).toMatchObject({ ok: true })
    expect(await readChildren(ctx, guardianId)).toHaveLength(1)
  })

  it.each(['student', 'teacher'] as const)('needs a parent: not a %s', async (role) => {
    const shown = await code(await child())
    const guardianId = await person('Otto', role)
    expect(await linkChild(signedInAs(ctx, guardianId), { guardianId, code: shown })).toEqual({
      ok: false,
      code: 'not_a_parent',
    })
  })

  it.each([9, 14])(
    'needs an adult: not a %i-year-old, a yes and the role of a parent or not',
    async (age) => {
      const shown = await code(await child())
      const guardianId = await person('Otto')
      await stateAge({ userId: guardianId, country: 'us', age, guardianEmail: null })
      await ctx.db.update(consents).set({ confirmedAt: ctx.now() }).where(eq(consents.childId, guardianId))
      await ctx.db.update(profiles).set({ role: 'parent' }).where(eq(profiles.id, guardianId))
      expect(await linkChild(signedInAs(ctx, guardianId), { guardianId, code: shown })).toEqual({
        ok: false,
        code: 'not_a_parent',
      })
    },
  )

  it('is nothing one does with oneself', async () => {
    const guardianId = await person('Ruth', 'parent')
    expect(
      await linkChild(signedInAs(ctx, guardianId), { guardianId, code: await code(guardianId) }),
    ).toEqual({
      ok: false,
      code: 'own_code',
    })
  })

  it('fails with a code ten minutes old, or one replaced by a newer', async () => {
    const childId = await child()
    const guardianId = await person('Ruth', 'parent')
    const replaced = await code(childId)
    const shown = await code(childId)
    expect(await linkChild(signedInAs(ctx, guardianId), { guardianId, code: replaced })).toEqual({
      ok: false,
      code: 'unknown_code',
    })
    ctx.clock.now += LINK_CODE_LIFETIME_MS
    expect(await linkChild(signedInAs(ctx, guardianId), { guardianId, code: shown })).toEqual({
      ok: false,
      code: 'unknown_code',
    })
    expect(await readChildren(ctx, guardianId)).toEqual([])
  })

  it.each(['', '1234', '!!!!-!!!!', 'AAAA-AAAA', 'AAAA-AAAA-AAAA', "' or 1=1 --"])(
    'fails with a guess: %j',
    async (guess) => {
      await code(await child())
      const guardianId = await person('Ruth', 'parent')
      expect(await linkChild(signedInAs(ctx, guardianId), { guardianId, code: guess })).toEqual({
        ok: false,
        code: 'unknown_code',
      })
    },
  )

  it('gives a guesser a few tries, and many guessers at one address a few more', async () => {
    ctx = testContext(env.DB, countingLimiter())
    const shown = await code(await child('Maya', null))
    let tries = 0
    for (let parent = 0; tries < BUDGETS.link_child_network.limit; parent++) {
      const guardianId = await person(`Parent${parent}`, 'parent')
      for (let own = 0; own < BUDGETS.link_child.limit; own++, tries++) {
        expect(await linkChild(signedInAs(ctx, guardianId), { guardianId, code: '0000-0000' })).toMatchObject(
          {
            code: 'unknown_code',
          },
        )
      }
      // Even the right code does not help any more.
      expect(await linkChild(signedInAs(ctx, guardianId), { guardianId, code: shown })).toEqual({
        ok: false,
        code: 'too_many_requests',
      })
    }
    const fresh = await person('Fresh', 'parent')
    expect(await linkChild(signedInAs(ctx, fresh), { guardianId: fresh, code: shown })).toEqual({
      ok: false,
      code: 'too_many_requests',
    })
  })

  it('stores codes as keyed hashes, and gives a child only so many', async () => {
    ctx = testContext(env.DB, countingLimiter())
    const childId = await child('Maya', null)
    const shown = await code(childId)
    expect(JSON.stringify(await ctx.db.select().from(linkCodes))).not.toContain(shown)
    for (let count = 1; count < BUDGETS.link_code.limit; count++) await code(childId)
    expect(await createLinkCode(signedInAs(ctx, childId), childId)).toEqual({
      ok: false,
      code: 'too_many_requests',
    })
  })

  it('ends at so many children', async () => {
    const guardianId = await person('Ruth', 'parent')
    const links = Array.from({ length: MOST_CHILDREN }, (_, index) => ({
      guardianId,
      childId: `child-${index}`,
      createdAt: index,
    }))
    await ctx.db.insert(guardianLinks).values(links)
    expect(
      await linkChild(signedInAs(ctx, guardianId), { guardianId, code: await code(await child()) }),
    ).toEqual({
      ok: false,
      code: 'too_many_children',
    })
  })
})

describe('a parent’s account of the address that said yes', () => {
  it.each(['the account', 'the yes'])('is linked without a code when %s comes last', async (last) => {
    const account = async () => person('Mum', 'parent')
    const early = last === 'the yes' ? await account() : null
    if (early) await prove(early)
    const { childId } = await confirmed()
    const guardianId = early ?? (await account())
    if (!early) {
      await linkConsentedChildren(ctx, MUM)
      expect(await readChildren(ctx, guardianId)).toEqual([])
      await prove(guardianId)
      await linkConsentedChildren(ctx, MUM)
    }
    expect(await readChildren(ctx, guardianId)).toMatchObject([{ id: childId }])
    expect(await readGuardians(ctx, childId)).toMatchObject([{ displayName: 'Mum' }])
    // Taken off the list, the child stays off it.
    await unlinkChild(ctx, { guardianId, childId })
    await linkConsentedChildren(ctx, MUM)
    expect(await readChildren(ctx, guardianId)).toEqual([])
  })

  it.each(['student', 'nobody of age'])('is not linked as %s', async (who) => {
    await confirmed()
    const guardianId = await person('Mum', who === 'student' ? 'student' : 'parent')
    if (who !== 'student') await ctx.db.delete(ages).where(eq(ages.userId, guardianId))
    await prove(guardianId)
    await linkConsentedChildren(ctx, MUM)
    expect(await readChildren(ctx, guardianId)).toEqual([])
  })

  async function prove(userId: string) {
    await ctx.db.update(users).set({ emailConfirmedAt: ctx.now() }).where(eq(users.id, userId))
  }
})

describe('looking after a child', () => {
  it.each([
    ['exports', exportChild, 'exported'],
    ['erases', eraseChild, 'erased'],
  ] as const)('%s only with a fresh proof, and the others are told', async (_, act, notice) => {
    const { childId, guardianId } = await family()
    const other = await person('Paul', 'parent')
    await linkChild(ctx, { guardianId: other, code: await code(childId) })
    await ctx.db.update(users).set({ emailConfirmedAt: ctx.now() })
    const stale = signedInAs(ctx, guardianId, { isFresh: false })
    expect(await act(stale, await signedIn(guardianId), { childId })).toMatchObject({
      code: 'reauthentication_needed',
    })
    expect(await ctx.db.select().from(users).where(eq(users.id, childId))).toHaveLength(1)
    expect(await act(ctx, await signedIn(guardianId), { childId })).toMatchObject({ ok: true })
    await ctx.settled()
    const told = ctx.delivered.filter(({ kind }) => kind === 'child_notice')
    expect(told.map(({ recipient, params }) => [recipient, params.childNotice]).sort()).toEqual([
      ['maya@example.com', notice],
      ['paul@example.com', notice],
    ])
  })

  it('exports everything of it', async () => {
    const { childId, guardianId } = await family()
    const exported = await exportChild(signedInAs(ctx, guardianId), await signedIn(guardianId), { childId })
    expect(exported).toMatchObject({
      ok: true,
      value: { account: { id: childId }, profile: { displayName: 'Maya' } },
    })
  })

  it('erases it', async () => {
    const { childId, guardianId } = await family()
    const guardian = await signedIn(guardianId)
    expect(await eraseChild(signedInAs(ctx, guardian.account.id), guardian, { childId })).toEqual({
      ok: true,
      value: null,
    })
    expect(await ctx.db.select().from(users).where(eq(users.id, childId))).toEqual([])
    expect(await readChildren(ctx, guardianId)).toEqual([])
    expect(await eraseChild(signedInAs(ctx, guardian.account.id), guardian, { childId })).toEqual({
      ok: false,
      code: 'not_linked',
    })
  })

  it('is over after unlinking; the child stays', async () => {
    const { childId, guardianId } = await family()
    expect(await unlinkChild(ctx, { guardianId, childId })).toEqual({ ok: true, value: null })
    const guardian = await signedIn(guardianId)
    expect(await exportChild(signedInAs(ctx, guardian.account.id), guardian, { childId })).toEqual({
      ok: false,
      code: 'not_linked',
    })
    expect(await ctx.db.select().from(users).where(eq(users.id, childId))).toHaveLength(1)
  })

  it('is no right of another parent, of the child over its parent, or of anybody over strangers', async () => {
    const { childId, guardianId } = await family()
    const stranger = await person('Otto', 'parent')
    for (const pair of [
      { guardianId: stranger, childId },
      { guardianId: childId, childId: guardianId },
      { guardianId, childId: stranger },
      { guardianId, childId: guardianId },
    ]) {
      const refusal = { ok: false, code: 'not_linked' }
      const guardian = await signedIn(pair.guardianId)
      expect(await exportChild(signedInAs(ctx, guardian.account.id), guardian, pair)).toEqual(refusal)
      expect(await eraseChild(signedInAs(ctx, guardian.account.id), guardian, pair)).toEqual(refusal)
      expect(await unlinkChild(signedInAs(ctx, pair.guardianId), pair)).toEqual(refusal)
    }
    expect(await ctx.db.select().from(users)).toHaveLength(3)
  })

  it('cannot be ended by a child that still needs a yes, can be by one that does not', async () => {
    const { childId, guardianId } = await family()
    expect(await unlinkGuardian(ctx, { guardianId, childId })).toEqual({
      ok: false,
      code: 'consent_required',
    })
    expect(await readGuardians(ctx, childId)).toHaveLength(1)
    const student = await person('Noah')
    await linkChild(signedInAs(ctx, guardianId), { guardianId, code: await code(student) })
    expect(await unlinkGuardian(ctx, { guardianId, childId: student })).toEqual({ ok: true, value: null })
    expect(await readGuardians(ctx, student)).toEqual([])
  })

  it('gives no yes by itself', async () => {
    const { childId } = await family()
    expect(await isLimited(ctx, childId)).toBe(true)
  })

  it('is part of the export of each', async () => {
    const { childId, guardianId } = await family()
    expect(await exportFamilyTies(ctx, childId)).toMatchObject({
      consent: { state: 'not_asked' },
      guardians: [{ id: guardianId, displayName: 'Ruth' }],
      children: [],
    })
    expect(await exportFamilyTies(ctx, guardianId)).toMatchObject({
      consent: null,
      guardians: [],
      children: [{ id: childId }],
    })
  })
})

describe('forgetting', () => {
  it('drops unanswered addresses and links after 30 days, codes after ten minutes', async () => {
    const { childId } = await asked()
    const never = await child('Noah', MUM)
    await code(childId)
    expect(await forgetOldConsents(ctx)).toBe(0)
    ctx.clock.now += ASK_LIFETIME_MS
    expect(await forgetOldConsents(ctx)).toBe(3)
    expect(await forgetOldConsents(ctx)).toBe(0)
    expect(await ctx.db.select().from(consents)).toMatchObject([
      { pending: null, tokenHash: null },
      { pending: null, tokenHash: null },
    ])
    expect(await ctx.db.select().from(linkCodes)).toEqual([])
    expect(await isLimited(ctx, childId)).toBe(true)
    expect(await isLimited(ctx, never)).toBe(true)
  })

  it('keeps a yes, also taken back, until the child is old enough', async () => {
    const { childId, token } = await confirmed()
    ctx.clock.now += 365 * DAY_MS
    expect(await forgetOldConsents(ctx)).toBe(0)
    await withdrawConsent(ctx, token)
    ctx.clock.now += 365 * DAY_MS
    expect(await forgetOldConsents(ctx)).toBe(0)
    expect(await readConsentRequest(ctx, token)).toMatchObject({ value: { state: 'withdrawn' } })
    ctx.clock.now += 3 * 365 * DAY_MS
    expect(await forgetOldConsents(ctx)).toBe(1)
    expect(await isLimited(ctx, childId)).toBe(false)
  })
})
