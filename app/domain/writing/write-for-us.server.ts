import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { ok, type Result } from '#engine/core/result.ts'
import { bandOf } from './internal/band-of.ts'
import { collectText } from './internal/collect-text.ts'
import { systemPrompt } from './internal/system-prompt.ts'
import { type TutorRight, tutorOf } from './internal/tutor-of.ts'
import { writeCounted } from './internal/write-counted.ts'
import { DEFAULT_MAX_TOKENS, DEFAULT_TEMPERATURE } from './writing-limits.ts'

export interface WriteForUsInput {
  userId: string
  right: TutorRight
  task: 'plan'
  /** What it is about, in words of ours alone: nothing a person typed. */
  prompt: string
}

/**
 * A text another subject of the domain needs, whole; null where no model writes for somebody. It counts for the day as every text.
 */
export const writeForUs = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(
  ctx: AppContext,
  { userId, right, task, prompt }: WriteForUsInput,
): Promise<Result<string | null, 'daily_limit' | 'provider_failed'>> {
  const model = await tutorOf(ctx, userId, right)
  if (model === null) return ok(null)
  const band = bandOf(await readProfile(ctx, userId))
  const begun = await writeCounted(ctx, model, {
    userId,
    asked: prompt,
    system: systemPrompt(task, band, ctx.caller.locale),
    prompt,
    maxTokens: DEFAULT_MAX_TOKENS,
    temperature: DEFAULT_TEMPERATURE,
    isTyped: false,
    inPieces: 'whole',
    solution: null,
    stop: null,
  })
  return begun.ok ? collectText(begun.value) : begun
}
