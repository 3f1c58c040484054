// Practice tests on the server: one a form, taken from the plan's limit once, judged here alone, handed in once.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { grantStatement } from '#app/domain/access/grant-statements.server.ts'
import { quotaLeft } from '#app/domain/access/quota-left.server.ts'
import { addCards } from '#app/domain/flashcards/add-cards.server.ts'
import { createSet } from '#app/domain/flashcards/create-set.server.ts'
import { cards as storedCards } from '#app/domain/flashcards/flashcards.schema.ts'
import { ALL_GENERATORS } from '#app/domain/practice/courses.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import { ok } from '#engine/core/result.ts'
import { givenOf } from '#engine/curriculum/practice/simulated-learners.fixture.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { type CreatePracticeTestInput, createPracticeTest } from './create-practice-test.server.ts'
import { practiceTests } from './practice-tests.schema.ts'
import { readPracticeTest } from './read-practice-test.server.ts'
import { type PracticeTest, readPracticeTests } from './read-practice-tests.server.ts'
import { saveTestAnswers } from './save-test-answers.server.ts'
import { exerciseOf } from './test-question.ts'

const MINUTE = 60_000

let ctx: TestContext
let userId: string

beforeEach(() => {
  ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID() }
  userId = crypto.randomUUID()
})

const create = (input: Partial<CreatePracticeTestInput> = {}) =>
  createPracticeTest(ctx, {
    userId,
    attemptId: crypto.randomUUID(),
    language: 'en',
    from: ['unit-fractions', 'perimeter'],
    questions: 5,
    isTimed: false,
    ...input,
  })

async function created(input: Partial<CreatePracticeTestInput> = {}): Promise<PracticeTest> {
  const made = await create(input)
  if (!made.ok) throw new Error(made.code)
  return current()
}

async function current(): Promise<PracticeTest> {
  const [test] = await readPracticeTests(ctx, userId)
  if (!test) throw new Error('no test')
  return test
}

const rightAnswers = ({ questions }: PracticeTest) =>
  questions.map((question, index) => {
    const made = exerciseOf(ALL_GENERATORS, question, index)
    if (!made.ok) throw new Error(made.code)
    return givenOf(made.value.answer, made.value.answer.right)
  })

const save = (test: PracticeTest, answers: unknown, isLast: boolean, by = userId) =>
  saveTestAnswers(ctx, { userId: by, testId: test.id, answers, isLast })

describe('making a test', () => {
  it('mixes the chosen skills in turn', async () => {
    const { questions } = await created()
    expect(questions.map((question) => ('skill' in question ? question.skill : null))).toEqual([
      'unit-fractions',
      'perimeter',
      'unit-fractions',
      'perimeter',
      'unit-fractions',
    ])
  })

  it('takes one from the month’s limit, also when the last one is asked for many times at once', async () => {
    const left = () => quotaLeft(ctx, { userId, quota: 'practice-tests' })
    expect(await left()).toMatchObject({ left: 1, most: 1 })
    const made = await Promise.all([create(), create(), create()])
    expect(await left()).toMatchObject({ left: 0, most: 1 })
    expect(made.filter(({ ok }) => ok)).toHaveLength(1)
    expect(made.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'quota_used_up' })
    ctx.clock.now += 31 * 24 * 60 * MINUTE
    expect((await create()).ok).toBe(true)
  })

  it('has no limit while a Pro pass runs, and what was made then is not counted after it', async () => {
    await grantStatement(ctx, { id: crypto.randomUUID(), holder: { userId }, item: 'pro', at: ctx.now() })
    for (let count = 0; count < 3; count++) expect((await create()).ok).toBe(true)
    ctx.clock.now += 24 * 60 * MINUTE
    expect((await create()).ok).toBe(true)
    expect(await create()).toEqual({ ok: false, code: 'quota_used_up' })
  })

  it('sent twice is one test and one use', async () => {
    const attemptId = crypto.randomUUID()
    const [first, again] = [await create({ attemptId }), await create({ attemptId })]
    expect(again).toEqual(first)
    const used = await env.DB.prepare('select used from quota_uses where user_id = ?')
      .bind(userId)
      .first('used')
    expect(used).toBe(1)
  })

  it.each<[string, Partial<CreatePracticeTestInput>]>([
    ['no_skills', { from: [] }],
    ['no_skills', { from: 'weak' }],
    ['too_many_skills', { from: Array.from({ length: 11 }, (_, index) => `s${index}`) }],
    ['malformed', { from: ['constructor'] }],
    ['no_cards', { from: { setId: 'nobodys' } }],
    ['malformed', { questions: 1_000 }],
  ])('is refused as %s and takes nothing: %o', async (code, wrong) => {
    expect(await create(wrong)).toEqual({ ok: false, code })
    expect((await create()).ok).toBe(true)
  })

  it('is for the person alone', async () => {
    const otherId = crypto.randomUUID()
    const other = signedInAs(ctx, otherId)
    await expect(readPracticeTests(other, userId)).rejects.toThrow('not_yours')
    const test = await created()
    expect(await readPracticeTest(ctx, { userId, testId: test.id })).toEqual(test)
    expect(await readPracticeTest(other, { userId: otherId, testId: test.id })).toBeNull()
  })
})

describe('taking a test', () => {
  it('keeps answers, and judges them when it is handed in, once', async () => {
    const test = await created()
    const right = rightAnswers(test)
    const some = [right[0], null, null, null, right[4]]
    await save(test, some, false)
    expect(await current()).toMatchObject({ answers: some, finishedAt: null, right: null })
    await save(test, some, true)
    const handedIn = await current()
    expect(handedIn).toMatchObject({ right: 2, finishedAt: ctx.now() })
    ctx.clock.now += MINUTE
    await save(test, right, true)
    expect(await current()).toEqual(handedIn)
  })

  it('adds what comes in to what there is, however often it comes: another device takes nothing back', async () => {
    const test = await created()
    const [first, , third] = rightAnswers(test)
    const sent = [null, null, third, null, null]
    await save(test, [first, null, null, null, null], false)
    for (let time = 0; time < 2; time++)
      expect(await save(test, sent, false)).toEqual(ok({ isFinished: false }))
    expect((await current()).answers).toEqual([first, null, third, null, null])
    for (let time = 0; time < 2; time++)
      expect(await save(test, sent, true)).toEqual(ok({ isFinished: true }))
    expect(await current()).toMatchObject({ right: 2, answers: [first, null, third, null, null] })
  })

  it('ends with its time: what comes later is not kept', async () => {
    const test = await created({ isTimed: true })
    const right = rightAnswers(test)
    expect(test.endsAt).toBe(ctx.now() + 10 * MINUTE)
    await save(test, [right[0], null, null, null, null], false)
    ctx.clock.now += 11 * MINUTE
    await save(test, right, true)
    expect((await current()).right).toBe(1)
  })

  it('leaves a question out of the score whose generator has changed since', async () => {
    const test = await created()
    const right = rightAnswers(test)
    const questions = test.questions.map((question, index) =>
      index === 1 ? { ...question, version: -1 } : question,
    )
    await ctx.db.update(practiceTests).set({ questions }).where(eq(practiceTests.id, test.id))
    await save(test, right, true)
    expect(await current()).toMatchObject({ right: 4, counted: 4 })
  })

  it('of somebody else, or with answers that are none, changes nothing', async () => {
    const test = await created()
    expect(await save(test, rightAnswers(test), true, crypto.randomUUID())).toMatchObject({
      code: 'unknown_test',
    })
    for (const wrong of [null, {}, [], [{}], Array.from({ length: 5 }, () => ({ right: true })), 'x'])
      expect(await save(test, wrong, true)).toEqual({ ok: false, code: 'malformed' })
    expect(await current()).toEqual(test)
  })
})

describe('a test of one’s own cards', () => {
  const cards = [1, 2, 3, 4, 5, 6].map((n) => ({ front: `Capital ${n}`, back: `City ${n}`, reverse: false }))

  it('asks what the set asks, and keeps its questions when a card is gone', async () => {
    const setId = crypto.randomUUID()
    expect((await createSet(ctx, { userId, id: setId, title: 'Capitals', subtitle: '' })).ok).toBe(true)
    expect(
      (
        await addCards(ctx, {
          userId,
          setId,
          cards: cards.map((card) => ({ ...card, id: crypto.randomUUID() })),
        })
      ).ok,
    ).toBe(true)
    const test = await created({ from: { setId } })
    expect(test.questions).toHaveLength(5)
    await ctx.db.delete(storedCards)
    await save(test, [...rightAnswers(test).slice(0, 4), null], true)
    expect(await current()).toMatchObject({ right: 4, counted: 5 })
    const stranger = crypto.randomUUID()
    expect(await create({ userId: stranger, from: { setId } })).toEqual({ ok: false, code: 'no_cards' })
  })
})

describe('a test of a study guide', () => {
  const guide = [1, 2, 3].map((n) => ({
    asks: `City ____ has ${n} towers.`,
    answer: `Town ${n}`,
    wrong: n === 3 ? [] : ['Ys', 'Ur'],
  }))
  const fromGuide = (input: unknown = guide, skills: string[] = []) =>
    create({ from: { guide: input, skills } })

  beforeEach(async () => {
    userId = (await makePerson(ctx, crypto.randomUUID(), 'student')).userId
  })

  it('keeps its questions alone, offers their answers in an order of its own, and judges them', async () => {
    const test = await created({ from: { guide, skills: [] } })
    expect(test.questions).toHaveLength(3)
    expect(test.questions[2]).toEqual({
      setId: null,
      asks: 'City ____ has 3 towers.',
      options: ['Town 3'],
      right: 0,
    })
    const right = rightAnswers(test)
    await save(test, [right[0], right[1], 'town 3'], true)
    expect(await current()).toMatchObject({ right: 3, counted: 3 })
  })

  it('has two questions of each skill beside it', async () => {
    const { questions } = await created({
      from: { guide, skills: ['perimeter', 'unit-fractions', 'perimeter'] },
    })
    expect(questions.flatMap((question) => ('skill' in question ? [question.skill] : []))).toEqual([
      'perimeter',
      'unit-fractions',
      'perimeter',
      'unit-fractions',
    ])
  })

  it.each<[string, unknown, string[]]>([
    ['too_few_questions', guide.slice(1), []],
    ['too_few_questions', [], []],
    ['malformed', Array.from({ length: 21 }, () => guide[0]), []],
    ['malformed', 'the whole document', []],
    ['malformed', [...guide, { asks: 1 }], []],
    ['malformed', [...guide, { asks: '\u0000\u0007', answer: 'a', wrong: [] }], []],
    ['malformed', [...guide, { asks: 'q', answer: 'a', wrong: ['a'] }], []],
    ['malformed', [...guide, { asks: 'q', answer: 'a', wrong: ['b', 'c', 'd', 'e'] }], []],
    ['malformed', guide, ['constructor']],
    ['too_many_skills', guide, Array.from({ length: 11 }, (_, index) => `s${index}`)],
  ])('is refused as %s and takes nothing', async (code, input, skills) => {
    expect(await fromGuide(input, skills)).toEqual({ ok: false, code })
    expect((await fromGuide()).ok).toBe(true)
  })

  it('keeps no more of a text than a question needs, and nothing that cannot be seen', async () => {
    const long = { asks: `a\u0000${'x'.repeat(100_000)}`, answer: 'y'.repeat(100_000), wrong: [] }
    const { questions } = await created({ from: { guide: [...guide, long], skills: [] } })
    expect(questions[3]).toEqual({
      setId: null,
      asks: `a${'x'.repeat(399)}`,
      options: ['y'.repeat(120)],
      right: 0,
    })
  })

  it('counts for the month as every test, but not while a pass opens study guides', async () => {
    expect((await fromGuide()).ok).toBe(true)
    expect(await fromGuide()).toEqual({ ok: false, code: 'quota_used_up' })
    await grantStatement(ctx, {
      ...{ id: crypto.randomUUID(), holder: { userId }, item: 'basic', at: ctx.now() },
    })
    expect((await fromGuide()).ok).toBe(true)
    expect(await create()).toEqual({ ok: false, code: 'quota_used_up' })
    ctx.clock.now += 25 * 60 * MINUTE
    expect(await fromGuide()).toEqual({ ok: false, code: 'quota_used_up' })
  })

  it('is not made while a grown-up’s yes is missing', async () => {
    await env.DB.prepare('delete from ages where user_id = ?').bind(userId).run()
    await ctx.db.update(profiles).set({ gradeLevel: 'elementary' }).where(eq(profiles.id, userId))
    expect(await fromGuide()).toEqual({ ok: false, code: 'consent_required' })
    expect(await readPracticeTests(ctx, userId)).toEqual([])
  })
})
