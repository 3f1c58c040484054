import { and, eq, sql } from 'drizzle-orm'
import { quotaLeft } from '#app/domain/access/quota-left.server.ts'
import { quotaTaken } from '#app/domain/access/quota-taken.server.ts'
import type { Country } from '#app/domain/profiles/countries.ts'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import { type Heard, hearConcern } from '#app/domain/writing/hear-concern.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import type { Language } from '#engine/core/languages.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { HOMEWORK_SUBJECTS, type HomeworkSubject } from '#engine/curriculum/homework/homework-subjects.ts'
import { recognise } from '#engine/curriculum/homework/recognise.ts'
import { LONGEST_QUESTION, tidyQuestion } from '#engine/curriculum/homework/tidy-question.ts'
import type { AnsweredKind } from './answered-kinds.ts'
import type { AskHomeworkRefusal } from './ask-refusals.ts'
import { FACT_IDS } from './fact-ids.ts'
import { homeworkQuestions } from './homework.schema.ts'

export interface AskHomeworkInput {
  userId: string
  /** The form's own key: the same one notes the question once, and takes one from the limit. */
  attemptId: string
  subject: string
  language: Language
  question: string
  /** Of the quiz bank, where the browser found the answer there. */
  factId: string | null
}

export type HomeworkAsked =
  /** Noted; `left` of today's, null: no limit. */
  | { readonly is: 'answered'; readonly questionId: string; readonly left: number | null }
  /** Nothing of ours answers it: nothing is kept, nothing counted. */
  | { readonly is: 'unanswered' }
  /** Somebody may be in danger: people to talk to, in their country. */
  | { readonly is: 'help-lines'; readonly country: Country | null }

/**
 * Notes a question that we can help with, and takes it from the day's limit in the same batch: before the help begins, so that
 * nobody works on a question whose answer is refused in the end.
 */
export const askHomeworkQuestion = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['write'], notice: null },
  run,
  async (reason, ctx, { userId, question }) =>
    // Whoever may be in danger is heard, however often they asked before; their words are not kept again and again.
    (reason.kind === 'too_many' && (await heard(ctx, { userId, text: question, kept: '' }))) ||
    refuseTooMany(reason),
)

async function run(
  ctx: AppContext,
  { userId, attemptId, subject: named, language, question: typed, factId }: AskHomeworkInput,
): Promise<Result<HomeworkAsked, AskHomeworkRefusal>> {
  const question = tidyQuestion(typed)
  if (!question.ok) {
    const kept = typed.slice(0, LONGEST_QUESTION)
    return (question.code === 'too_long' && (await heard(ctx, { userId, text: typed, kept }))) || question
  }
  const subject = HOMEWORK_SUBJECTS.find((known) => known === named)
  if (subject === undefined || !/^[\w-]{8,60}$/.test(attemptId)) return refuse('malformed')
  const danger = await heard(ctx, { userId, text: question.value, kept: question.value })
  if (danger) return danger
  const limited = await refuseWhileLimited(ctx, userId)
  if (limited) return limited
  const kind = kindOf(question.value, subject, language, factId)
  if (kind === null) return ok({ is: 'unanswered' })
  return note(ctx, { userId, attemptId, subject, language, question: question.value, kind })
}

async function heard(ctx: AppContext, said: Heard): Promise<Result<HomeworkAsked, never> | null> {
  const danger = await hearConcern(ctx, said)
  return danger && ok({ is: 'help-lines', ...danger })
}

/** As the browser recognised it, seen once more here. */
function kindOf(
  question: string,
  subject: HomeworkSubject,
  language: Language,
  factId: string | null,
): AnsweredKind | null {
  const found = recognise(question, subject, language).is
  if (found === 'maths' || found === 'story' || found === 'writing') return found
  return found === 'words' && factId !== null && FACT_IDS.has(factId) ? 'fact' : null
}

type Noted = Omit<typeof homeworkQuestions.$inferInsert, 'id' | 'createdAt'>

async function note(ctx: AppContext, row: Noted): Promise<Result<HomeworkAsked, AskHomeworkRefusal>> {
  const { userId, attemptId, subject, language, question, kind } = row
  const mine = and(eq(homeworkQuestions.userId, userId), eq(homeworkQuestions.attemptId, attemptId))
  const isNew = sql`not exists (select 1 from ${homeworkQuestions} where ${mine})`
  const quota = 'homework-questions'
  const taken =
    kind === 'writing'
      ? { statement: null, passes: sql`true` }
      : await quotaTaken(ctx, { userId, quota, onlyIf: isNew })
  const inserted = ctx.db.insert(homeworkQuestions).select(
    sql`select ${ctx.newId()}, ${userId}, ${attemptId}, ${subject}, ${language}, ${question}, ${kind}, ${ctx.now()}
        where ${taken.passes} and ${isNew}`,
  )
  const read = ctx.db.select().from(homeworkQuestions).where(mine)
  const [found] = taken.statement
    ? (await ctx.db.batch([taken.statement, inserted, read]))[2]
    : (await ctx.db.batch([inserted, read]))[1]
  if (!found) return refuse('quota_used_up')
  // One key is for one question.
  if (found.question !== question) return refuse('malformed')
  const left = (await quotaLeft(ctx, { userId, quota }))?.left ?? null
  return ok({ is: 'answered', questionId: found.id, left })
}
