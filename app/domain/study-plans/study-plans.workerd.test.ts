// Study plans on the server: made once, a person's own alone, done by finished practice or by a tick.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { finishedPractices } from '#app/domain/practice/practice.schema.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { type CreateStudyPlanInput, createStudyPlan, MAX_PLANS } from './create-study-plan.server.ts'
import { deleteStudyPlan } from './delete-study-plan.server.ts'
import { markStudied } from './mark-studied.server.ts'
import { readStudyPlans } from './read-study-plans.server.ts'

const DAY = 86_400_000
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const CHOICES = {
  title: 'Fractions and cells',
  testDay: '2026-09-10',
  topics: ['science', 'unit-fractions'],
  weekdays: EVERY_DAY,
  chunksADay: 1,
} as const

let ctx: TestContext
let userId: string

beforeEach(() => {
  ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID() }
  userId = crypto.randomUUID()
})

const create = (input: Partial<CreateStudyPlanInput> = {}) =>
  createStudyPlan(ctx, { ...CHOICES, userId, attemptId: crypto.randomUUID(), ...input })

async function createdId(input: Partial<CreateStudyPlanInput> = {}): Promise<string> {
  const made = await create(input)
  if (!made.ok) throw new Error(made.code)
  return made.value.planId
}

async function readOnly() {
  const [plan, ...more] = await readStudyPlans(ctx, userId)
  if (!plan || more.length > 0) throw new Error('not one plan')
  return plan
}

const practise = (skill: string, finishedAt: number, playerId = userId) =>
  ctx.db.insert(finishedPractices).values({
    sessionId: crypto.randomUUID(),
    playerId,
    skill,
    asked: 5,
    right: 5,
    fixed: 0,
    mastered: [],
    durationMs: 1,
    xp: 0,
    xpBefore: 0,
    boosted: false,
    streakDays: 1,
    startedAt: finishedAt,
    finishedAt,
  })

const chunksOn = async (day: string) =>
  (await readOnly()).days
    .find((one) => one.day === day)
    ?.chunks.map(({ topic, state }) => `${topic} ${state}`)

describe('making a plan', () => {
  it('needs a grown-up’s yes where the account may only play, and keeps nothing without', async () => {
    const { userId: child } = await makePerson(ctx, crypto.randomUUID(), 'student')
    await env.DB.prepare('delete from ages where user_id = ?').bind(child).run()
    await ctx.db.update(profiles).set({ gradeLevel: 'elementary' }).where(eq(profiles.id, child))
    expect(await create({ userId: child })).toEqual({ ok: false, code: 'consent_required' })
    expect(await readStudyPlans(ctx, child)).toEqual([])
  })

  it('happens once for a form, however often it is sent', async () => {
    const attemptId = crypto.randomUUID()
    expect(await createdId({ attemptId })).toBe(await createdId({ attemptId, title: 'again' }))
    expect((await readOnly()).title).toBe(CHOICES.title)
  })

  it.each<[string, Partial<CreateStudyPlanInput>]>([
    ['bad_date', { testDay: '2026-09-01' }],
    ['bad_date', { testDay: '2026-02-30' }],
    ['bad_date', { testDay: '2027-09-01' }],
    ['bad_date', { testDay: 'tomorrow' }],
    ['no_topics', { topics: [] }],
    ['too_many_topics', { topics: Array.from({ length: 21 }, (_, index) => `t${index}`) }],
    ['no_weekdays', { weekdays: [] }],
    ['malformed', { topics: ['constructor'] }],
    ['malformed', { topics: ['no-such-skill'] }],
    ['malformed', { weekdays: [7] }],
    ['malformed', { weekdays: [Number.NaN] }],
    ['malformed', { chunksADay: 100 }],
    ['malformed', { title: 'x'.repeat(61) }],
  ])('is refused as %s: %o', async (code, wrong) => {
    expect(await create(wrong)).toEqual({ ok: false, code })
  })

  it('puts what practice shows to be weak first', async () => {
    const weak = { playerId: userId, skill: 'unit-fractions', rating: 700, seen: 9, right: 2, recent: '000' }
    await env.DB.prepare(
      'insert into practised_skills (player_id, skill, rating, seen, right_answers, recent, practised_at) values (?, ?, ?, ?, ?, ?, 0)',
    )
      .bind(weak.playerId, weak.skill, weak.rating, weak.seen, weak.right, weak.recent)
      .run()
    await createdId()
    expect((await readOnly()).topics).toEqual(['unit-fractions', 'science'])
  })

  it('stops at so many plans, also when they are made at once', async () => {
    const made = await Promise.all(Array.from({ length: MAX_PLANS + 3 }, () => create()))
    expect(made.filter(({ ok }) => ok)).toHaveLength(MAX_PLANS)
    expect(made.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'too_many_plans' })
  })

  it('is for the person alone', async () => {
    const other = signedInAs(ctx, crypto.randomUUID())
    await expect(createStudyPlan(other, { ...CHOICES, userId, attemptId: 'a' })).rejects.toThrow('not_yours')
    await expect(readStudyPlans(other, userId)).rejects.toThrow('not_yours')
  })
})

describe('doing a plan', () => {
  it('ticks a skill when its practice was finished that day, by the person’s own day', async () => {
    await createdId({ topics: ['unit-fractions'] })
    // 23:30 in New York on September 1.
    await practise('unit-fractions', Date.UTC(2026, 8, 2, 3, 30))
    await practise('unit-fractions', ctx.now() - DAY)
    await practise('unit-fractions', ctx.now(), crypto.randomUUID())
    expect(await chunksOn('2026-09-01')).toEqual(['unit-fractions planned'])
    ctx.caller = { ...ctx.caller, timeZone: 'America/New_York' }
    expect(await chunksOn('2026-09-01')).toEqual(['unit-fractions done'])
  })

  it('takes a tick for a subject, once, and takes it back', async () => {
    const planId = await createdId()
    const tick = (isDone: boolean, topic = 'science') => markStudied(ctx, { userId, planId, topic, isDone })
    await Promise.all([tick(true), tick(true)])
    expect(await chunksOn('2026-09-01')).toEqual(['science done'])
    await tick(false)
    expect(await chunksOn('2026-09-01')).toEqual(['science planned'])
    // A skill is not ticked by hand, nor a subject that is not in the plan.
    for (const topic of ['unit-fractions', 'history', '']) await tick(true, topic)
    expect(await chunksOn('2026-09-01')).toEqual(['science planned'])
  })

  it('moves what was missed to the next free day', async () => {
    await createdId()
    ctx.clock.now += DAY
    expect(await chunksOn('2026-09-01')).toEqual(['science missed'])
    expect(await chunksOn('2026-09-02')).toEqual(['science planned'])
  })

  it('of somebody else changes nothing', async () => {
    const planId = await createdId()
    const stranger = crypto.randomUUID()
    await markStudied(ctx, { userId: stranger, planId, topic: 'science', isDone: true })
    await deleteStudyPlan(ctx, { userId: stranger, planId })
    expect(await chunksOn('2026-09-01')).toEqual(['science planned'])
  })

  it('ends with the plan deleted, its ticks too', async () => {
    const planId = await createdId()
    await markStudied(ctx, { userId, planId, topic: 'science', isDone: true })
    await deleteStudyPlan(ctx, { userId, planId })
    expect(await readStudyPlans(ctx, userId)).toEqual([])
    const left = await env.DB.prepare('select count(*) as n from study_marks where plan_id = ?')
      .bind(planId)
      .first('n')
    expect(left).toBe(0)
  })
})
