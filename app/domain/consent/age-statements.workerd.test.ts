// What an account that said its age may, from then on to the day it is old enough.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { keepYoungAge } from '#app/domain/accounts/keep-young-age.server.ts'
import { ageStatements } from '#app/domain/consent/age-statements.server.ts'
import { consents } from '#app/domain/consent/consent.schema.ts'
import { readConsent } from '#app/domain/consent/read-consent.server.ts'
import { askConsent } from '#app/domain/guardians/ask-consent.server.ts'
import { answerWelcome } from '#app/domain/onboarding/answer-welcome.server.ts'
import { becomeGrownUp } from '#app/domain/onboarding/become-grown-up.server.ts'
import { isLimited } from '#app/domain/profiles/is-limited.server.ts'
import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { child, emptyFamilies, MUM, person, signedIn, stateAge } from '#tests/factories/families.ts'

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await emptyFamilies(ctx)
})

describe('saying how old one is', () => {
  it('limits an account below the age, and mails nobody yet', async () => {
    const childId = await child(ctx)
    expect(await isLimited(ctx, childId)).toBe(true)
    expect(await refuseWhileLimited(ctx, childId)).toEqual({ ok: false, code: 'consent_required' })
    await ctx.settled()
    expect(ctx.delivered).toEqual([])
    expect(await readConsent(ctx, childId)).toMatchObject({ state: 'not_asked', askedOf: 'm…@example.com' })
  })

  it('stores neither age nor birthday, and the address sealed', async () => {
    await child(ctx)
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
    const userId = await person(ctx, 'Maya')
    await stateAge(ctx, { userId, country: 'us', age: 13, guardianEmail: MUM })
    expect(await isLimited(ctx, userId)).toBe(false)
    expect(await refuseWhileLimited(ctx, userId)).toBeNull()
    expect(await readConsent(ctx, userId)).toBeNull()
  })

  it.each([9, 15])('keeps %i said in a form that was refused: no other role or age later', async (age) => {
    const userId = await person(ctx, 'Maya')
    await ctx.db
      .update(users)
      .set({ metadata: { school: 'North', birthday: '2017-01-01', display_name: 'Maya' } })
    await keepYoungAge(ctx, { userId, country: 'us', age })
    const who = await signedIn(ctx, userId)
    const grownUp = { role: 'parent', country: 'us', age: 18, guardianEmail: null } as const
    expect(await answerWelcome(ctx, who, grownUp)).toMatchObject({ code: 'adult_required' })
    expect(await answerWelcome(ctx, who, { ...grownUp, role: 'student' })).toMatchObject({ ok: true })
    expect(await isLimited(ctx, userId)).toBe(age === 9)
    const [row] = await ctx.db.select().from(users).where(eq(users.id, userId))
    // Of what a child's account said before, only what our form asks stays.
    if (age === 9) expect(row?.metadata).toEqual({ display_name: 'Maya' })
    else expect(row?.metadata).toMatchObject({ school: 'North' })
  })

  it('finishes no change of phone that a child began before its age was stated', async () => {
    const userId = await person(ctx, 'Maya')
    await ctx.db.update(users).set({ newPhone: '15551234567' }).where(eq(users.id, userId))
    const who = await signedIn(ctx, userId)
    const said = { role: 'student', country: 'us', age: 9, guardianEmail: null } as const
    expect(await answerWelcome(ctx, who, said)).toMatchObject({ ok: true })
    const [row] = await ctx.db.select().from(users).where(eq(users.id, userId))
    expect(row?.newPhone).toBeNull()
  })

  it('keeps no adult’s age before the rest is answered', async () => {
    const userId = await person(ctx, 'Ruth')
    await keepYoungAge(ctx, { userId, country: 'us', age: 18 })
    expect(await readStanding(ctx, userId)).toBe('unstated')
  })

  it('keeps the first answer', async () => {
    const childId = await child(ctx)
    const before = await readConsent(ctx, childId)
    await stateAge(ctx, { userId: childId, country: 'us', age: 5, guardianEmail: 'other@example.com' })
    expect(await readConsent(ctx, childId)).toEqual(before)
  })

  it('keeps an age once stated, and limits nobody by a lower one', async () => {
    const userId = await person(ctx, 'Otto')
    await stateAge(ctx, { userId, country: 'us', age: 18, guardianEmail: null })
    await stateAge(ctx, { userId, country: 'us', age: 12, guardianEmail: null })
    expect(await isLimited(ctx, userId)).toBe(false)
    expect(await readConsent(ctx, userId)).toBeNull()
  })

  it('refuses a lower age to whoever would be a parent, and changes nothing', async () => {
    const userId = await person(ctx, 'Otto')
    await stateAge(ctx, { userId, country: 'us', age: 18, guardianEmail: null })
    const who = await signedIn(ctx, userId)
    expect(await becomeGrownUp(signedInAs(ctx, userId), who, { role: 'parent', age: 12 })).toEqual({
      ok: false,
      code: 'age_already_stated',
    })
    expect(await readStanding(ctx, userId)).toBe('of_age')
    expect(await becomeGrownUp(signedInAs(ctx, userId), who, { role: 'parent', age: 19 })).toMatchObject({
      ok: true,
    })
  })

  it('takes an address that is none as not given', async () => {
    const childId = await child(ctx, 'Maya', 'not an address')
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
    const childId = await child(ctx)
    const ofAge = (await readConsent(ctx, childId))?.ofAgeOn ?? 0
    expect(new Date(ofAge).toISOString()).toBe('2030-09-01T09:00:00.000Z')
    ctx.clock.now = ofAge - 1
    expect(await isLimited(ctx, childId)).toBe(true)
    ctx.clock.now = ofAge
    expect(await isLimited(ctx, childId)).toBe(false)
    expect(await askConsent(ctx, { childId, guardianEmail: MUM })).toEqual({ ok: false, code: 'not_needed' })
  })
})
