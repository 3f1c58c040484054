import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import type { Task } from '#engine/curriculum/solver/solution.ts'
import { solveLine } from '#engine/curriculum/solver/solve-line.ts'
import { bandOf } from './internal/band-of.ts'
import { systemPrompt } from './internal/system-prompt.ts'
import { tutorOf } from './internal/tutor-of.ts'
import { solutionLines } from './internal/worked-lines.ts'
import { writeCounted } from './internal/write-counted.ts'
import { DEFAULT_MAX_TOKENS, DEFAULT_TEMPERATURE } from './writing-limits.ts'

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
 * - no_tutor: no model is set up, or neither plan nor pass has one
 * - not_solved: our solver has no solution that could be explained
 */
export type ExplainAgainRefusal =
  | 'prompt_empty'
  | 'no_tutor'
  | 'not_solved'
  | 'consent_required'
  | 'daily_limit'
  | 'too_many_requests'

/**
 * Our own solution in other words, sentence by sentence. What is asked of the model is written here, from what our solver read
 * and worked out: no word of the person's reaches it, so there is nothing to chat about.
 * @throws WritingError from the generator, once the provider fails or something it wrote is withheld
 */
export const explainAgain = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['write'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, problem, task, stop }: ExplainAgainInput,
): Promise<Result<AsyncGenerator<string, void>, ExplainAgainRefusal>> {
  if (problem.trim() === '') return refuse('prompt_empty')
  const limited = await refuseWhileLimited(ctx, userId)
  if (limited) return limited
  const model = await tutorOf(ctx, userId)
  if (model === null) return refuse('no_tutor')
  const language = ctx.caller.locale
  const solved = solveLine(problem, { language, ...(task && { task }) })
  if (!solved.ok) return refuse('not_solved')
  // A question in words has no line of its own; the solver knows none but those of its table.
  const lines = solutionLines(solved.value, language)
  const asked = lines.slice(0, solved.value.given.length).join('; ') || problem.trim()
  const band = bandOf(await readProfile(ctx, userId))
  return writeCounted(ctx, model, {
    userId,
    asked,
    system: systemPrompt('explain', band, language),
    prompt: (solved.value.given.length > 0 ? lines : [asked, ...lines]).join('\n'),
    maxTokens: DEFAULT_MAX_TOKENS,
    temperature: DEFAULT_TEMPERATURE,
    isTyped: false,
    inPieces: 'sentences',
    solution: solved.value,
    stop,
  })
}
