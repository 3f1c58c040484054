import { and, eq, isNull } from 'drizzle-orm'
import { ALL_GENERATORS } from '#app/domain/practice/courses.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { checkAnswer } from '#engine/curriculum/check-answer.ts'
import { practiceTests } from './practice-tests.schema.ts'
import { readAnswers, type TestAnswers, withAnswers } from './test-answers.ts'
import { exerciseOf } from './test-question.ts'

/** An answer given in the last moment may be on its way so long. */
const ON_THE_WAY_MS = 30_000

export interface SaveTestAnswersInput {
  userId: string
  testId: string
  /** As they came in: those that are new or changed, null for the others. */
  answers: unknown
  /** Whether the test is handed in with them. */
  isLast: boolean
}

/** unknown_test: there is none of this person; malformed: the answers are none */
export type SaveTestAnswersRefusal = 'unknown_test' | 'malformed' | 'too_many_requests'

/**
 * Adds answers to a test that is being taken, and with the last ones judges it, here alone. Sent again they change nothing. After
 * its time is over nothing more is kept, and a test handed in stays as it is.
 */
export const saveTestAnswers = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['finish_round'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, testId, answers: given, isLast }: SaveTestAnswersInput,
): Promise<Result<{ isFinished: boolean }, SaveTestAnswersRefusal>> {
  const mine = and(eq(practiceTests.id, testId), eq(practiceTests.userId, userId))
  const test = await ctx.db.select().from(practiceTests).where(mine).get()
  if (!test) return refuse('unknown_test')
  const read = readAnswers(given, test.questions.length)
  if (!read) return refuse('malformed')
  if (test.finishedAt !== null) return ok({ isFinished: true })
  const now = ctx.now()
  const isLate = test.endsAt !== null && now > test.endsAt + ON_THE_WAY_MS
  const answers = isLate ? test.answers : withAnswers(test.answers, read)
  const isFinished = isLast || isLate
  const end = isFinished ? { finishedAt: now, ...scoreOf(test, answers) } : {}
  await ctx.db
    .update(practiceTests)
    .set({ answers, ...end })
    .where(and(mine, isNull(practiceTests.finishedAt)))
  return ok({ isFinished })
}

/** A question whose generator has changed since is nobody's miss: it is left out. */
function scoreOf(
  { questions, language }: Pick<typeof practiceTests.$inferSelect, 'questions' | 'language'>,
  answers: TestAnswers,
): { right: number; counted: number } {
  const judged = questions.flatMap((question, index) => {
    const made = exerciseOf(ALL_GENERATORS, question, index)
    const given = answers[index]
    if (!made.ok) return []
    return [given != null && checkAnswer(made.value.answer, given, language).is === 'right']
  })
  return { right: judged.filter((isRight) => isRight).length, counted: judged.length }
}
