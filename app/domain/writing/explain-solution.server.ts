import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { type Result, refuse } from '#engine/core/result.ts'
import type { Solution } from '#engine/curriculum/solver/solution.ts'
import { bandOf } from './internal/band-of.ts'
import { systemPrompt } from './internal/system-prompt.ts'
import { type TutorRight, tutorOf } from './internal/tutor-of.ts'
import { solutionLines } from './internal/worked-lines.ts'
import { writeCounted } from './internal/write-counted.ts'
import { DEFAULT_MAX_TOKENS, DEFAULT_TEMPERATURE } from './writing-limits.ts'

export interface ExplainSolutionInput {
  userId: string
  right: TutorRight
  solution: Solution
  /** What was solved, where the solution has no line of its own for it: a question of the solver's table. */
  line: string
  /** Ends the text at the provider. */
  stop: AbortSignal
}

/** no_tutor: no model is set up, or neither plan nor pass has one */
export type ExplainSolutionRefusal = 'no_tutor' | 'consent_required' | 'daily_limit'

/**
 * A solution of ours in other words, sentence by sentence. What is asked of the model is written here, from what our solver read and
 * worked out: no word of the person's reaches it, so there is nothing to chat about.
 * @throws WritingError from the generator, once the provider fails or something it wrote is withheld
 */
export const explainSolution = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(
  ctx: AppContext,
  { userId, right, solution, line, stop }: ExplainSolutionInput,
): Promise<Result<AsyncGenerator<string, void>, ExplainSolutionRefusal>> {
  const limited = await refuseWhileLimited(ctx, userId)
  if (limited) return limited
  const model = await tutorOf(ctx, userId, right)
  if (model === null) return refuse('no_tutor')
  const language = ctx.caller.locale
  const lines = solutionLines(solution, language)
  const asked = lines.slice(0, solution.given.length).join('; ') || line
  return writeCounted(ctx, model, {
    userId,
    asked,
    system: systemPrompt('explain', bandOf(await readProfile(ctx, userId)), language),
    prompt: (solution.given.length > 0 ? lines : [asked, ...lines]).join('\n'),
    maxTokens: DEFAULT_MAX_TOKENS,
    temperature: DEFAULT_TEMPERATURE,
    isTyped: false,
    inPieces: 'sentences',
    solution,
    stop,
  })
}
