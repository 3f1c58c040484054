// Study plans on the server: made once, a person's own alone, done by finished practice or by a tick.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { plans as grantedPlans } from '#app/domain/access/access.schema.ts'
import { finishedPractices } from '#app/domain/practice/practice.schema.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { createWritingStandIn } from '#tests/sandbox/writing/stand-in.ts'
import { createOpenAiModel } from '#workers/writing/openai-model.ts'
import { type ChangeStudyPlanInput, changeStudyPlan } from './change-study-plan.server.ts'
import { type CreateStudyPlanInput, createStudyPlan, MAX_PLANS } from './create-study-plan.server.ts'
import { deleteStudyPlan } from './delete-study-plan.server.ts'
import { markStudied } from './mark-studied.server.ts'
import { moveChunk } from './move-chunk.server.ts'
import { readStudyPlans } from './read-study-plans.server.ts'
import { studyPlans } from './study-plans.schema.ts'
import { writePlanWords } from './write-plan-words.server.ts'

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

describe('changing a plan', () => {
  const change = (planId: string, input: Partial<ChangeStudyPlanInput> = {}) =>
    changeStudyPlan(ctx, { ...CHOICES, userId, planId, ...input })

  it('plans again from today on, weakest first; what was done stays, and nothing before is missed', async () => {
    const planId = await createdId({ topics: ['science', 'history'] })
    await markStudied(ctx, { userId, planId, topic: 'science', isDone: true })
    ctx.clock.now += 2 * DAY
    await env.DB.prepare(
      "insert into practised_skills (player_id, skill, rating, seen, right_answers, recent, practised_at) values (?, 'unit-fractions', 700, 9, 2, '000', 0)",
    )
      .bind(userId)
      .run()
    const topics = ['science', 'history', 'unit-fractions']
    expect(await change(planId, { topics, chunksADay: 2 })).toEqual({ ok: true, value: null })
    expect((await readOnly()).topics).toEqual(['unit-fractions', 'science', 'history'])
    expect(await chunksOn('2026-09-01')).toEqual(['science done'])
    expect(await chunksOn('2026-09-02')).toEqual([])
    expect(await chunksOn('2026-09-03')).toEqual(['unit-fractions planned', 'science planned'])
  })

  it('of nobody’s or with choices that are none changes nothing', async () => {
    const planId = await createdId()
    const before = await readOnly()
    expect(await change(planId, { userId: crypto.randomUUID() })).toMatchObject({ code: 'unknown_plan' })
    expect(await change(planId, { topics: ['constructor'] })).toMatchObject({ code: 'malformed' })
    expect(await change(planId, { testDay: '2026-08-31' })).toMatchObject({ code: 'bad_date' })
    expect(await readOnly()).toEqual(before)
  })

  it('moves a chunk to another day and further, within the plan alone', async () => {
    const planId = await createdId()
    const move = (from: string, to: string, by = userId, topic = 'science') =>
      moveChunk(ctx, { userId: by, planId, topic, from, to })
    expect(await move('2026-09-01', '2026-09-03')).toBe(true)
    expect(await chunksOn('2026-09-01')).toEqual(['unit-fractions planned'])
    expect(await chunksOn('2026-09-03')).toEqual(['science planned'])
    expect(await move('2026-09-03', '2026-09-04')).toBe(true)
    expect(await chunksOn('2026-09-04')).toEqual(['science planned'])
    expect(await chunksOn('2026-09-01')).toEqual(['unit-fractions planned'])
    const before = await readOnly()
    for (const wrong of [
      move('2026-09-04', '2026-08-31'),
      move('2026-09-04', '2026-09-10'),
      move('2026-09-04', 'tomorrow'),
      move('2026-09-04', '2026-09-05', userId, 'history'),
      move('2026-09-04', '2026-09-05', crypto.randomUUID()),
    ])
      expect(await wrong).toBe(false)
    expect(await readOnly()).toEqual(before)
  })

  it('keeps both of two moves at the same moment', async () => {
    const planId = await createdId()
    const move = (topic: string, from: string, to: string) =>
      moveChunk(ctx, { userId, planId, topic, from, to })
    const other = (await chunksOn('2026-09-02'))?.[0]?.split(' ')[0] ?? ''
    const both = [move('science', '2026-09-01', '2026-09-05'), move(other, '2026-09-02', '2026-09-06')]
    expect(await Promise.all(both)).toEqual([true, true])
    const plan = await ctx.db.select().from(studyPlans).where(eq(studyPlans.id, planId)).get()
    expect(plan?.moves).toHaveLength(2)
  })
})

describe('words beside a plan', () => {
  const names = { science: 'Science', 'unit-fractions': 'Unit fractions' }

  beforeEach(() =>
    ctx.db.insert(grantedPlans).values({
      id: `test:${userId}`,
      userId,
      source: 'reward',
      tier: 'premium',
      startsAt: 0,
      knownAt: 0,
    }),
  )

  function withModel(says: readonly string[]) {
    const standIn = createWritingStandIn({ says })
    const settings = { url: 'https://models.test/v1', key: 'secret', model: 'small' }
    ctx.writingModel = createOpenAiModel(settings, standIn.fetch)
    return standIn
  }

  it('are our own tutor’s where no model is set up', async () => {
    const planId = await createdId()
    expect(await writePlanWords(ctx, { userId, planId, names })).toMatchObject({ ok: true })
    expect((await readOnly()).words).toEqual({ by: 'built-in' })
  })

  it('are asked for once, of the plan’s weeks and names alone, and again after a change', async () => {
    const standIn = withModel(['You have time.\n', 'Say it out loud.\n', 'Sleep well.\n'])
    const planId = await createdId({ title: 'Ms Okafor’s test' })
    for (let time = 0; time < 2; time++) await writePlanWords(ctx, { userId, planId, names })
    expect((await readOnly()).words).toEqual({
      by: 'model',
      introduction: 'You have time.',
      tips: [
        { day: '2026-09-01', tip: 'Say it out loud.' },
        { day: '2026-09-07', tip: 'Sleep well.' },
      ],
    })
    expect(standIn.asked.filter(({ path }) => path.endsWith('/completions'))).toHaveLength(1)
    expect(JSON.stringify(standIn.asked)).toContain('New: Science, Unit fractions')
    expect(JSON.stringify(standIn.asked)).not.toContain('Okafor')
    await changeStudyPlan(ctx, { ...CHOICES, userId, planId })
    expect((await readOnly()).words).toBeNull()
  })

  it('asked for twice at once count once; whoever began and went away holds nobody up', async () => {
    const standIn = withModel(['You have time.\n', 'Say it out loud.\n', 'Sleep well.\n'])
    const planId = await createdId()
    const ask = () => writePlanWords(ctx, { userId, planId, names })
    const [one, two] = await Promise.all([ask(), ask()])
    expect([one, two].filter(({ ok }) => ok)).toHaveLength(1)
    expect([one, two]).toContainEqual({ ok: false, code: 'too_many_requests' })
    expect(standIn.asked.filter(({ path }) => path.endsWith('/completions'))).toHaveLength(1)
    expect((await readOnly()).words).toMatchObject({ by: 'model' })
    await ctx.db.update(studyPlans).set({ words: null, wordsAskedAt: ctx.now() })
    expect(await ask()).toMatchObject({ ok: false })
    ctx.clock.now += 61_000
    expect(await ask()).toMatchObject({ ok: true })
  })

  it.each<[string, readonly string[]]>([
    ['fewer lines than weeks', ['You have time.\n', 'Sleep well.\n']],
    ['words that are none for school', ['What the fuck.\n', 'a\n', 'b\n']],
  ])('are not kept with %s', async (_, says) => {
    withModel(says)
    const planId = await createdId()
    expect(await writePlanWords(ctx, { userId, planId, names })).toMatchObject({ code: 'provider_failed' })
    expect((await readOnly()).words).toBeNull()
  })

  it('are for whom the plan has them, beside their own plan', async () => {
    const planId = await createdId()
    await ctx.db.delete(grantedPlans).where(eq(grantedPlans.userId, userId))
    expect(await writePlanWords(ctx, { userId, planId, names })).toMatchObject({ code: 'not_entitled' })
    expect((await readOnly()).words).toBeNull()
  })
})
