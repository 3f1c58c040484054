// Access codes on the server: made by teachers alone, one a form, entered once an account, each taken from its plan's limit once.
import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { givenPlanStatements } from '#app/domain/access/given-plan-statements.server.ts'
import { quotaLeft } from '#app/domain/access/quota-left.server.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import type { Role } from '#app/domain/profiles/profiles.types.ts'
import { ok } from '#engine/core/result.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { closeAccessCode } from './close-access-code.server.ts'
import { CODE_LIFETIME } from './code-limits.ts'
import { type CreateAccessCodeInput, createAccessCode } from './create-access-code.server.ts'
import { exportAccessCodes } from './export-access-codes.server.ts'
import { forgetOldAccessCodes } from './forget-old-access-codes.server.ts'
import { forgetRedeemedCode } from './forget-redeemed-code.server.ts'
import { readAccessCodes } from './read-access-codes.server.ts'
import { readRedeemedCodes } from './read-redeemed-codes.server.ts'
import { redeemAccessCode } from './redeem-access-code.server.ts'

const DAY = 86_400_000

let ctx: TestContext
let teacher: string
let student: string

beforeEach(async () => {
  ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID(), newSecret: () => crypto.randomUUID() }
  teacher = await person('teacher')
  student = await person('student')
})

const person = async (role: Role) => (await makePerson(ctx, crypto.randomUUID(), role)).userId

const create = (input: Partial<CreateAccessCodeInput> = {}) =>
  createAccessCode(ctx, {
    userId: teacher,
    attemptId: crypto.randomUUID(),
    language: 'en',
    skills: ['perimeter', 'unit-fractions'],
    ...input,
  })

async function created(input: Partial<CreateAccessCodeInput> = {}): Promise<string> {
  const made = await create(input)
  if (!made.ok) throw new Error(made.code)
  return made.value.code
}

const redeem = (code: string, userId = student) => redeemAccessCode(ctx, { userId, code })
const left = async (userId: string, quota: 'codes-made' | 'codes-redeemed') =>
  (await quotaLeft(ctx, { userId, quota }))?.left

/** Without the limits of Free. */
const subscribe = (userId: string) =>
  runBatch(
    ctx.db,
    givenPlanStatements(ctx, { id: crypto.randomUUID(), userId, tier: 'basic', ms: 1e9, onlyIf: sql`true` }),
  )

describe('making a code', () => {
  it('keeps the chosen skills, each once, in their order', async () => {
    const code = await created({ skills: ['perimeter', 'unit-fractions', 'perimeter'] })
    expect(code).toMatch(/^[234679BCDFGHJKMNPQRTVWXYZ]{8}$/)
    expect(await readAccessCodes(ctx, teacher)).toMatchObject([
      { code, skills: ['perimeter', 'unit-fractions'], language: 'en', entered: 0 },
    ])
  })

  it('is for grown-up teachers', async () => {
    const parent = await person('parent')
    expect(await create({ userId: student })).toMatchObject({ code: 'not_a_teacher' })
    expect(await create({ userId: parent })).toMatchObject({ code: 'not_a_teacher' })
    expect(await create({ userId: crypto.randomUUID() })).toMatchObject({ code: 'not_a_teacher' })
  })

  it('takes skills that can be practiced in its language, at least one and at most ten', async () => {
    const eleven = Array.from({ length: 11 }, (_, index) => `skill-${index}`)
    expect(await create({ skills: [] })).toMatchObject({ code: 'no_skills' })
    expect(await create({ skills: eleven })).toMatchObject({ code: 'too_many_skills' })
    expect(await create({ skills: ['no-such-skill'] })).toMatchObject({ code: 'malformed' })
    expect(await create({ skills: ['es-tilde-agudas'] })).toMatchObject({ code: 'malformed' })
    expect(await create({ skills: ['es-tilde-agudas'], language: 'es' })).toMatchObject({ ok: true })
  })

  it('sent twice makes one code and takes one from the limit', async () => {
    const attemptId = crypto.randomUUID()
    const code = await created({ attemptId })
    expect(await created({ attemptId })).toBe(code)
    expect(await left(teacher, 'codes-made')).toBe(1)
  })

  it('is refused for the third time in a month on Free, also when all are asked for at once', async () => {
    const made = await Promise.all([create(), create(), create(), create()])
    expect(made.filter((one) => one.ok)).toHaveLength(2)
    expect(await create()).toMatchObject({ code: 'quota_used_up' })
    expect(await readAccessCodes(ctx, teacher)).toHaveLength(2)
  })

  it('has no limit on Basic', async () => {
    await subscribe(teacher)
    for (let count = 0; count < 4; count++) await created()
    expect(await readAccessCodes(ctx, teacher)).toHaveLength(4)
    expect(await left(teacher, 'codes-made')).toBeUndefined()
  })

  it('is done for oneself alone', async () => {
    const other = signedInAs(ctx, student)
    await expect(readAccessCodes(other, teacher)).rejects.toThrow('not_yours')
    await expect(redeemAccessCode(other, { userId: teacher, code: 'BCDF2346' })).rejects.toThrow('not_yours')
  })
})

describe('entering a code', () => {
  it('keeps what the code holds, and tells the teacher how many entered it', async () => {
    const code = await created()
    expect(await redeem(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toEqual(ok({ code }))
    expect(await readRedeemedCodes(ctx, student)).toMatchObject([
      { code, skills: ['perimeter', 'unit-fractions'], language: 'en', redeemedAt: ctx.now() },
    ])
    expect(await readAccessCodes(ctx, teacher)).toMatchObject([{ code, entered: 1 }])
  })

  it('needs a grown-up’s yes where the account may only play, and keeps nothing without', async () => {
    const code = await created()
    await env.DB.prepare('delete from ages where user_id = ?').bind(student).run()
    await ctx.db.update(profiles).set({ gradeLevel: 'elementary' }).where(eq(profiles.id, student))
    expect(await redeem(code)).toEqual({ ok: false, code: 'consent_required' })
    expect(await readRedeemedCodes(ctx, student)).toEqual([])
    expect(await left(student, 'codes-redeemed')).toBe(2)
  })

  it('again changes nothing', async () => {
    const code = await created()
    await Promise.all([redeem(code), redeem(code), redeem(code)])
    expect(await redeem(code)).toEqual(ok({ code }))
    expect(await left(student, 'codes-redeemed')).toBe(1)
    expect(await readAccessCodes(ctx, teacher)).toMatchObject([{ entered: 1 }])
  })

  it.each(['', 'BCDF-2346', 'ABCD-EFGH', "' or 1=1 --", 'B'.repeat(10_000)])(
    'of %.20j is refused and takes nothing from the limit',
    async (code) => {
      expect(await redeem(code)).toMatchObject({ code: 'unknown_code' })
      expect(await left(student, 'codes-redeemed')).toBe(2)
    },
  )

  it('of a third code in a month is refused on Free; those entered stay', async () => {
    await subscribe(teacher)
    const [first, second, third] = [await created(), await created(), await created()]
    await redeem(first)
    await redeem(second)
    expect(await redeem(third)).toMatchObject({ code: 'quota_used_up' })
    expect(await redeem(first)).toEqual(ok({ code: first }))
    expect(await readRedeemedCodes(ctx, student)).toHaveLength(2)
    await subscribe(student)
    expect(await redeem(third)).toEqual(ok({ code: third }))
  })

  it('that was closed is refused; whoever entered it before keeps what it held', async () => {
    const code = await created()
    await redeem(code)
    await closeAccessCode(ctx, { userId: student, code })
    expect(await readAccessCodes(ctx, teacher)).toHaveLength(1)
    await closeAccessCode(ctx, { userId: teacher, code })
    const late = await person('student')
    expect(await redeem(code, late)).toMatchObject({ code: 'unknown_code' })
    expect(await readRedeemedCodes(ctx, student)).toMatchObject([{ code }])
  })

  it('works for a year; whoever entered it before keeps what it held', async () => {
    const code = await created()
    const made = ctx.now()
    await redeem(code)
    ctx.clock.now = made + CODE_LIFETIME - 1
    expect(await redeem(code, await person('student'))).toEqual(ok({ code }))
    expect(await readAccessCodes(ctx, teacher)).toMatchObject([{ code, entered: 2 }])
    const late = await person('student')
    ctx.clock.now = made + CODE_LIFETIME
    expect(await redeem(code, late)).toMatchObject({ code: 'unknown_code' })
    expect(await left(late, 'codes-redeemed')).toBe(2)
    expect(await readAccessCodes(ctx, teacher)).toEqual([])
    expect(await readRedeemedCodes(ctx, student)).toMatchObject([{ code }])
  })

  it('is deleted by night a month after its year; whoever entered it keeps what it held', async () => {
    const code = await created()
    const made = ctx.now()
    await redeem(code)
    const ended = made + CODE_LIFETIME
    ctx.clock.now = made + 2 * DAY
    const later = await created()
    const codes = async () => (await exportAccessCodes(ctx, teacher)).made.map((one) => one.code)
    ctx.clock.now = ended + 30 * DAY - 1
    await forgetOldAccessCodes(ctx)
    expect(await codes()).toEqual([code, later])
    ctx.clock.now = ended + 30 * DAY
    await forgetOldAccessCodes(ctx)
    expect(await codes()).toEqual([later])
    expect(await readRedeemedCodes(ctx, student)).toMatchObject([{ code }])
  })

  it('can be forgotten', async () => {
    const code = await created()
    await redeem(code)
    await forgetRedeemedCode(ctx, { userId: teacher, code })
    expect(await readRedeemedCodes(ctx, student)).toHaveLength(1)
    await forgetRedeemedCode(ctx, { userId: student, code })
    expect(await readRedeemedCodes(ctx, student)).toEqual([])
  })
})
