import { asSystem } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import type { Task } from '#engine/curriculum/solver/solution.ts'
import { solveLine } from '#engine/curriculum/solver/solve-line.ts'
import { type ExplainSolutionRefusal, explainSolution } from './explain-solution.server.ts'

export interface ExplainAgainInput {
  userId: string
  /** A line for our solver, as typed; untrusted. */
  problem: string
  task: Task | undefined
  /** Ends the text at the provider. */
  stop: AbortSignal
}

/**
 * - prompt_empty: nothing but blanks
 * - not_solved: our solver has no solution that could be explained
 */
export type ExplainAgainRefusal = ExplainSolutionRefusal | 'prompt_empty' | 'not_solved' | 'too_many_requests'

/** What our solver makes of a line, in other words (explainSolution). */
export const explainAgain = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['write'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, problem, task, stop }: ExplainAgainInput,
): Promise<Result<AsyncGenerator<string, void>, ExplainAgainRefusal>> {
  const line = problem.trim()
  if (line === '') return refuse('prompt_empty')
  const solved = solveLine(problem, { language: ctx.caller.locale, ...(task && { task }) })
  if (!solved.ok) return refuse('not_solved')
  const solution = solved.value
  return explainSolution(asSystem(ctx), { userId, right: 'ai-study-assistance', solution, line, stop })
}
