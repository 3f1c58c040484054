// Homework questions on the server: noted once, taken from the day's limit once, the person's own.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { plans } from '#app/domain/access/access.schema.ts'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import { writings } from '#app/domain/writing/writing.schema.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { emptyFamilies, family } from '#tests/factories/families.ts'
import { makePerson } from '#tests/factories/people.ts'
import { type AskHomeworkInput, askHomeworkQuestion } from './ask-homework-question.server.ts'
import { deleteHomeworkQuestion } from './delete-homework-question.server.ts'
import { exportHomework } from './export-homework.server.ts'
import { FACT_IDS } from './fact-ids.ts'
import { forgetOldHomework } from './forget-old-homework.server.ts'
import { homeworkQuestions } from './homework.schema.ts'
import { readChildHomework } from './read-child-homework.server.ts'
import { readHomework } from './read-homework.server.ts'

const DAY = 24 * 60 * 60_000

let ctx: TestContext
let userId: string

beforeEach(async () => {
  ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID() }
  userId = (await makePerson(ctx, `Asker${crypto.randomUUID()}`)).userId
})

const ask = (input: Partial<AskHomeworkInput> = {}) =>
  askHomeworkQuestion(ctx, {
    userId,
    attemptId: crypto.randomUUID(),
    subject: 'math',
    language: 'en',
    question: '3x + 5 = 20',
    factId: null,
    ...input,
  })

const left = async () => (await readHomework(ctx, userId)).limit?.left

describe('asking', () => {
  it('notes the question and takes it from the five of today, by the own calendar', async () => {
    expect(await ask()).toMatchObject({ ok: true, value: { is: 'answered', left: 4 } })
    expect(await readHomework(ctx, userId)).toMatchObject({
      questions: [{ subject: 'math', question: '3x + 5 = 20', createdAt: ctx.now() }],
      limit: { left: 4, most: 5 },
    })
    ctx.clock.now += DAY
    expect(await left()).toBe(5)
  })

  it('sent twice is one question and one use, also at the same moment', async () => {
    const attemptId = crypto.randomUUID()
    const asked = await Promise.all([ask({ attemptId }), ask({ attemptId }), ask({ attemptId })])
    expect(asked.every(({ ok }) => ok)).toBe(true)
    expect(await left()).toBe(4)
    expect((await readHomework(ctx, userId)).questions).toHaveLength(1)
  })

  it('with a key that was used for another question is refused', async () => {
    const attemptId = crypto.randomUUID()
    await ask({ attemptId })
    expect(await ask({ attemptId, question: '2x = 8' })).toEqual({ ok: false, code: 'malformed' })
    expect(await left()).toBe(4)
  })

  it('gives the last one of today to one of two tabs', async () => {
    for (let used = 0; used < 4; used++) await ask()
    const asked = await Promise.all([ask(), ask()])
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1)
    expect(asked.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'quota_used_up' })
    expect((await readHomework(ctx, userId)).questions).toHaveLength(5)
    ctx.clock.now += DAY
    expect((await ask()).ok).toBe(true)
  })

  it.each<[string, Partial<AskHomeworkInput>]>([
    ['a question of words', { question: 'Why is the sky blue?', subject: 'science' }],
    [
      'a fact that no bank has',
      { question: 'Why is the sky blue?', subject: 'science', factId: 'constructor' },
    ],
    ['a division by zero', { question: '5 / 0' }],
    [
      'an equation said to be a fact',
      { question: 'x + y = 4', factId: 'printing-press-sped-up-book-making' },
    ],
  ])('%s is not answered: nothing is kept, nothing counted', async (_, input) => {
    expect(await ask(input)).toEqual({ ok: true, value: { is: 'unanswered' } })
    expect(await readHomework(ctx, userId)).toMatchObject({ questions: [], limit: { left: 5, most: 5 } })
  })

  it('counts a fact of our banks, and no help with a text', async () => {
    const [factId = ''] = FACT_IDS
    expect(await ask({ question: 'Who digs up old things?', subject: 'history', factId })).toMatchObject({
      value: { left: 4 },
    })
    expect(await ask({ question: 'Write a story about a dog', subject: 'english' })).toMatchObject({
      value: { left: 4 },
    })
    expect((await readHomework(ctx, userId)).questions).toHaveLength(2)
  })

  it.each<[string, Partial<AskHomeworkInput>]>([
    ['empty', { question: '  \u0000\u200b ' }],
    ['too_long', { question: 'x'.repeat(100_000) }],
    ['malformed', { subject: 'constructor' }],
    ['malformed', { attemptId: '' }],
    ['malformed', { attemptId: "x'; drop table users; --" }],
  ])('is refused as %s: %o', async (code, input) => {
    expect(await ask(input)).toEqual({ ok: false, code })
    expect(await left()).toBe(5)
  })

  it('keeps what looks like code as the text it is', async () => {
    const question = "Write a story about '); drop table homework_questions; -- <script>"
    await ask({ question, subject: 'english' })
    expect((await readHomework(ctx, userId)).questions).toMatchObject([{ question }])
  })

  it('when a plan ends in the middle of a day keeps what was asked, and gives five more', async () => {
    const endsAt = ctx.now() + 60_000
    const plan = { id: `trial:${userId}`, userId, source: 'trial', tier: 'basic' } as const
    await ctx.db.insert(plans).values({ ...plan, startsAt: 0, knownAt: 0, endsAt })
    for (const by of [2, 3, 4, 5, 6, 7]) await ask({ question: `${by}x = 60` })
    expect(await readHomework(ctx, userId)).toMatchObject({ limit: null })
    ctx.clock.now = endsAt
    const { questions, limit } = await readHomework(ctx, userId)
    expect([questions.length, limit]).toMatchObject([6, { left: 5, most: 5 }])
    expect(await ask()).toMatchObject({ value: { left: 4 } })
  })
})

describe('a question', () => {
  it('is its person’s alone, and is deleted by them', async () => {
    await ask()
    const other = crypto.randomUUID()
    await expect(readHomework(signedInAs(ctx, other), userId)).rejects.toThrow('not_yours')
    const [{ id: questionId } = { id: '' }] = (await readHomework(ctx, userId)).questions
    await deleteHomeworkQuestion(ctx, { userId: other, questionId })
    expect((await readHomework(ctx, userId)).questions).toHaveLength(1)
    await deleteHomeworkQuestion(ctx, { userId, questionId })
    expect(await readHomework(ctx, userId)).toMatchObject({ questions: [], limit: { left: 4, most: 5 } })
  })

  it('is exported without keys, and forgotten after 90 days', async () => {
    await ask()
    expect(await exportHomework(ctx, userId)).toEqual([
      { subject: 'math', language: 'en', question: '3x + 5 = 20', kind: 'maths', createdAt: ctx.now() },
    ])
    ctx.clock.now += 89 * DAY
    await forgetOldHomework(ctx)
    expect(await exportHomework(ctx, userId)).toHaveLength(1)
    ctx.clock.now += 2 * DAY
    await forgetOldHomework(ctx)
    expect(await exportHomework(ctx, userId)).toEqual([])
  })
})

describe('a child', () => {
  beforeEach(() => emptyFamilies(ctx))

  it('is read along by who looks after it, and by nobody else', async () => {
    const { childId, guardianId } = await family(ctx)
    await ctx.db.insert(homeworkQuestions).values({
      ...{ id: `of-${childId}`, userId: childId, attemptId: 'attempt', subject: 'math', language: 'en' },
      ...{ question: '3x + 5 = 20', kind: 'maths', createdAt: ctx.now() },
    })
    const asGuardian = signedInAs(ctx, guardianId)
    expect(await readChildHomework(asGuardian, { guardianId, childId })).toMatchObject([
      { question: '3x + 5 = 20' },
    ])
    await expect(
      readChildHomework(signedInAs(ctx, userId), { guardianId: userId, childId }),
    ).rejects.toMatchObject({ reason: { kind: 'not_yours' } })
  })

  it('in danger is shown whom to call, its grown-ups are told, and nothing is counted', async () => {
    const { childId } = await family(ctx)
    await ctx.db.update(users).set({ emailConfirmedAt: ctx.now() })
    const asked = await ask({ userId: childId, question: 'I want to die. 3x + 5 = 20' })
    expect(asked).toMatchObject({ ok: true, value: { is: 'help-lines' } })
    await ctx.settled()
    expect(ctx.delivered.some(({ kind }) => kind === 'child_concern')).toBe(true)
    expect(await readHomework(ctx, childId)).toMatchObject({ questions: [], limit: { left: 5 } })
  })

  it.each<[string, string, boolean]>([
    ['in a text too long to be asked', `I want to die. ${'x'.repeat(2_000)}`, false],
    ['after too many questions', 'I want to die', true],
  ])('in danger is heard %s', async (_, question, isOver) => {
    const { childId } = await family(ctx)
    await ctx.db.update(users).set({ emailConfirmedAt: ctx.now() })
    if (isOver) ctx.limiter = { take: async () => ({ allowed: false, retryAfterMs: 60_000 }) }
    for (const _again of [1, 2])
      expect(await ask({ userId: childId, question })).toMatchObject({
        ok: true,
        value: { is: 'help-lines' },
      })
    await ctx.settled()
    const told = ctx.delivered.filter(({ kind }) => kind === 'child_concern')
    expect(told.length).toBeGreaterThan(0)
    expect(await ctx.db.select().from(writings).where(eq(writings.userId, childId))).toMatchObject([
      { concern: 'self-harm', prompt: '' },
    ])
    const harmless = { userId: childId, question: 'x'.repeat(isOver ? 10 : 2_000) }
    expect(await ask(harmless)).toEqual({ ok: false, code: isOver ? 'too_many_requests' : 'too_long' })
  })

  it('asks nothing while a grown-up’s yes is missing', async () => {
    const { userId: child } = await makePerson(ctx, crypto.randomUUID(), 'student')
    await env.DB.prepare('delete from ages where user_id = ?').bind(child).run()
    await ctx.db.update(profiles).set({ gradeLevel: 'elementary' }).where(eq(profiles.id, child))
    expect(await ask({ userId: child })).toEqual({ ok: false, code: 'consent_required' })
    expect((await readHomework(ctx, child)).questions).toEqual([])
  })
})
