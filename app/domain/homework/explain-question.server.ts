import { and, eq } from 'drizzle-orm'
import { type ExplainSolutionRefusal, explainSolution } from '#app/domain/writing/explain-solution.server.ts'
import { asSystem } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import { recognise } from '#engine/curriculum/homework/recognise.ts'
import { homeworkQuestions } from './homework.schema.ts'

export interface ExplainQuestionInput {
  userId: string
  /** As askHomeworkQuestion answered. */
  questionId: string
  /** Ends the text at the provider. */
  stop: AbortSignal
}

/**
 * - unknown_question: it was not noted, so it was not counted
 * - not_solved: it has no solution with lines: a fact, or a text to write
 */
export type ExplainQuestionRefusal =
  | ExplainSolutionRefusal
  | 'unknown_question'
  | 'not_solved'
  | 'too_many_requests'

/**
 * The solution of one's own question in other words (explainSolution). By the id of the noted question alone: whoever was not
 * counted gets nothing from here.
 */
export const explainQuestion = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['write'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, questionId, stop }: ExplainQuestionInput,
): Promise<Result<AsyncGenerator<string, void>, ExplainQuestionRefusal>> {
  const noted = await ctx.db
    .select()
    .from(homeworkQuestions)
    .where(and(eq(homeworkQuestions.id, questionId), eq(homeworkQuestions.userId, userId)))
    .get()
  if (!noted) return refuse('unknown_question')
  const found = recognise(noted.question, noted.subject, noted.language)
  if (found.is !== 'maths' && found.is !== 'story') return refuse('not_solved')
  const line = found.is === 'maths' ? found.line : found.problem.line
  return explainSolution(asSystem(ctx), { userId, right: 'ai-tutor', solution: found.solution, line, stop })
}
