// A homework question's solution in other words: only what was noted, and so counted, is explained.
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { grants } from '#app/domain/access/access.schema.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { createWritingStandIn, type WritingStandIn } from '#tests/sandbox/writing/stand-in.ts'
import { createOpenAiModel } from '#workers/writing/openai-model.ts'
import { askHomeworkQuestion } from './ask-homework-question.server.ts'
import { deleteHomeworkQuestion } from './delete-homework-question.server.ts'
import { explainQuestion } from './explain-question.server.ts'

const STORY = 'Ana López has 24 apples. 3/8 of them are red. How many apples are red?'

let ctx: TestContext
let standIn: WritingStandIn
let userId: string

/** On the Free plan, with a pass that has the AI tutor: five questions a day, and the model. */
beforeEach(async () => {
  standIn = createWritingStandIn({ says: ['Think of a pie. '] })
  const settings = { url: 'https://models.test/v1', key: 'secret', model: 'small' }
  const writingModel = createOpenAiModel(settings, standIn.fetch)
  ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID(), writingModel }
  userId = (await makePerson(ctx, `Tutored${crypto.randomUUID()}`)).userId
  const [startsAt, endsAt] = [ctx.now(), ctx.now() + 86_400_000]
  await ctx.db.insert(grants).values({ id: `test:${userId}`, userId, item: 'ultimate', startsAt, endsAt })
})

async function ask(question: string) {
  const attemptId = crypto.randomUUID()
  const input = { userId, attemptId, subject: 'math', language: 'en', factId: null } as const
  return askHomeworkQuestion(ctx, { ...input, question })
}

async function noted(question: string): Promise<string> {
  const asked = await ask(question)
  if (!asked.ok || asked.value.is !== 'answered') throw new Error(`${question} was not noted`)
  return asked.value.questionId
}

const explain = (questionId: string, by = ctx, who = userId) =>
  explainQuestion(by, { userId: who, questionId, stop: new AbortController().signal })

it('is told of the solution alone: no word of a story leaves us', async () => {
  const begun = await explain(await noted(STORY))
  if (!begun.ok) throw new Error(begun.code)
  const pieces: string[] = []
  for await (const piece of begun.value) pieces.push(piece)
  expect(pieces).toEqual(['Think of a pie. '])
  const sent = JSON.stringify(standIn.asked)
  expect(sent).toContain('3/8')
  expect(sent).not.toMatch(/Ana|López|apples/)
})

it('nothing is written for a client that passes the count by', async () => {
  for (const by of [2, 3, 4, 5, 6]) await noted(`${by}x = 60`)
  expect(await ask('7x = 63')).toEqual({ ok: false, code: 'quota_used_up' })
  for (const questionId of [crypto.randomUUID(), '7x = 63', ''])
    expect(await explain(questionId)).toEqual({ ok: false, code: 'unknown_question' })
  expect(standIn.asked).toEqual([])
})

it('is of one’s own question, as long as it is there, and of one that has lines', async () => {
  const questionId = await noted('3x + 5 = 20')
  const other = crypto.randomUUID()
  const asOther = signedInAs(ctx, other)
  expect(await explain(questionId, asOther, other)).toEqual({ ok: false, code: 'unknown_question' })
  await expect(explain(questionId, asOther)).rejects.toThrow('not_yours')
  await deleteHomeworkQuestion(ctx, { userId, questionId })
  expect(await explain(questionId)).toEqual({ ok: false, code: 'unknown_question' })
  expect(await explain(await noted('Write a story about a dog'))).toEqual({ ok: false, code: 'not_solved' })
  expect(standIn.asked).toEqual([])
})

it('is for whom plan or pass has the tutor', async () => {
  const questionId = await noted('3x + 5 = 20')
  ctx.clock.now += 86_400_000
  expect(await explain(questionId)).toEqual({ ok: false, code: 'no_tutor' })
})
